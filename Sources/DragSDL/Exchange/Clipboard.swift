internal import DragEvents
internal import DragGeometry

/// The clipboard.
protocol Clipboard: ExchangePart {
  /// Handles a request of the engine.
  func perform(_ request: ClipboardRequest, at now: Microseconds)
  /// Returns the answers to requests for data since the last call.
  func takeEvents() -> [ClipboardContents]
}
