internal import DragEvents

/// The window as a target of the drags from other programs, for one display protocol.
protocol DropTarget: AnyObject {
  var receiver: DropReceiver { get set }
  /// Events that follow from an answer of the engine, until they are taken.
  var pending: [IncomingDragEvent] { get set }
  /// The time at which ``takeEvents(at:)`` has to be called, even if nothing arrives.
  var deadline: Microseconds? { get }
  /// Whether something may have arrived.
  var hasArrivals: Bool { get }
  /// Handles what has arrived, and returns the resulting steps.
  func takeSteps(at now: Microseconds) -> [DropReceiver.Step]
  func read(_ type: String, from source: UInt) -> [DropReceiver.Step]
  /// Reports to the source what a drop at the current location would do, if it does not know that.
  func show(_ operation: DropOperation?)
  func finish(_ source: UInt, _ operation: DropOperation?)
}

extension DropTarget {
  var deadline: Microseconds? { receiver.deadline }

  /// Returns the events since the last call; their locations are in the window's units.
  func takeEvents(at now: Microseconds) -> [IncomingDragEvent] {
    // With most turns of the loop, nothing has.
    guard hasArrivals || !pending.isEmpty || deadline.map({ $0 <= now }) == true else {
      return []
    }
    defer { pending = [] }
    return pending + perform(takeSteps(at: now) + receiver.advance(to: now))
  }

  /// Performs the answers of the engine after a turn of the loop.
  ///
  /// A drop that the engine refuses is accepted if the program can open one of its files.
  ///
  /// - Returns: The file to open, if any.
  func perform(
    _ replies: [IncomingDragReply], at now: Microseconds, opening canOpen: (String) -> Bool
  ) -> String? {
    for reply in replies { pending += perform(receiver.handle(reply, at: now)) }
    guard receiver.source != nil else { return nil }
    let file = receiver.fileToOpen(canOpen)
    guard receiver.isRefused else {
      show(receiver.proposal ?? file.map { _ in .copy })
      return nil
    }
    pending += perform(receiver.finish(file.map { _ in .copy }))
    return file
  }

  private func perform(_ steps: [DropReceiver.Step]) -> [IncomingDragEvent] {
    var (events, steps) = ([IncomingDragEvent](), steps[...])
    while let step = steps.popFirst() {
      switch step {
      case .pass(let event): events.append(event)
      case .read(let type, let source): steps = read(type, from: source) + steps
      case .finish(let source, let operation): finish(source, operation)
      }
    }
    return events
  }
}
