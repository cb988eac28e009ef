internal import DragGeometry

/// The target's side of the XDND protocol, as a state machine that returns the messages to send.
///
/// Every drop gets exactly one message `finished`, even if its source never provides the files.
struct DropReceiver {
  enum Reply: Hashable {
    case status(source: UInt, isAccepted: Bool)
    case convert(time: UInt)
    case finished(source: UInt, isAccepted: Bool)
  }

  /// The maximum time to wait for the files of a drop.
  ///
  /// X Toolkit waits as long for a selection.
  static let patience = Microseconds.seconds(5)

  private var hovering: (source: UInt, offersFiles: Bool)?
  private var awaited: (source: UInt, time: UInt, deadline: Microseconds)?

  var deadline: Microseconds? { awaited?.deadline }

  mutating func enter(_ source: UInt, offersFiles: Bool) -> [Reply] {
    hovering = (source, offersFiles)
    // A source whose drop is still awaited has abandoned it, or ended: the X server reuses the numbers of windows.
    // The reply to the old drop is sent now, so that it cannot be mistaken for a reply to the new one.
    return awaited?.source == source ? finish(isAccepted: false) : []
  }

  func hover(_ source: UInt) -> Reply {
    .status(source: source, isAccepted: accepts(source))
  }

  mutating func leave(_ source: UInt) {
    if hovering?.source == source { hovering = nil }
  }

  mutating func drop(_ source: UInt, time: UInt, at now: Microseconds) -> [Reply] {
    let isAccepted = accepts(source)
    leave(source)
    guard isAccepted else { return [.finished(source: source, isAccepted: false)] }
    // Another source's pending drop gets its reply, too.
    defer { awaited = (source, time, now + Self.patience) }
    return finish(isAccepted: false) + [.convert(time: time)]
  }

  /// Returns whether the files of the drop at `time`, in the X server's time, are still awaited.
  ///
  /// Files can also arrive after their drop was rejected.
  func awaitsFiles(of time: UInt) -> Bool { awaited?.time == time }

  mutating func finish(isAccepted: Bool) -> [Reply] {
    awaited.take().map { [.finished(source: $0.source, isAccepted: isAccepted)] } ?? []
  }

  mutating func advance(to now: Microseconds) -> [Reply] {
    guard let deadline, deadline <= now else { return [] }
    return finish(isAccepted: false)
  }

  private func accepts(_ source: UInt) -> Bool {
    hovering.map { $0.source == source && $0.offersFiles } ?? false
  }
}
