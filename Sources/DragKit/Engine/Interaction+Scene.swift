internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Returns what is visible now, from back to front: the items of all areas with the gaps between them, and above them
  /// those that fly to their places or are dragged.
  ///
  /// To draw a frame, draw each element in its frame, clipped to its clip, with its opacity and shadow. Nothing else has
  /// to be known of the screen.drag. The controls of rows, which swipes and edit mode show, are in ``row(of:in:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible items.
  public func scene(of content: some InteractiveContent) -> [SceneElement] {
    let areas = screen.layout.areas.map { area in
      ShownArea(area: area, items: visibleItems(in: area.container, within: nil))
    }
    let scene = areas.filter { $0.area.layer == .scene }
    return scene.flatMap { elements(in: $0, content) }
      + scene.flatMap { flyingElements(in: $0, content) }
      + overlayElements(content) { !$0.isInHand }
      + areas.filter { $0.area.layer == .controls }.flatMap { elements(in: $0, content) }
      + overlayElements(content, where: \.isInHand)
      + areas.filter { $0.area.layer == .menus }.flatMap { elements(in: $0, content) }
  }

  private struct ShownArea {
    let area: LayoutSnapshot.Area
    let items: [VisibleItem]
  }

  private func elements(
    in shown: ShownArea, _ content: some InteractiveContent
  ) -> [SceneElement] {
    let (area, bounds) = (shown.area, shown.area.collection?.area.bounds)
    let items = shown.items.filter { bounds?.intersects($0.frame) != false }
    var elements = gaps(in: area, items, content)
    for (item, clip) in drawers(of: area) {
      elements += foldingRows(ofGroup: item).map { row in
        SceneElement(.item, row.item, in: area.container, row.frame, clip: clip)
      }
    }
    let resting = items.filter { !$0.isAway && !isInFront($0) }
    elements += resting.map { element($0, in: area, clip: bounds, content) }
    if let collection = area.collection, let bar = scrollBar(of: collection.id) {
      var thumb = SceneElement(
        .scrollThumb, collection.area.view, in: collection.id, bar.thumb, clip: bounds)
      thumb.isPressed = isScrollBarHeld(of: collection.id)
      elements.append(thumb)
    }
    return elements
  }

  /// Returns the items of an area in front of all areas: those that come from another one, or follow a touch.
  private func flyingElements(
    in shown: ShownArea, _ content: some InteractiveContent
  ) -> [SceneElement] {
    shown.items.filter { !$0.isAway && isInFront($0) }.map { item in
      // The nearer an item is to its place, the more of it is clipped.
      let distance = screen.motion.displacement(of: item.item)
      let left = max(distance.dx.magnitude, distance.dy.magnitude)
      let bounds = shown.area.collection?.area.bounds.insetBy(-left)
      let clip = item.isHeld || item.isGliding ? nil : bounds
      return element(item, in: shown.area, clip: clip, content)
    }
  }

  private func isInFront(_ item: VisibleItem) -> Bool {
    item.isHeld || item.isGliding
      || screen.motion.displacements.contains { $0.item == item.item && $0.pull == .transfer }
  }

  private func element(
    _ visible: VisibleItem, in area: LayoutSnapshot.Area, clip: Rect?,
    _ content: some InteractiveContent
  ) -> SceneElement {
    let (item, scale) = (visible.item, visible.scale)
    let frame = scale == .one ? visible.frame : visible.frame.scaled(by: scale)
    let container = content.model.position(of: item)?.container ?? area.container
    var element = SceneElement(
      .item, item, in: container, frame, clip: clipInDrawer(of: item, in: area, content) ?? clip)
    (element.scale, element.size) = (scale, visible.frame.size)
    element.opacity = visible.presence
    element.isFocused = focused == item && keyboard.focus?.container == area.container
    (element.isHovered, element.isPressed) = (hovered == item, isPressed(item))
    return element
  }

  private func gaps(
    in area: LayoutSnapshot.Area, _ items: [VisibleItem], _ content: some InteractiveContent
  ) -> [SceneElement] {
    let bounds = area.collection?.area.bounds
    // In a collection view, the row of the lifted item is where the gap is.
    let lifted = area.collection == nil ? nil : screen.drag?.item
    let gaps = items.filter { $0.isAway && $0.item != lifted }.map { item in
      SceneElement(.gap, item.item, in: area.container, item.frame, clip: bounds)
    }
    guard let drag = screen.drag, let collection = area.collection,
      let frame = gapFrame(in: collection.id)
    else { return gaps }
    let place =
      drag.target?.gap?.container ?? drag.item.flatMap { content.model.position(of: $0) }?.container
    return gaps + [
      SceneElement(
        .gap, drag.item ?? collection.area.view, in: place ?? collection.id, frame, clip: bounds)
    ]
  }

  private func overlayElements(
    _ content: some InteractiveContent, where isIncluded: (DragOverlay) -> Bool
  ) -> [SceneElement] {
    screen.motion.overlays.filter(isIncluded).map { overlay in
      let preview = preview(of: overlay, in: content)
      let area = screen.layout.collection(containing: overlay.item)?.area
      let isRow = preview?.isRow ?? (area?.isSingleColumn == true)
      let look = OverlayLook(overlay, in: motion, isRow: isRow, screen.layout.tuning)
      let seen = screen.seenFrame(of: overlay)
      let size = preview?.size ?? seen.size
      let container =
        content.model.position(of: overlay.item)?.container ?? screen.drag?.session.container
        ?? screen.layout.container(of: overlay.item) ?? ContainerID("")
      var element = SceneElement(
        .item, overlay.item, in: container, Rect(center: seen.center, size: size * look.scale),
        clip: visibleArea(of: overlay))
      (element.scale, element.size) = (look.scale, size)
      element.opacity = look.opacity
      (element.lift, element.shadow, element.preview) = (look.elevation, look.shadow, preview)
      guard overlay.course == .carried, let session else { return element }
      element.isFocused = session.pointer == .keyboard
      (element.badge, element.count) = (badge, session.items.count)
      return element
    }
  }
}

// MARK: - Groups of outlines: their rows slide out from behind the row of the group

extension Interaction {
  /// Returns the groups of a collection view that open or fold now, with the part of the view below their rows.
  private func drawers(of area: LayoutSnapshot.Area) -> [(group: ItemID, clip: Rect)] {
    guard let bounds = area.collection?.area.bounds else { return [] }
    return screen.motion.folds.compactMap { fold in
      guard screen.layout.container(of: fold.group) == area.container,
        let top = screen.seenFrame(of: fold.group)?.maxY
      else { return nil }
      var clip = bounds
      clip.origin.y = max(bounds.minY, top)
      clip.size.height = max(bounds.maxY - clip.minY, 0)
      return (fold.group, clip)
    }
  }

  /// Returns the clip of a row in a group that opens; `nil` if its group does not open, or it was visible before.
  private func clipInDrawer(
    of item: ItemID, in area: LayoutSnapshot.Area, _ content: some InteractiveContent
  ) -> Rect? {
    guard !screen.motion.folds.isEmpty, let collection = area.collection,
      let container = content.model.position(of: item)?.container,
      let open = collection.geometry.openGroups.first(where: { $0.container == container })
    else { return nil }
    let row = collection.inWindow(open.row)
    return drawers(of: area).first { drawer in
      screen.layout.frame(of: drawer.group) == row
        && !comesFromElsewhere(item, toGroup: drawer.group)
    }?.clip
  }
}
