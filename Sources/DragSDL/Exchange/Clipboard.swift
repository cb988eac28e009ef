internal import DragEvents

/// The clipboard of a display protocol.
protocol Clipboard: AnyObject {
  /// Handles a request of the engine.
  func perform(_ request: ClipboardRequest, at now: Microseconds)
  /// Returns the answers to requests for data since the last call.
  func takeContents(at now: Microseconds) -> [ClipboardContents]
  /// The time at which answers have to be taken even if nothing arrives.
  var deadline: Microseconds? { get }
}
