internal import CSDL2
internal import DragGeometry

/// Receives what other programs drop on a window, and refuses to its source what is not accepted.
final class DropTarget {
  private let connection: DropConnection
  private var receiver = DropReceiver()

  /// Receives the drops on a window; `nil` if they are left to SDL, which accepts them all.
  init?(for window: X11Window) {
    guard let connection = DropConnection(for: window) else { return nil }
    self.connection = connection
  }

  /// The connection that something comes on when there is something to do.
  var display: OpaquePointer { connection.display }

  /// When there is something to do though nothing came; `nil` if there is no such moment.
  var nextWake: Microseconds? { receiver.deadline }

  /// Answers all that has come.
  ///
  /// - Parameters:
  ///   - now: The window's clock.
  ///   - isAccepted: Whether a file is accepted, by its path.
  /// - Returns: One path for each drop that was accepted: its first file that is.
  func pump(at now: Microseconds, accepting isAccepted: (String) -> Bool) -> [String] {
    var accepted: [String] = []
    while let event = connection.nextEvent() {
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
      let offers = connection.offersFiles(source, types: types, hasTypeList: hasTypeList)
      return receiver.enter(source, offersFiles: offers)
    case .position(let source): return [receiver.hover(source)]
    case .leave(let source):
      receiver.leave(source)
      return []
    case .drop(let source, let time): return receiver.drop(source, time: time, at: now)
    }
  }

  private func send(_ replies: [DropReceiver.Reply]) {
    for reply in replies { connection.send(reply) }
  }
}
