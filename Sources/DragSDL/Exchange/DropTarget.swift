internal import DragEvents
internal import DragGeometry

/// The window as a target of the drags from other programs; the locations of its events are in the window's units.
protocol DropTarget: ExchangePart<IncomingDragEvent> {
  var receiver: DropReceiver { get set }
  /// Begins to read data; returns the steps that follow if it cannot.
  func read(_ type: String, from source: UInt) -> [DropReceiver.Step]
  /// Reports to the source what a drop at the current location would do, if it does not know that.
  func show(_ operation: DropOperation?)
  func finish(_ source: UInt, _ operation: DropOperation?)
}

extension DropTarget {
  /// Performs the answers of the engine after a turn of the loop.
  ///
  /// A drop that the engine refuses is accepted if the program can open one of its files.
  ///
  /// - Returns: The file to open, if any.
  func perform(
    _ replies: [IncomingDragReply], at now: Microseconds, opening canOpen: (String) -> Bool
  ) -> String? {
    for reply in replies { run(receiver.handle(reply, at: now)) }
    guard receiver.source != nil else { return nil }
    let file = receiver.fileToOpen(canOpen)
    guard receiver.isRefused else {
      show(receiver.proposal ?? file.map { _ in .copy })
      return nil
    }
    run(receiver.finish(file.map { _ in .copy }))
    return file
  }

  func run(_ steps: [DropReceiver.Step]) {
    var steps = steps[...]
    while let step = steps.popFirst() {
      switch step {
      case .pass(let event): events.append(event)
      case .read(let type, let source): steps = read(type, from: source) + steps
      case .finish(let source, let operation): finish(source, operation)
      }
    }
  }
}
