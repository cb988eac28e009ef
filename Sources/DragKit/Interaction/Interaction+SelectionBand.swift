internal import DragFrameIO
public import DragGeometry
public import DragModel

// Selecting items by a rectangle.
extension Interaction {
  /// Returns the frame of the selection band in a collection view, in window coordinates; `nil` if there is none.
  public func selectionBand(in id: ContainerID) -> Rect? {
    guard let collection = layout.collection(id),
      let active = pointers.touches.first(where: { $0.band != nil && $0.container == id })
    else { return nil }
    return band(of: active, in: collection).map(collection.inWindow)
      .map { $0.intersection(collection.area.bounds) }
  }

  mutating func beginBand(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard let active = pointers[id], let collection = active.container.flatMap(layout.collection)
    else { return pointers.ignore(id) }
    let start = active.touch.start
    let band = SelectionBand(
      start: collection.inContent(start), autoScroll: AutoScroll(pressedAt: start))
    guard let begun = pointers.update(id, { $0.begin(.banding, band: band) }) else { return }
    dragBand(begun, .began, &content)
  }

  mutating func dragBand(
    _ active: ActiveTouch, _ phase: SelectionBandEvent.Phase,
    _ content: inout some InteractiveContent
  ) {
    let (point, areas) = (active.touch.location, scrollAreas(of: active))
    pointers.update(active.touch.id) { [tuning = layout.tuning.autoScrolling] in
      $0.band?.autoScroll.move(to: point, over: areas, tuning)
    }
    moveBand(active, phase, &content)
  }

  /// The view of a band scrolls wherever the pointer is beyond its edge.
  private func scrollAreas(of active: ActiveTouch) -> [ScrollArea] {
    layout.scrollAreas { $0.id == active.container }
  }

  /// Performs a step of auto-scrolling for the bands that are near an edge of their view; returns whether there are any.
  mutating func scrollUnderBands(_ content: inout some InteractiveContent) -> Bool {
    guard pointers.isAutoScrolling else { return false }
    for active in pointers.touches {
      guard var band = active.band else { continue }
      let steps = band.autoScroll.step(over: scrollAreas(of: active), layout.tuning.autoScrolling)
      pointers.update(active.touch.id) { $0.band = band }
      scroll(by: steps, &content)
    }
    return true
  }

  mutating func moveBand(
    _ active: ActiveTouch, _ phase: SelectionBandEvent.Phase,
    _ content: inout some InteractiveContent
  ) {
    guard let container = active.container,
      let select = content.handlerSet(ofCollection: container)?.handlers.selectionBand
    else { return }
    var event = SelectionBandEvent(phase: .cancelled, items: [], modifiers: modifiers)
    if let collection = layout.collection(container), let band = band(of: active, in: collection) {
      let items = collection.items(touching: band, content.model)
      event = SelectionBandEvent(phase: phase, items: items, modifiers: modifiers)
    } else {
      // Without its view, a band ends as if it had been cancelled.
      pointers.ignore(active.touch.id)
    }
    if let name = event.phase.callName {
      report(name, item: active.touch.item, content, ["items": .integer(event.items.count)])
    }
    runHandler(of: &content) { _, content in select(&content, event) }
  }

  /// Selects what the bands of a scrolled view contain now: they begin in the content, and end at the pointer.
  mutating func moveBands(in id: ContainerID? = nil, _ content: inout some InteractiveContent) {
    for active in pointers.touches
    where active.role == .banding && (id == nil || active.container == id) {
      moveBand(active, .changed, &content)
    }
  }

  private func band(of active: ActiveTouch, in collection: CollectionLayoutSnapshot) -> Rect? {
    guard let start = active.band?.start else { return nil }
    let end = collection.inContent(active.touch.location)
    return Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: (start.x - end.x).magnitude,
      height: (start.y - end.y).magnitude)
  }
}

extension CollectionLayoutSnapshot {
  /// Returns the items whose frames have a point in common with a rectangle of the content.
  fileprivate func items(touching rect: Rect, _ model: Model) -> [ItemID] {
    geometry.rows(in: rect).compactMap { row in
      guard let frame = geometry.frame(ofRow: row), frame.intersects(rect),
        case .item(let position, _) = geometry.rows[row]
      else { return nil }
      return model.item(at: position)
    }
  }
}

extension SelectionBandEvent.Phase {
  fileprivate var callName: Call.Name? {
    switch self {
    case .began: .bandBegan
    case .ended: .bandEnded
    case .cancelled: .bandCancelled
    case .changed: nil
    }
  }
}
