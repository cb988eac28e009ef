extension Interaction {
  /// Returns what is visible now, from back to front: the items and gaps of all areas, and between
  /// their layers the items that are dragged or animate to their places (``overlays(of:)``).
  ///
  /// To draw a frame, draw each element in its frame, clipped to its clip, with its opacity and
  /// shadow. ``row(of:in:)`` returns the controls of a row, which swipes and edit mode show.
  ///
  /// - Complexity: O(*n* · *m*) for *n* items of areas and *m* that fade in or are in overlays.
  public func scene(of content: some InteractiveContent) -> [SceneElement] {
    let areas = screen.layout.areas.map { elements(of: $0, content.model) }
    func placed(in layer: Stage.Layer) -> [SceneElement] {
      areas.filter { $0.layer == layer }.flatMap(\.placed)
    }
    let overlays = overlays(of: content)
    return placed(in: .scene)
      + areas.filter { $0.layer == .scene }.flatMap(\.inFront)
      + overlays.filter { !$0.isInHand }
      + placed(in: .controls)
      + overlays.filter(\.isInHand)
      + placed(in: .menus)
  }

  /// Returns the elements of a container's `Stage.Area`, from back to front; none without an area.
  ///
  /// An item that is drawn above the areas (``overlays(of:)``) has a ``SceneElement/Kind/gap`` at
  /// its place. A collection view has elements for the lifted item, and for the items up to one
  /// viewport outside the visible part. Items beyond `bounds`, in window coordinates, are left out.
  ///
  /// - Complexity: O(*n* · *m*) for *n* items of the area and *m* that fade in or are in overlays.
  public func elements(in container: ContainerID, within bounds: Rect? = nil) -> [SceneElement] {
    screen.layout.areas.first { $0.container == container }
      .map { elements(in: $0, within: bounds) } ?? []
  }

  /// Returns the elements above the areas, from back to front: dragged, released and removed items.
  ///
  /// Dragged items are above the areas in the layer of controls, released and removed ones below.
  public func overlays(of content: some InteractiveContent) -> [SceneElement] {
    screen.motion.overlays.map { element(of: $0, content) }
  }
}

// MARK: - Areas

extension Interaction {
  private func elements(in area: LayoutSnapshot.Area, within bounds: Rect?) -> [SceneElement] {
    let (motion, frames, touches) = (screen.motion, screen.layout.frames, pointers.touches)
    let dragged = Set(screen.drag?.session.localObjects ?? [])
    // A drop that copies or links in a collection view leaves the dragged items where they are.
    let copies =
      screen.drag?.session.operation?.keepsSource == true
      && screen.drag?.session.target?.destination != nil
    let focus = keyboard.visibleFocus.flatMap { $0.container == area.container ? $0.item : nil }
    return area.items.compactMap { placed in
      let (item, known) = (placed.item, frames[placed.item])
      let displacement = motion.displacement(of: item)
      let final = known?.frame ?? placed.frame
      let frame = displacement?.seen(from: final) ?? final
      guard bounds?.intersects(frame) != false else { return nil }
      let isDragged = dragged.contains(item)
      let isAway = isDragged ? !copies : motion.isAway(item)
      var element = SceneElement(
        isAway ? .gap : .item, item, in: area.container, frame, clip: area.collection?.bounds)
      guard !isAway else { return element }
      element.fadeIn(motion.presence(of: item))
      element.isCopied = isDragged
      element.isHeld = known?.isHeld == true
      element.move(by: displacement)
      element.isFocused = focus == item
      element.isHovered = hovered == item
      element.isPressed = touches.contains { $0.presses(item) }
      return element
    }
  }

  /// Returns the elements of an area: those at their places, and those in front of all scene areas.
  private func elements(
    of area: LayoutSnapshot.Area, _ model: Model
  ) -> (layer: Stage.Layer, placed: [SceneElement], inFront: [SceneElement]) {
    let bounds = area.collection?.bounds
    var items = elements(in: area, within: nil)
      .filter { $0.isInFront || bounds?.intersects($0.unscaledFrame) != false }
    for index in items.indices where items[index].kind == .item {
      let position = model.position(of: items[index].item)
      items[index].container = position?.container ?? area.container
    }
    let folding = screen.motion.clip(&items, inGroupsOf: area, screen.layout.frames)
    // In a collection view, ``openGap(in:_:)`` adds the gap of the lifted item.
    let lifted = area.collection == nil ? nil : screen.drag?.item
    var placed = items.filter { $0.kind == .gap && $0.item != lifted }
    placed += [openGap(in: area, model)].compactMap(\.self)
    placed += folding
    placed += items.filter { $0.kind == .item && !$0.isInFront }
    placed += [thumb(in: area)].compactMap(\.self)
    return (area.layer, placed, items.filter(\.isInFront))
  }

  private func openGap(in area: LayoutSnapshot.Area, _ model: Model) -> SceneElement? {
    guard let drag = screen.drag, let collection = area.collection,
      let frame = gap(in: collection.id)?.frame
    else { return nil }
    let place =
      drag.target?.gap?.container ?? drag.item.flatMap { model.position(of: $0) }?.container
    return SceneElement(
      .gap, drag.item ?? collection.view, in: place ?? collection.id, frame,
      clip: collection.bounds)
  }

  private func thumb(in area: LayoutSnapshot.Area) -> SceneElement? {
    guard let collection = area.collection, let bar = scrollBar(of: collection.id) else {
      return nil
    }
    var thumb = SceneElement(
      .scrollThumb, collection.view, in: collection.id, bar.thumb, clip: collection.bounds)
    thumb.isPressed = bar.isHeld
    return thumb
  }
}

extension ItemMotion {
  /// Clips the rows of opening and folding groups, which slide from behind their group's row.
  ///
  /// - Returns: The rows of folding groups, which still slide; the layout no longer has them.
  fileprivate func clip(
    _ items: inout [SceneElement], inGroupsOf area: LayoutSnapshot.Area, _ frames: ItemFrames
  ) -> [SceneElement] {
    guard let collection = area.collection else { return [] }
    return folds.flatMap { fold -> [SceneElement] in
      guard let place = frames[fold.group], place.container == area.container
      else { return [] }
      let row = seenFrame(of: fold.group, from: place.frame)
      var clip = collection.bounds
      clip.origin.y = max(clip.minY, row.maxY)
      clip.size.height = max(collection.bounds.maxY - clip.minY, 0)
      let group = collection.openGroups.first { $0.row == place.frame }?.container
      for index in items.indices
      where items[index].container == group && !fold.newcomers.contains(items[index].item) {
        items[index].clip = clip
      }
      return fold.rows(behind: row).map { row in
        SceneElement(.item, row.item, in: area.container, row.frame, clip: clip)
      }
    }
  }
}

extension SceneElement {
  /// Shows an item that fades in and grows from 70 % of its size (ours: never as small as a dot).
  fileprivate mutating func fadeIn(_ presence: Fraction) {
    guard presence != .one else { return }
    let first = Fraction.percent(70)
    (scale, opacity) = (first + (.one - first) * presence, presence)
  }

  fileprivate mutating func move(by displacement: Displacement?) {
    let pull = displacement?.pull ?? .gap
    isGliding = pull == .glide
    isInFront = isHeld || pull != .gap
    guard isInFront else { return }
    // The nearer an item is to its place, the more of it its collection view clips.
    let distance = displacement?.distance ?? 0
    clip = isHeld || isGliding ? nil : clip?.insetBy(-distance)
  }
}

// MARK: - Overlays

extension Interaction {
  private func element(
    of overlay: DragOverlay, _ content: some InteractiveContent
  ) -> SceneElement {
    let isLifted = screen.liftedItem == overlay.item
    let preview = content.preview(
      of: overlay.item,
      in: isLifted ? session?.container : screen.layout.container(of: overlay.item))
    let collection = screen.layout.collection(under: overlay, of: session)
    let container =
      content.model.position(of: overlay.item)?.container ?? screen.drag?.session.container
      ?? screen.layout.container(of: overlay.item) ?? ContainerID("")
    var element = SceneElement(
      .item, overlay.item, in: container, screen.seenFrame(of: overlay),
      // Clipping increases gradually as the overlay nears its place.
      clip: overlay.isInHand ? nil : collection?.bounds.insetBy(-overlay.displacement.distance))
    element.preview = preview
    element.show(
      overlay, isRow: preview?.isRow ?? (collection?.area.isSingleColumn == true),
      isAlone: screen.motion.overlays.count { $0.isInHand == overlay.isInHand } == 1,
      screen.layout.tuning)
    guard overlay.course == .carried, let session else { return element }
    element.isFocused = session.pointer == .keyboard
    (element.badge, element.count) = (badge, session.items.count)
    return element
  }
}

extension LayoutSnapshot {
  /// Returns the view where an overlay's item is, was lifted or fades out; `nil` for no view.
  fileprivate func collection(
    under overlay: DragOverlay, of session: DragSession?
  ) -> CollectionLayoutSnapshot? {
    switch overlay.course {
    case .carried, .piled:
      collection(containing: overlay.item) ?? collection(session?.container)
    case .dropped, .returning: collection(containing: overlay.item)
    case .vanishing(let point), .departing(let point):
      collections.last { $0.area.bounds.contains(point) }
    }
  }
}

extension SceneElement {
  /// Shows the size, the opacity and the shadow of a lifted, released or removed item.
  fileprivate mutating func show(
    _ overlay: DragOverlay, isRow: Bool, isAlone: Bool, _ tuning: Tuning
  ) {
    (isInHand, isLanding) = (overlay.isInHand, overlay.isLanding)
    isCopy = overlay.lifted != overlay.item
    (lift, liftAmount) = (overlay.elevation(tuning), overlay.liftAmount)
    // A row is scaled less than a tile.
    let limit: Fraction = isRow ? tuning.rowLiftScale - .one : .one
    let lifted = min((tuning.liftScale - .one) * lift, limit)
    // An item shrinks as it fades out: into a target (R26), or after a deletion.
    var shrinking = Fraction.one - tuning.vanishingScale
    if case .departing = overlay.course { shrinking = min(.one - tuning.removalScale, limit) }
    scale = .one + lifted - shrinking * (.one - overlay.presence)
    // Rows, compact tiles, and several items that are dragged or land together stay opaque.
    let fading = (.one - tuning.liftedAlpha) * (.one - overlay.visibleCompactness) * lift
    let alpha = (isAlone && !isRow ? .one - fading : .one) * overlay.presence
    opacity = alpha.clamped(to: .zero ... .one)
    guard lift > .zero else { return }
    // When lifted: 10 px below the item, blurred over 24 px, black at 30 % (ours: text below it
    // stays legible, and the shadow is larger than those of cards).
    shadow = Shadow(offset: Length(pixels: 10) * lift, blur: 24, opacity: .percent(30) * lift)
  }
}
