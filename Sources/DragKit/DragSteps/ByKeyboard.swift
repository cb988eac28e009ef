internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

// A drag by keyboard differs from others only in its steps (`KeyboardStep.swift`).
extension Turn {
  mutating func liftFocused(_ focus: KeyboardFocus) {
    if let collection = layout.collection(focus.container) {
      // Steps use the final layout, so scrolling ends at once.
      scroll(collection, to: scrolls.goal(of: collection.id), animated: false)
      reveal(focus.item, in: focus.container, animated: false)
    }
    guard pointers.touches.isEmpty, let frame = layout.frame(of: focus.item) else { return }
    let touch = Touch(
      .keyboard, at: frame.center, time: now, item: focus.item, grab: frame.center - frame.origin)
    lift(with: touch, in: focus.container)
    drag?.scrolling.takeScrolled()
  }

  /// Aims a drag by keyboard that is meant for an item at the gap directly below it, after its group has opened.
  mutating func renewAim(at item: ItemID) {
    let model = content.model
    guard let drag, let aim = drag.aim, aim.isMeantForItemAbove,
      let collection = layout.collection(withView: aim.view),
      let row = model.position(of: item).flatMap(collection.base.rows.row(of:)),
      let place = screen.places(beforeRow: row + 1, in: collection, drag, model).first?.place
    else { return }
    self.drag?.aim(at: KeyboardAim(view: aim.view, place: place, isMeantForItemAbove: true))
  }

  /// Moves or drops the items that are dragged by keyboard.
  mutating func carry(with key: Key) {
    if key == .space || key == .enter { return drop() }
    let before = drag
    if !step(with: key), let direction = ScrollDirection(key) { stepOut(direction) }
    let hasMoved = drag?.session.location != before?.session.location
    if hasMoved || drag?.target != before?.target || drag?.phase != before?.phase { reportStep() }
  }

  /// Keeps the gap of a drag by keyboard where it is, after the modifier keys have changed the operation.
  mutating func keepGap(_ place: InsertionPlace, over view: ItemID) {
    guard let target = drag?.target, target.item == view, target.gap != nil,
      let collection = layout.collection(withView: view)
    else { return }
    go(to: place, indentedBy: .zero, in: collection)
    reportStep()
  }

  private mutating func reportStep() {
    guard let session else { return }
    // The target, if it is no collection view and no item that makes room.
    let target = session.target.map(\.item).flatMap { item in
      item.isControl && layout.collection(withView: item) == nil ? item : nil
    }
    if let into = session.intoItem ?? target {
      return report(.dragMoved, item: session.item, target: into)
    }
    guard let place = layout.landingPosition(of: session, content.model) else {
      return report(.dragMoved, item: session.item)
    }
    let leaving = session.offsetsLeaving(place.container, content.model).count
    let count = (content.model[place.container]?.count ?? 0) - leaving + session.items.count
    report(
      .dragMoved, item: session.item,
      [
        "container": .string(place.container.name), "position": .integer(place.offset + 1),
        "count": .integer(count),
      ])
  }
}

extension Screen {
  /// Returns the aim of a drag by keyboard at the place of the item that it lifts; `nil` outside of collection views.
  func aim(atPlaceOf item: ItemID, in container: ContainerID?, _ model: Model) -> KeyboardAim? {
    guard let collection = container.flatMap(layout.collection),
      let position = model.position(of: item)
    else { return nil }
    return KeyboardAim(
      view: collection.area.view,
      place: InsertionPlace(position.container, .before(position.offset)))
  }
}

extension LayoutSnapshot {
  fileprivate func landingPosition(of session: DragSession, _ model: Model) -> Position? {
    guard let target = session.target else { return nil }
    guard collection(withView: target.item) != nil else {
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
