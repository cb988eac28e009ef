extension Interaction {
  /// Returns what is visible now, from back to front: the items of all areas with the gaps between them, and above them
  /// those that fly to their places or are dragged.
  ///
  /// To draw a frame, draw each element in its frame, clipped to its clip, with its opacity and shadow. Nothing else has
  /// to be known of the drag. The controls of rows, which swipes and edit mode show, are in ``row(of:in:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible items.
  public func scene(of content: some InteractiveContent) -> [SceneElement] {
    SceneBuilder(interaction: self, content: content).elements
  }
}

/// The elements of a frame, as an interaction and its content have them.
private struct SceneBuilder<Content: InteractiveContent> {
  let interaction: Interaction
  let content: Content

  private typealias ShownArea = (area: LayoutSnapshot.Area, items: [VisibleItem])

  private var screen: Screen { _read { yield interaction.screen } }

  /// The elements, from back to front.
  var elements: [SceneElement] {
    let areas = screen.layout.areas.map { area -> ShownArea in
      (area, interaction.visibleItems(in: area.container))
    }
    func elements(in layer: Stage.Layer) -> [SceneElement] {
      areas.filter { $0.area.layer == layer }.flatMap(self.elements)
    }
    return elements(in: .scene)
      + areas.filter { $0.area.layer == .scene }.flatMap(flyingElements)
      + overlayElements { !$0.isInHand }
      + elements(in: .controls)
      + overlayElements(where: \.isInHand)
      + elements(in: .menus)
  }

  /// Returns the elements of an area at their places: gaps, rows that fold, items, and the thumb of the scroll bar.
  private func elements(in shown: ShownArea) -> [SceneElement] {
    let (area, bounds) = (shown.area, shown.area.collection?.bounds)
    let items = shown.items.filter { bounds?.intersects($0.frame) != false }
    var elements = gaps(in: area, items)
    for drawer in drawers(of: area) {
      elements += drawer.rows.map { row in
        SceneElement(.item, row.item, in: area.container, row.frame, clip: drawer.clip)
      }
    }
    let resting = items.filter { !$0.isAway && !isInFront($0) }
    elements += resting.map { element($0, in: area, clip: bounds) }
    if let collection = area.collection, let bar = interaction.scrollBar(of: collection.id) {
      var thumb = SceneElement(
        .scrollThumb, collection.view, in: collection.id, bar.thumb, clip: bounds)
      thumb.isPressed = bar.isHeld
      elements.append(thumb)
    }
    return elements
  }

  private func gaps(in area: LayoutSnapshot.Area, _ items: [VisibleItem]) -> [SceneElement] {
    let bounds = area.collection?.bounds
    // In a collection view, the row of the lifted item is where the gap is.
    let lifted = area.collection == nil ? nil : screen.drag?.item
    let gaps = items.filter { $0.isAway && $0.item != lifted }.map { item in
      SceneElement(.gap, item.item, in: area.container, item.frame, clip: bounds)
    }
    guard let drag = screen.drag, let collection = area.collection,
      let frame = interaction.gap(in: collection.id)?.frame
    else { return gaps }
    let place =
      drag.target?.gap?.container ?? drag.item.flatMap { content.model.position(of: $0) }?.container
    let item = drag.item ?? collection.view
    return gaps + [SceneElement(.gap, item, in: place ?? collection.id, frame, clip: bounds)]
  }
}

// MARK: - Items

extension SceneBuilder {
  /// Returns the items of an area in front of all areas: those that come from another one, or follow a touch.
  private func flyingElements(in shown: ShownArea) -> [SceneElement] {
    shown.items.filter { !$0.isAway && isInFront($0) }.map { item in
      // The nearer an item is to its place, the more of it is clipped.
      let distance = screen.motion.displacement(of: item.item)
      let left = max(distance.dx.magnitude, distance.dy.magnitude)
      let bounds = shown.area.collection?.bounds.insetBy(-left)
      return element(item, in: shown.area, clip: item.isHeld || item.isGliding ? nil : bounds)
    }
  }

  private func isInFront(_ item: VisibleItem) -> Bool {
    item.isHeld || item.isGliding
      || screen.motion.displacements.contains { $0.item == item.item && $0.pull == .transfer }
  }

  private func element(
    _ visible: VisibleItem, in area: LayoutSnapshot.Area, clip: Rect?
  ) -> SceneElement {
    let (item, scale) = (visible.item, visible.scale)
    let frame = scale == .one ? visible.frame : visible.frame.scaled(by: scale)
    let container = content.model.position(of: item)?.container
    var element = SceneElement(
      .item, item, in: container ?? area.container, frame,
      clip: clipInDrawer(of: item, in: container, area) ?? clip)
    (element.scale, element.size) = (scale, visible.frame.size)
    element.opacity = visible.presence
    element.isFocused =
      interaction.focused == item && interaction.facts.focusedContainer == area.container
    element.isHovered = interaction.hovered == item
    element.isPressed = !interaction.pressedParts(of: item).isEmpty
    return element
  }

  /// Returns the elements of the overlays that meet a condition, with their previews and badges.
  private func overlayElements(where isIncluded: (DragOverlay) -> Bool) -> [SceneElement] {
    screen.motion.overlays.filter(isIncluded).map { overlay in
      let preview = overlay.preview(in: interaction, content)
      let area = screen.layout.collection(containing: overlay.item)?.area
      let isRow = preview?.isRow ?? (area?.isSingleColumn == true)
      let look = OverlayLook(of: overlay, isRow: isRow, in: interaction)
      let seen = screen.seenFrame(of: overlay)
      let size = preview?.size ?? seen.size
      let container =
        content.model.position(of: overlay.item)?.container ?? screen.drag?.session.container
        ?? screen.layout.container(of: overlay.item) ?? ContainerID("")
      var element = SceneElement(
        .item, overlay.item, in: container, Rect(center: seen.center, size: size * look.scale),
        clip: overlay.visibleArea(in: interaction))
      (element.scale, element.size) = (look.scale, size)
      element.opacity = look.opacity
      (element.lift, element.shadow, element.preview) = (look.elevation, look.shadow, preview)
      guard overlay.course == .carried, let session = interaction.session else { return element }
      element.isFocused = session.pointer == .keyboard
      (element.badge, element.count) = (interaction.badge, session.items.count)
      return element
    }
  }
}

// MARK: - Groups of outlines: their rows slide out from behind the row of the group

extension SceneBuilder {
  /// A group that opens or folds now.
  private struct Drawer {
    let fold: Fold
    /// The frame of the group's row.
    let group: Rect
    /// The part of the collection view below that row.
    let clip: Rect

    var rows: [PlacedItem] { fold.rows(behind: group) }
  }

  private func drawers(of area: LayoutSnapshot.Area) -> [Drawer] {
    guard let bounds = area.collection?.bounds else { return [] }
    return screen.motion.folds.compactMap { fold in
      guard screen.layout.container(of: fold.group) == area.container,
        let group = screen.seenFrame(of: fold.group)
      else { return nil }
      var clip = bounds
      clip.origin.y = max(bounds.minY, group.maxY)
      clip.size.height = max(bounds.maxY - clip.minY, 0)
      return Drawer(fold: fold, group: group, clip: clip)
    }
  }

  /// Returns the clip of a row in a group that opens; `nil` if its group does not open, or it was visible before.
  private func clipInDrawer(
    of item: ItemID, in container: ContainerID?, _ area: LayoutSnapshot.Area
  ) -> Rect? {
    guard !screen.motion.folds.isEmpty, let collection = area.collection,
      let open = collection.openGroups.first(where: { $0.container == container })
    else { return nil }
    return drawers(of: area).first { drawer in
      screen.layout.frame(of: drawer.fold.group) == open.row
        && !drawer.fold.newcomers.contains(item)
    }?.clip
  }
}
