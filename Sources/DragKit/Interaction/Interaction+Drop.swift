internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// The pointer let go: what the target under the last motion proposed is done.
  mutating func drop(_ content: inout some InteractiveContent) {
    askWhereItIsLetGo(&content)
    guard let target = session?.target else {
      return end(session?.isOverCancelStrip == true ? .cancelled : .outside, &content)
    }
    switch target.proposal.operation {
    case .forbidden: end(.refused, &content)
    case .cancel: end(.cancelled, &content)
    case .move, .copy: end(perform(target, &content) ? .dropped : .refused, &content)
    }
  }

  /// Ends the drag, once and for one reason; what was not dropped goes back to what it was.
  mutating func end(_ reason: DragEndReason, _ content: inout some InteractiveContent) {
    guard let session else { return }
    let landing = reason == .dropped ? landing(of: session) : .returning
    let operation = session.operation
    if reason == .dropped { self.session?.target = nil } else { leaveTarget(&content) }
    if reason == .dropped { content.model.commit() } else { content.model.rollback() }
    read(content, animated: true)
    self.session = nil
    for index in touches.indices where touches[index].role == .carrying {
      touches[index].role = .spent
    }
    tellEnd(session, reason, reason == .dropped ? operation : nil, content)
    let set = wiring(of: content).handlers(for: session.item, in: session.container)
    set?.handlers.dragEnd?(&content, session.item, reason)
    read(content, animated: true)
    letFly(session, landing)
  }

  /// Ends a drag whose item has left the screen, or whose model was exchanged under it; leaves a
  /// target that has.
  mutating func leaveWhatIsGone(_ content: inout some InteractiveContent) {
    guard let session else { return }
    let isThere = view.frame(of: session.item) != nil && content.model.isInTransaction
    if !isThere { return end(.interrupted, &content) }
    // A target that a change of the content or of the window took off the screen has been left.
    if let target = session.target, view.frame(of: target.item) == nil { leaveTarget(&content) }
  }

  private mutating func perform(
    _ target: DropTarget, _ content: inout some InteractiveContent
  ) -> Bool {
    if target.proposal.operation == .copy { restoreSource(&content) }
    let info = info(over: target.item, atRelease: true)
    let accepted =
      handler(of: target.item, content)?.performDrop(on: target.item, info, &content) ?? false
    call(
      "performDrop",
      ["target": .string(content.name(of: target.item)), "accepted": .bool(accepted)])
    setTargeted(target.item, false, &content)
    if !accepted { session?.target = nil }
    read(content, animated: true)
    return accepted
  }

  /// Where the gap of a collection view held a little, the target is asked once more: a release counts
  /// where it is.
  private mutating func askWhereItIsLetGo(_ content: inout some InteractiveContent) {
    guard let target = session?.target, let gap = target.gap,
      let place = destination(over: target.item, atRelease: true)?.place, place != gap
    else { return }
    update(target.item, atRelease: true, &content)
  }

  /// A copy leaves its source as it was: what the drag moved on its way is moved back.
  private mutating func restoreSource(_ content: inout some InteractiveContent) {
    content.model.rollback()
    content.model.begin()
    read(content, animated: true)
  }

  private mutating func tellEnd(
    _ session: DragSession, _ reason: DragEndReason, _ operation: DropOperation?,
    _ content: some InteractiveContent
  ) {
    let item = JSONValue.string(content.name(of: session.item))
    let reason = JSONValue.string(reason.rawValue)
    if let operation {
      call(
        "dragEnded",
        ["item": item, "reason": reason, "operation": .string(operation.rawValue)])
    } else {
      call("dragEnded", ["item": item, "reason": reason])
    }
  }

  /// Where a dropped item goes: to its place, or, where it stays at home, into what got a copy.
  private func landing(of session: DragSession) -> Flight.Course {
    guard session.operation == .copy, let target = session.target,
      let frame = view.frame(of: target.item)
    else { return .dropped }
    return .vanishing(into: frame.center)
  }

  /// Lets what was carried fly from where it is seen.
  private mutating func letFly(_ session: DragSession, _ course: Flight.Course) {
    guard let index = motion.flights.lastIndex(where: { $0.course == .carried }) else { return }
    let flight = motion.flights[index]
    let seen = session.location - session.grab + flight.displacement.way
    motion.flights[index].course = course
    guard let goal = restingFrame(of: motion.flights[index]) else {
      motion.flights.remove(at: index)
      return
    }
    motion.flights[index].displacement.shift(
      by: seen - goal.origin - flight.displacement.way)
    motion.flights[index].lift.retarget(to: Fraction.zero)
    if case .vanishing = course { motion.flights[index].vanishing.retarget(to: Fraction.one) }
  }
}
