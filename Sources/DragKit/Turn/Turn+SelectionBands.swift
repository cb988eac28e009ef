// Bands are steps of ``Turn``, and not of ``PointerTurn``, because a view that scrolls moves them.
extension Turn {
  /// Begins a selection band, the rectangle that selects items, where a pointer was pressed.
  mutating func beginBand(_ id: PointerID) {
    guard let active = pointers[id], let collection = layout.collection(active.container)
    else { return pointers.ignore(id) }
    let start = active.touch.start
    let band = SelectionBand(
      start: collection.inContent(start), autoScroll: AutoScroll(pressedAt: start))
    guard let begun = pointers.update(id, { $0.setRole(.banding(band)) }) else { return }
    extendBand(begun, .began)
  }

  /// Moves a band with its pointer, which can make its view scroll.
  mutating func extendBand(_ active: ActiveTouch, _ phase: GesturePhase) {
    guard var band = active.role.band else { return }
    let areas = scrollAreas(of: active)
    band.autoScroll.move(to: active.touch.location, over: areas, tuning)
    pointers.update(active.touch.id) { $0.setRole(.banding(band)) }
    reportBand(active, phase)
  }

  // The view of a band scrolls wherever the pointer is beyond its edge.
  private func scrollAreas(of active: ActiveTouch) -> [ScrollArea] {
    layout.scrollAreas { $0.id == active.container }
  }

  /// Performs a step of auto-scrolling under the selection bands; returns whether any band scrolls.
  mutating func scrollUnderBands() -> Bool {
    guard pointers.isAutoScrolling else { return false }
    for active in pointers.touches {
      guard var band = active.role.band else { continue }
      let steps = band.autoScroll.step(over: scrollAreas(of: active), tuning)
      pointers.update(active.touch.id) { $0.setRole(.banding(band)) }
      scroll(by: steps)
    }
    return true
  }

  /// Reports to the handler which items a band touches now.
  mutating func reportBand(_ active: ActiveTouch, _ phase: GesturePhase) {
    guard let container = active.container,
      let select = content.handlerSet(ofCollection: container)?.handlers.selectionBand
    else { return }
    var event = SelectionBandEvent(phase: .cancelled, items: [], modifiers: modifiers)
    if let collection = layout.collection(container), let band = active.band(in: collection) {
      let items = collection.items(touching: band, content.model)
      event = SelectionBandEvent(phase: phase, items: items, modifiers: modifiers)
    } else {
      // If its view has gone, the band is reported as cancelled.
      pointers.ignore(active.touch.id)
    }
    let name = event.phase.callName(began: .bandBegan, ended: .bandEnded, cancelled: .bandCancelled)
    if let name { report(name, item: active.touch.item, ["items": .integer(event.items.count)]) }
    select(&content, event)
    readContent()
  }

  /// Reports the bands after a scroll, which moves their start with the content, but not their end.
  mutating func reportBands(in id: ContainerID? = nil) {
    for active in pointers.touches
    where active.role.band != nil && (id == nil || active.container == id) {
      reportBand(active, .changed)
    }
  }
}

extension ActiveTouch {
  /// Returns the rectangle of the touch's band, in content coordinates; `nil` if it has no band.
  func band(in collection: CollectionLayoutSnapshot) -> Rect? {
    guard let start = role.band?.start else { return nil }
    let end = collection.inContent(touch.location)
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
