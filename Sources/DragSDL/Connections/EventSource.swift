internal import CDesktop

/// A connection by which events arrive, and on which the event loop sleeps.
package protocol EventSource: AnyObject {
  /// The file that can be read as soon as an event arrives.
  var descriptor: Int32 { get }
  /// Prepares to sleep; returns `false` if an event was already read, which would not end the sleep.
  func beginWait() -> Bool
  /// Ends what a successful ``beginWait()`` began, before any event is handled.
  func endWait(isReadable: Bool)
}

extension EventSource {
  package func beginWait() -> Bool { true }
  package func endWait(isReadable: Bool) {}
}

/// A connection with the X server.
package final class XConnection: EventSource {
  package let display: OpaquePointer

  package init(display: OpaquePointer) { self.display = display }

  package var descriptor: Int32 { XConnectionNumber(display) }

  // `XPending` and `XFlush` would also read the socket, which the sleep that follows observes anyway. Requests are
  // flushed where they are made.
  package func beginWait() -> Bool { XEventsQueued(display, QueuedAlready) == 0 }
}

extension XConnection {
  /// Calls `body`, and ignores errors of Xlib in it, such as for a closed window.
  ///
  /// Without this, such an error ends the program. The previous error handler is restored
  /// afterwards, since all connections share one.
  package func ignoringErrors<Answer>(_ body: () -> Answer) -> Answer {
    let handler = XSetErrorHandler { _, _ in 0 }
    defer {
      XSync(display, 0)
      XSetErrorHandler(handler)
    }
    return body()
  }

  /// Returns a location of one window in another one, and the other one's child there, if any.
  ///
  /// SDL replaces its window for some renderers, so this may have to ignore errors.
  func place(_ x: Int, _ y: Int, of window: UInt, in other: UInt) -> (x: Int, y: Int, child: UInt) {
    var (left, top, child) = (Int32(0), Int32(0), UInt(0))
    XTranslateCoordinates(
      display, window, other, Int32(clamping: x), Int32(clamping: y), &left, &top, &child)
    return (Int(left), Int(top), child)
  }
}
