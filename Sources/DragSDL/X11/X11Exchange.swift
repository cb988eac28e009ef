internal import CDesktop
internal import DragGeometry

/// The exchange with other programs under X11, by a hidden window on a connection of our own.
///
/// Its parts share the window; each handles the events of its own selection or message.
final class X11Exchange: Exchange {
  let target: (any DropTarget)?
  let source: (any DragSource)?
  let clipboard: (any Clipboard)?
  let parts: [any ExchangePart]
  private let roles: [any X11Role]
  private let endpoint: XEndpoint
  private var isReadable = true
  /// Whether an event loop sleeps on the connection; otherwise, it is read in each turn.
  private var isWatched = false

  /// Creates the exchange of a window; `nil` if the X server accepts no further connection.
  init?(for window: X11Window) {
    guard let endpoint = XEndpoint(beside: window) else { return nil }
    self.endpoint = endpoint
    let server = XSelectionServer(endpoint)
    let target = XdndTarget(for: window, by: endpoint)
    let source = XdndSource(for: window, by: endpoint, server)
    let clipboard = XClipboard(by: endpoint, server)
    (self.target, self.source, self.clipboard) = (target, source, clipboard)
    (roles, parts) = ([target, source, clipboard, server], [server, target, source, clipboard])
  }

  var connections: [any EventSource] { [self] }

  /// Announces the native window again, which SDL replaces for some renderers.
  func windowChanged() { (target as? XdndTarget)?.announce() }

  func receive(at now: Microseconds) {
    // Messages of SDL's connection count after the events of ours, among them the end of earlier sources: the X
    // server reuses the numbers of their windows.
    if !isWatched || target?.hasEvents == true { isReadable = true }
    let display = endpoint.connection.display
    while isReadable, XEventsQueued(display, QueuedAfterReading) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      for role in roles { role.handle(event, at: now) }
    }
    isReadable = false
  }
}

/// A user of the hidden window.
protocol X11Role: AnyObject {
  /// Handles an event of the connection if it is about its selection, its messages or a window that it knows.
  func handle(_ event: XEvent, at now: Microseconds)
}

extension X11Exchange: EventSource {
  var descriptor: Int32 { endpoint.connection.descriptor }

  func beginWait() -> Bool {
    isWatched = true
    // While a request is answered, Xlib also reads events, for which the socket is not readable then.
    isReadable = !endpoint.connection.beginWait()
    return !isReadable && !hasEvents
  }

  func endWait(isReadable: Bool) { self.isReadable = isReadable }
}
