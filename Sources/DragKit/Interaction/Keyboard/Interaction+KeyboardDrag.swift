internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// A drag that the keyboard carries: an arrow puts what is carried over the next place
// (`Interaction+KeyboardSteps.swift`), and from there on all is as with a pointer.
extension Interaction {
  /// Lifts what is focused, by its middle.
  mutating func liftFocused(_ focus: KeyboardFocus, _ content: inout some InteractiveContent) {
    // What still scrolls is where it goes at once: places are those at rest.
    if let shown = view.collection(focus.container) {
      scrolls[shown.id].scroll(
        to: scrolls[shown.id].goal, animated: false, in: shown.scrollRange,
        content.tuning.scrolling)
      show(shown.id, content)
      reveal(focus.item, in: focus.container, animated: false, content)
    }
    guard touches.isEmpty, let place = view.frame(of: focus.item) else { return }
    let touch = Touch(
      .keyboard, at: place.center, time: now, item: focus.item, grab: place.center - place.origin)
    lift(with: touch, in: focus.container, &content)
    session?.hasScrolledOn = false
  }

  /// The place that an item is lifted from, where the keyboard lifts it in a collection view.
  func aim(of touch: Touch, in container: ContainerID?, _ model: Model) -> KeyboardAim? {
    guard touch.id == .keyboard, let shown = container.flatMap(view.collection),
      let position = touch.item.flatMap(model.position)
    else { return nil }
    return KeyboardAim(
      view: shown.area.view, place: Place(position.container, .before(position.offset)))
  }

  /// A key goes down while the keyboard carries something.
  mutating func carry(with key: Key, _ content: inout some InteractiveContent) {
    if key == .space || key == .enter { return drop(&content) }
    guard let direction = ScrollDirection(key) else { return }
    let before = session
    if !step(direction, &content) { stepOut(direction, &content) }
    guard session?.location != before?.location || session?.target != before?.target else {
      return
    }
    tellStep(content)
  }

  /// Other modifier keys are held: the gap stays between the same items, whatever is around it now.
  mutating func keepGap(
    _ place: Place, over view: ItemID, _ content: inout some InteractiveContent
  ) {
    guard let target = session?.target, target.item == view, target.gap != nil,
      let shown = self.view.collection(withView: view)
    else { return }
    go(to: place, aside: .zero, in: shown, &content)
    tellStep(content)
  }

  /// Says where a drop would go now.
  private mutating func tellStep(_ content: some InteractiveContent) {
    guard let session else { return }
    let item = JSONValue.string(content.name(of: session.item))
    if let into = session.intoItem ?? session.targetWithoutPlaces(view) {
      return call("dragMoved", ["item": item, "target": .string(content.name(of: into))])
    }
    guard let place = landingPosition(session, content.model) else {
      return call("dragMoved", ["item": item])
    }
    let leaving = session.offsetsLeaving(place.container, content.model).count
    let count = (content.model[place.container]?.count ?? 0) - leaving + session.items.count
    call(
      "dragMoved",
      [
        "item": item, "container": .string(place.container.name),
        "position": .integer(place.offset + 1), "count": .integer(count),
      ])
  }

  /// Where the item would stand.
  private func landingPosition(_ session: DragSession, _ model: Model) -> Position? {
    guard let target = session.target else { return nil }
    guard view.collection(withView: target.item) != nil else {
      return model.position(of: session.item)
    }
    guard target.proposal.operation.isPerformed, let place = target.gap ?? target.destination?.place
    else { return nil }
    let before = session.offsetsLeaving(place.container, model).filter { $0 < place.gap.index }
    return Position(place.container, place.gap.index - before.count)
  }
}

extension DragSession {
  /// Where what a drop would move stands in a container now.
  fileprivate func offsetsLeaving(_ id: ContainerID, _ model: Model) -> [Int] {
    guard operation?.keepsSource != true, let container = model[id] else { return [] }
    return localObjects.compactMap(container.offset(of:))
  }

  /// The target, where it is no collection view and no item that makes room.
  fileprivate func targetWithoutPlaces(_ view: ContentView) -> ItemID? {
    guard let item = target?.item, item.isControl, view.collection(withView: item) == nil else {
      return nil
    }
    return item
  }
}
