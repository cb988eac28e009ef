public import DragFrameIO
public import DragGeometry
internal import DragModel

extension Interaction {
  /// Everything in sight that has a name, where it rests, the rearmost first: items, collection
  /// views, the parts of rows.
  public func landmarks<Content: InteractiveContent>(of content: Content) -> [Landmark] {
    landmarks(of: content) { _ in true }
  }

  /// What is in sight at a point, the rearmost first: the same as ``landmarks(of:)`` has there, found
  /// without looking at everything else.
  public func landmarks<Content: InteractiveContent>(
    at point: Point, of content: Content
  ) -> [Landmark] {
    landmarks(of: content) { $0.contains(point) }.filter { $0.visible.contains(point) }
  }

  private func landmarks<Content: InteractiveContent>(
    of content: Content, where isMeant: (Rect) -> Bool
  ) -> [Landmark] {
    let areas = layout.areas
    return areas.filter { $0.layer == .scene }.flatMap { landmarks(in: $0, content, isMeant) }
      + heldLandmarks(content)
      + areas.filter { $0.layer != .scene }.flatMap { landmarks(in: $0, content, isMeant) }
      + [cancelStrip].compactMap(\.self)
  }

  private func landmarks<Content: InteractiveContent>(
    in area: LayoutSnapshot.Area, _ content: Content, _ isMeant: (Rect) -> Bool
  ) -> [Landmark] {
    let shown = area.collection?.area
    let own = shown.map { shown in
      Landmark(
        .init(content.name(of: shown.view), in: area.container.name), shown.bounds, isGround: true)
    }
    let items = area.seenItems.filter {
      isMeant($0.frame) && layout.places[$0.item]?.isHeld != true
    }
    return [own].compactMap(\.self)
      + items.flatMap { item in
        landmarks(of: item, in: area, within: shown?.bounds, content)
      }
  }

  /// An item, and in front of it its parts.
  private func landmarks<Content: InteractiveContent>(
    of placed: PlacedItem, in area: LayoutSnapshot.Area, within bounds: Rect?, _ content: Content
  ) -> [Landmark] {
    let container = content.model.position(of: placed.item)?.container ?? area.container
    let name = content.name(of: placed.item)
    let traits = traits(of: placed.item, content)
    let parts = restingCell(of: placed.item, content)?.parts ?? []
    return [
      Landmark(
        .init(name, in: container.name), placed.frame, visible: placed.frame.seen(within: bounds),
        isMovable: traits.isMovable, isControl: area.layer != .scene)
    ]
      + parts.map { part in
        Landmark(
          .init(name, in: container.name, part: part.name), part.frame,
          visible: part.frame.seen(within: bounds), isMovable: part.name == "reorder")
      }
  }

  /// Where a finger that carries something releases it to cancel the drag.
  private var cancelStrip: Landmark? {
    guard drag?.session.pointer.kind == .touch, let strip = layout.stage.cancelStrip else {
      return nil
    }
    return Landmark(.init("cancel-strip", in: "chrome"), strip)
  }

  private func heldLandmarks(_ content: some InteractiveContent) -> [Landmark] {
    layout.stage.held.compactMap { held in
      guard let area = layout.container(of: held.item) else { return nil }
      let container = content.model.position(of: held.item)?.container ?? area
      return Landmark(
        .init(content.name(of: held.item), in: container.name), held.frame, isMovable: true)
    }
  }
}

// Where everything is visible now.
extension Interaction {
  /// The named items and parts in sight where they are seen now, the rearmost first: also those that are
  /// dragged or still move.
  public func seenLandmarks(of content: some InteractiveContent) -> [Landmark] {
    layout.areas.flatMap { seenLandmarks(in: $0, content) }
      + motion.overlays.compactMap { seenLandmark(of: $0, content) }
  }

  /// How far each collection view is scrolled from where its content begins, by the name of the view and by that of
  /// its area.
  public func scrollOffsets(of content: some InteractiveContent) -> [String: Length] {
    layout.areas.reduce(into: [:]) { offsets, area in
      guard let shown = area.collection else { return }
      offsets[area.container.name] = shown.scrolledDistance
      offsets[content.name(of: shown.area.view)] = shown.scrolledDistance
    }
  }

  private func seenLandmarks(
    in area: LayoutSnapshot.Area, _ content: some InteractiveContent
  ) -> [Landmark] {
    let bounds = area.collection?.area.bounds
    return visibleItems(in: area.container).filter { !$0.isAway }.flatMap { seen in
      let name = content.name(of: seen.item)
      let container = content.model.position(of: seen.item)?.container ?? area.container
      let whole = Landmark(
        .init(name, in: container.name), seen.frame, visible: seen.frame.seen(within: bounds),
        isMovable: traits(of: seen.item, content).isMovable, isControl: area.layer != .scene)
      let parts = cell(of: seen.item, in: content)?.parts ?? []
      let all =
        [whole]
        + parts.map { part in
          Landmark(
            .init(name, in: container.name, part: part.name), part.frame,
            visible: part.frame.seen(within: bounds))
        }
      return all.filter { !$0.visible.isEmpty }
    }
  }

  private func seenLandmark(
    of overlay: DragOverlay, _ content: some InteractiveContent
  ) -> Landmark? {
    guard let container = content.model.position(of: overlay.item)?.container else { return nil }
    return Landmark(
      .init(content.name(of: overlay.item), in: container.name), seenFrame(of: overlay),
      isMovable: true)
  }
}

extension Arbiter.Traits {
  /// Whether a pointer lifts the item, or makes it follow.
  var isMovable: Bool { !isDisjoint(with: [.liftable, .handle, .follows]) }
}

extension Rect {
  /// The part of the rectangle within a viewport, if any.
  func seen(within bounds: Rect?) -> Rect {
    bounds.map { intersection($0) } ?? self
  }
}
