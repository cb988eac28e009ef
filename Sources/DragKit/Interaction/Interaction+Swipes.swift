internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Swiping rows of collection views.
extension Interaction {
  /// Swipes a row with a finger.
  ///
  /// - Returns: Whether the finger is on a row that can be swiped.
  mutating func swipeRow(
    with active: ActiveTouch, _ phase: PanEvent.Phase, by way: Vector,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard active.role == .swiping, let item = active.touch.item,
      let row = swipedRow(item, content)
    else { return false }
    let inwards = row.inwards(way)
    switch phase {
    case .began: beginSwipe(item, active, by: inwards, row, content)
    case .moved: moveSwipe(item, by: inwards, row)
    case .ended:
      let velocity = row.inwards(active.withVelocity(at: now, layout.tuning).velocity)
      endSwipe(item, active, velocity: velocity, row, &content)
    case .cancelled:
      _ = cells.swipe(item, in: row.id) { $0.close() }
      reportSwipe("swipeCancelled", item, active.touch.id.kind, nil, content)
    case .turned: break
    }
    return true
  }

  /// Swipes a row with the wheel, which turns sideways: inwards opens the row, outwards closes it.
  ///
  /// - Returns: Whether there is a row at the point that can be swiped.
  mutating func swipeRow(
    at point: Point, byWheel way: Vector, _ content: inout some InteractiveContent
  ) -> Bool {
    guard let item = layout.item(at: point, where: content.isUserInteractionEnabled),
      drag == nil, traits(of: item, content).contains(.swipeable),
      let row = swipedRow(item, content)
    else { return false }
    let isOpen = cells.swipe(of: item, in: row.id).map { $0.restingWay != .zero } ?? false
    let opens = row.inwards(way) > 0
    guard opens != isOpen else { return true }
    reportSwipe("swipeBegan", item, .mouse, nil, content)
    settle(item, row, isOpen: opens)
    reportSwipe("swipeEnded", item, .mouse, opens ? .open : .closed, content)
    return true
  }

  /// Opens a row as wide as its actions, as a delete accessory without an action does (E24).
  mutating func revealActions(of item: ItemID, _ content: some InteractiveContent) {
    guard let row = swipedRow(item, content) else { return }
    settle(item, row, isOpen: true)
  }

  /// Performs the action of a button of a row.
  mutating func performSwipeAction(
    _ part: String, of item: ItemID, _ content: inout some InteractiveContent
  ) {
    guard let id = layout.collection(withRow: item)?.id,
      let actions = Self.handlers(of: content).collection(id)?.handlers.swipeActions(
        of: item, content)?
        .actions,
      let action = actions.first(where: { "swipe-" + $0.name == part })
    else { return }
    // The completion (E19): whether the row is gone or may go.
    let isDone = changeRow(item, &content) { action.handler(&$0, item) }
    report(
      "contextualAction",
      [
        "item": .string(content.name(of: item)), "part": .string(part),
        "completed": .bool(isDone),
      ])
    cells.closeSwipes(in: id)
  }

  /// Closes the open rows that have no actions any more.
  mutating func closeRowsWithoutActions(_ content: some InteractiveContent) {
    guard !cells.openRows.isEmpty else { return }
    let registry = Self.handlers(of: content)
    for row in cells.openRows
    where registry.collection(row.id)?.handlers.swipeActions(of: row.item, content) == nil {
      cells.forgetSwipes(in: row.id) { $0 == row.item }
    }
  }

  /// Closes the open rows when a pointer goes down beside them.
  ///
  /// - Returns: Whether the press means nothing beyond that, since it is on another row.
  mutating func closeRows(forPressOf id: PointerID) -> Bool {
    guard let active = pointers[id] else { return false }
    var isIgnored = false
    for row in cells.openRows where row.item != active.touch.item {
      cells.closeSwipes(in: row.id, save: active.touch.item)
      if row.id == active.container, !active.traits.contains(.flying) { isIgnored = true }
    }
    if isIgnored { pointers.ignore(id) }
    return isIgnored
  }
}

extension Interaction {
  /// A row that can be swiped, and how far.
  private struct Row {
    let id: ContainerID
    let measures: SwipeState.Measures
    let isRightToLeft: Bool

    /// How far a way goes from the row's end inwards.
    func inwards(_ way: Vector) -> Length { isRightToLeft ? way.dx : -way.dx }
  }

  private func swipedRow<Content: InteractiveContent>(
    _ item: ItemID, _ content: Content
  ) -> Row? {
    guard let shown = layout.collection(withRow: item), shown.axis == .vertical,
      let frame = layout.frame(of: item),
      let actions = Content.handlers.collection(shown.id)?.handlers.swipeActions(of: item, content)
    else { return nil }
    return Row(
      id: shown.id, measures: actions.measures(inRowOf: frame.width, layout.tuning.swipe),
      isRightToLeft: shown.area.isRightToLeft)
  }

  private mutating func beginSwipe(
    _ item: ItemID, _ active: ActiveTouch, by way: Length, _ row: Row,
    _ content: some InteractiveContent
  ) {
    reportSwipe("swipeBegan", item, active.touch.id.kind, nil, content)
    // While something is dragged, rows stay closed (E29).
    guard drag == nil else { return }
    cells.closeSwipes(in: row.id, save: item)
    _ = cells.swipe(item, in: row.id) { $0.drag(by: way, in: row.measures) }
  }

  /// A row that was closed while it was held does not follow any more.
  private mutating func moveSwipe(_ item: ItemID, by way: Length, _ row: Row) {
    guard cells.swipe(of: item, in: row.id)?.isHeld == true else { return }
    _ = cells.swipe(item, in: row.id) { $0.drag(by: way, in: row.measures) }
  }

  private mutating func endSwipe(
    _ item: ItemID, _ active: ActiveTouch, velocity: Length, _ row: Row,
    _ content: inout some InteractiveContent
  ) {
    var outcome: SwipeState.Outcome?
    if cells.swipe(of: item, in: row.id)?.isHeld == true {
      outcome = cells.swipe(item, in: row.id) { swipe in
        swipe.release(velocity: velocity, in: row.measures)
      }
    }
    reportSwipe("swipeEnded", item, active.touch.id.kind, outcome ?? .closed, content)
    guard outcome == .full,
      let first = Self.handlers(of: content).collection(row.id)?.handlers.swipeActions(
        of: item, content)?
        .actions
        .first
    else { return }
    performSwipeAction("swipe-" + first.name, of: item, &content)
  }

  private mutating func settle(_ item: ItemID, _ row: Row, isOpen: Bool) {
    cells.closeSwipes(in: row.id, save: item)
    _ = cells.swipe(item, in: row.id) { $0.settle(open: isOpen, in: row.measures) }
  }

  private mutating func reportSwipe(
    _ name: String, _ item: ItemID, _ pointer: PointerKind, _ outcome: SwipeState.Outcome?,
    _ content: some InteractiveContent
  ) {
    let (item, pointer) = (
      JSONValue.string(content.name(of: item)), JSONValue.string(pointer.rawValue)
    )
    guard let outcome else { return report(name, ["item": item, "pointer": pointer]) }
    report(
      name, ["item": item, "pointer": pointer, "outcome": .string(outcome.rawValue)])
  }
}
