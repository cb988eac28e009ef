import CDesktop
import DragEvents
import DragGeometry
import Foundation
import ProgramSupport
import Testing

@testable import DragSDL

/// Tests with an X server, in turn, since their windows share its screen.
@Suite("Under X11", .serialized) struct X11Tests {}

/// Our window on a private screen, and the window of a peer, another program whose part the test plays.
final class XSession {
  let window: X11Window
  let endpoint: XEndpoint
  let peer: XPeer

  /// The name of the server of all sessions, which ends when this process no longer holds a connection.
  private static let server = Result {
    let server = try Child(
      ["Xvfb", "-screen", "0", "800x600x24", "-displayfd", "1", "-nolisten", "tcp", "-terminate"],
      keepsOutput: true)
    _ = Unmanaged.passRetained(server)
    let number = String(
      decoding: server.output.fileHandleForReading.availableData, as: UTF8.self)
    let name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    _ = try #require(XOpenDisplay(name), "no X server at \(name)")
    return name
  }

  init() throws {
    let name = try Self.server.get()
    // It outlives the window: a filter of a test ends on it.
    let display = try #require(XOpenDisplay(name))
    window = X11Window(Self.makeWindow(x: 400, on: display), on: display)
    endpoint = try #require(XEndpoint(beside: window))
    peer = XPeer(try #require(XOpenDisplay(name)))
  }

  deinit {
    XDestroyWindow(window.display, window.id)
    XSync(window.display, 0)
  }

  /// A window of 200 by 200 pixels at the upper edge of the screen.
  fileprivate static func makeWindow(x: Int32, on display: OpaquePointer) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    let window = XCreateWindow(
      display, XDefaultRootWindow(display), x, 0, 200, 200, 0, 0, UInt32(InputOutput), nil,
      UInt(CWOverrideRedirect), &attributes)
    XSelectInput(display, window, PropertyChangeMask)
    XMapWindow(display, window)
    XSync(display, 0)
    return window
  }

  /// Passes the events of our connection that have arrived to roles.
  func deliver(to roles: any X11Role..., at now: Microseconds = .zero) {
    XSync(peer.display, 0)
    XSync(endpoint.connection.display, 0)
    while XPending(endpoint.connection.display) > 0 {
      var event = XEvent()
      XNextEvent(endpoint.connection.display, &event)
      for role in roles { role.handle(event, at: now) }
    }
  }
}

/// Another program on the screen.
final class XPeer {
  let display: OpaquePointer
  let window: UInt

  fileprivate init(_ display: OpaquePointer) {
    self.display = display
    window = XSession.makeWindow(x: 0, on: display)
  }

  deinit { XCloseDisplay(display) }

  func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }

  func name(_ atom: UInt) -> String {
    XGetAtomName(display, atom).map { name in
      defer { XFree(name) }
      return String(cString: name)
    } ?? ""
  }

  func property(_ name: String, type: String) -> XProperty {
    XProperty(name, of: window, type: type, on: display)
  }

  func convert(_ selection: String, to type: String, into property: String) {
    XConvertSelection(display, atom(selection), atom(type), atom(property), window, 0)
    XSync(display, 0)
  }

  /// The events that have arrived of a type.
  func take(_ type: Int32) -> [XEvent] {
    XSync(display, 0)
    var events: [XEvent] = []
    var event = XEvent()
    while XCheckTypedEvent(display, type, &event) != 0 { events.append(event) }
    return events
  }

  /// The messages that have arrived: their names, and their words after the window of the sender.
  func takeMessages() -> [(name: String, words: [Int])] {
    take(ClientMessage).map { event in
      let words = event.xclient.data.l
      return (name(event.xclient.message_type), [words.1, words.2, words.3, words.4])
    }
  }

  /// Sends a message to a window, with our own as its first word.
  func send(_ name: String, _ words: [UInt], to receiver: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = receiver
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    let words = words.map { Int(bitPattern: $0) }
    event.xclient.data.l = (Int(window), words[0], words[1], words[2], words[3])
    XSendEvent(display, receiver, 0, 0, &event)
    XSync(display, 0)
  }
}
