internal import CSDL2
internal import DragGeometry

extension DropConnection {
  var nextWake: Microseconds? { receiver.deadline }

  /// Handles the messages that have arrived, and rejects a pending drop whose deadline has passed.
  ///
  /// - Returns: For each accepted drop, the path of its first file for which `isAccepted` returns
  ///   `true`.
  func pump(at now: Microseconds, accepting isAccepted: (String) -> Bool) -> [String] {
    var accepted: [String] = []
    while let event = nextEvent() {
      switch event {
      case .message(let message): send(replies(to: message, at: now))
      case .files(let list, let time):
        guard receiver.awaitsFiles(of: time) else { continue }
        let file = list?.paths.first(where: isAccepted)
        accepted += [file].compactMap(\.self)
        send(receiver.finish(isAccepted: file != nil))
      }
    }
    send(receiver.advance(to: now))
    return accepted
  }

  private func replies(
    to message: XdndMessage, at now: Microseconds
  ) -> [DropReceiver.Reply] {
    switch message {
    case .enter(let source, let types, let hasTypeList):
      let offers = offersFiles(source, types: types, hasTypeList: hasTypeList)
      return receiver.enter(source, offersFiles: offers)
    case .position(let source): return [receiver.hover(source)]
    case .leave(let source):
      receiver.leave(source)
      return []
    case .drop(let source, let time): return receiver.drop(source, time: time, at: now)
    }
  }

  private func send(_ replies: [DropReceiver.Reply]) {
    for reply in replies { send(reply) }
  }
}
