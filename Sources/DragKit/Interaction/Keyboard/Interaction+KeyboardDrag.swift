internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// A drag by keyboard differs from others only in its steps (`Interaction+KeyboardSteps.swift`).
extension Interaction {
  mutating func liftFocused(_ focus: KeyboardFocus, _ content: inout some InteractiveContent) {
    if let collection = layout.collection(focus.container) {
      // Steps use the final layout, so scrolling ends at once.
      scroll(collection, to: scrolls.goal(of: collection.id), animated: false, &content)
      reveal(focus.item, in: focus.container, animated: false, &content)
    }
    guard pointers.touches.isEmpty, let place = layout.frame(of: focus.item) else { return }
    let touch = Touch(
      .keyboard, at: place.center, time: now, item: focus.item, grab: place.center - place.origin)
    lift(with: touch, in: focus.container, &content)
    drag?.scrolling.takeScrolled()
  }

  func aim(of touch: Touch, in container: ContainerID?, _ model: Model) -> KeyboardAim? {
    guard touch.id == .keyboard, let collection = container.flatMap(layout.collection),
      let position = touch.item.flatMap(model.position)
    else { return nil }
    return KeyboardAim(
      view: collection.area.view,
      place: InsertionPlace(position.container, .before(position.offset)))
  }

  /// Aims a drag by keyboard that is meant for an item at the gap directly below it, after its group has opened.
  mutating func renewAim(at item: ItemID, _ model: Model) {
    guard let drag, let aim = drag.aim, aim.isMeantForItemAbove,
      let collection = layout.collection(withView: aim.view),
      let row = model.position(of: item).flatMap(collection.base.rows.row(of:)),
      let place = places(beforeRow: row + 1, in: collection, drag, model).first?.place
    else { return }
    self.drag?.aim = KeyboardAim(view: aim.view, place: place, isMeantForItemAbove: true)
  }

  mutating func carry(with key: Key, _ content: inout some InteractiveContent) {
    if key == .space || key == .enter { return drop(&content) }
    let before = drag
    if !step(with: key, &content), let direction = ScrollDirection(key) {
      stepOut(direction, &content)
    }
    let hasMoved = drag?.session.location != before?.session.location
    if hasMoved || drag?.target != before?.target || drag?.phase != before?.phase {
      reportStep(content)
    }
  }

  mutating func keepGap(
    _ place: InsertionPlace, over view: ItemID, _ content: inout some InteractiveContent
  ) {
    guard let target = drag?.target, target.item == view, target.gap != nil,
      let collection = layout.collection(withView: view)
    else { return }
    go(to: place, indentedBy: .zero, in: collection, &content)
    reportStep(content)
  }

  private mutating func reportStep(_ content: some InteractiveContent) {
    guard let session else { return }
    // The target, if it is no collection view and no item that makes room.
    let target = session.target.map(\.item).flatMap { item in
      item.isControl && layout.collection(withView: item) == nil ? item : nil
    }
    if let into = session.intoItem ?? target {
      return report(.dragMoved, item: session.item, target: into, content)
    }
    guard let place = landingPosition(of: session, content.model) else {
      return report(.dragMoved, item: session.item, content)
    }
    let leaving = session.offsetsLeaving(place.container, content.model).count
    let count = (content.model[place.container]?.count ?? 0) - leaving + session.items.count
    report(
      .dragMoved, item: session.item, content,
      [
        "container": .string(place.container.name), "position": .integer(place.offset + 1),
        "count": .integer(count),
      ])
  }

  private func landingPosition(of session: DragSession, _ model: Model) -> Position? {
    guard let target = session.target else { return nil }
    guard layout.collection(withView: target.item) != nil else {
      return session.item.flatMap { model.position(of: $0) }
    }
    guard target.proposal.operation.isPerformed, let place = target.gap ?? target.destination?.place
    else { return nil }
    let before = session.offsetsLeaving(place.container, model).filter { $0 < place.gap.index }
    return Position(place.container, place.gap.index - before.count)
  }
}

extension DragSession {
  fileprivate func offsetsLeaving(_ id: ContainerID, _ model: Model) -> [Int] {
    guard operation?.keepsSource != true, let container = model[id] else { return [] }
    return localObjects.compactMap(container.offset(of:))
  }
}
