public import DragFrameIO
public import DragGeometry
internal import DragModel

extension Interaction {
  /// The named items and parts in sight where they are seen now, the rearmost first: also those that are
  /// dragged or still move.
  public func seenLandmarks(of content: some InteractiveContent) -> [Landmark] {
    view.areas.flatMap { seenLandmarks(in: $0, content) }
      + motion.flights.compactMap { seenLandmark(of: $0, content) }
  }

  /// How far each collection view is scrolled from where its content begins, by the name of the view and by that of its
  /// area.
  public func scrollOffsets(of content: some InteractiveContent) -> [String: Length] {
    view.areas.reduce(into: [:]) { offsets, area in
      guard let shown = area.collection else { return }
      offsets[area.container.name] = shown.scrolledDistance
      offsets[content.name(of: shown.area.view)] = shown.scrolledDistance
    }
  }

  private func seenLandmarks(
    in area: ContentView.AreaView, _ content: some InteractiveContent
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
    of flight: Flight, _ content: some InteractiveContent
  ) -> Landmark? {
    guard let container = content.model.position(of: flight.item)?.container else { return nil }
    return Landmark(
      .init(content.name(of: flight.item), in: container.name), seenFrame(of: flight),
      isMovable: true)
  }
}
