internal import DragGeometry

/// The target's side of the XDND protocol: which answer each source gets, and when.
///
/// Every drop is answered exactly once, also if its source never hands over the files.
struct DropReceiver {
  /// What is to be sent.
  enum Reply: Hashable {
    /// Says whether a drop would be accepted here.
    case status(source: UInt, isAccepted: Bool)
    /// Asks for the list of files of the drop that happened at `time` of the X server.
    case convert(time: UInt)
    /// Says whether the drop was accepted, which ends it.
    case finished(source: UInt, isAccepted: Bool)
  }

  /// How long a source may take to hand over its files: as long as X Toolkit waits for a selection.
  static let patience = Microseconds.seconds(5)

  /// The source of the drag that is over the window, and whether it offers files.
  private var hovering: (source: UInt, offersFiles: Bool)?
  /// The source whose files are awaited, when its drop was by the X server's time, and until when.
  private var awaited: (source: UInt, time: UInt, deadline: Microseconds)?

  /// When the wait for files ends; `nil` if none are awaited.
  var deadline: Microseconds? { awaited?.deadline }

  /// A drag entered the window.
  ///
  /// A source whose drop is still awaited has given it up, or ended: the X server soon gives the number of
  /// a window to the next program. The answer to the old drop comes now, so that it is not taken for the
  /// answer to the new one.
  mutating func enter(_ source: UInt, offersFiles: Bool) -> [Reply] {
    hovering = (source, offersFiles)
    return awaited?.source == source ? finish(isAccepted: false) : []
  }

  /// Returns whether a drop of the source would be accepted, as far as that is known before it.
  func hover(_ source: UInt) -> Reply {
    .status(source: source, isAccepted: accepts(source))
  }

  /// The drag left the window.
  mutating func leave(_ source: UInt) {
    if hovering?.source == source { hovering = nil }
  }

  /// Asks for the files of a drop, or refuses it.
  mutating func drop(_ source: UInt, time: UInt, at now: Microseconds) -> [Reply] {
    let isAccepted = accepts(source)
    leave(source)
    guard isAccepted else { return [.finished(source: source, isAccepted: false)] }
    // Another source's drop that was not answered yet gets its answer too.
    defer { awaited = (source, time, now + Self.patience) }
    return finish(isAccepted: false) + [.convert(time: time)]
  }

  /// Whether the files of a drop are awaited: not those of one that was given up, which can still come.
  func awaitsFiles(of time: UInt) -> Bool { awaited?.time == time }

  /// Ends the drop whose files were awaited, if any.
  mutating func finish(isAccepted: Bool) -> [Reply] {
    awaited.take().map { [.finished(source: $0.source, isAccepted: isAccepted)] } ?? []
  }

  /// Refuses the drop whose files did not come in time.
  mutating func advance(to now: Microseconds) -> [Reply] {
    guard let deadline, deadline <= now else { return [] }
    return finish(isAccepted: false)
  }

  private func accepts(_ source: UInt) -> Bool {
    hovering.map { $0.source == source && $0.offersFiles } ?? false
  }
}
