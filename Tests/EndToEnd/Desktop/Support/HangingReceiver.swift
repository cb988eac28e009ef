import CDesktop
import CSDL2
import Foundation

/// Another program on which something is dropped, of which it takes only the first piece: the target's side of the XDND
/// protocol, version 5.
final class HangingReceiver {
  /// The desktop, whose server outlives the connection: without it, Xlib would end the tests.
  private let desktop: Desktop
  private let display: OpaquePointer
  private let own: Window

  init(on desktop: Desktop) throws {
    guard let display = XOpenDisplay(desktop.environment["DISPLAY"]) else {
      throw Failure("no display")
    }
    (self.desktop, self.display) = (desktop, display)
    var attributes = XSetWindowAttributes()
    (attributes.override_redirect, attributes.event_mask) = (1, PropertyChangeMask)
    own = XCreateWindow(
      display, XDefaultRootWindow(display), 1_190, 400, 150, 150, 0, 0, UInt32(InputOutput), nil,
      UInt(CWOverrideRedirect | CWEventMask), &attributes)
    var version = 5
    withUnsafeBytes(of: &version) { version in
      _ = XChangeProperty(
        display, own, atom("XdndAware"), atom("ATOM"), 32, PropModeReplace,
        version.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XMapWindow(display, own)
    XFlush(display)
  }

  deinit { XCloseDisplay(display) }

  private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  /// Accepts a copy at the next location.
  func accept() throws {
    let position = try next("a location") { $0.isMessage(self.atom("XdndPosition")) }
    var status = XEvent()
    status.xclient.type = ClientMessage
    status.xclient.window = Window(position.xclient.data.l.0)
    status.xclient.message_type = atom("XdndStatus")
    status.xclient.format = 32
    status.xclient.data.l = (Int(own), 3, 0, 0, Int(atom("XdndActionCopy")))
    XSendEvent(display, status.xclient.window, 0, 0, &status)
    XFlush(display)
  }

  /// Requests the data of a drop, and waits for the first piece.
  func takeFirstPiece(of type: String) throws {
    let drop = try next("a drop") { $0.isMessage(self.atom("XdndDrop")) }
    XConvertSelection(
      display, atom("XdndSelection"), atom(type), piece, own, Time(drop.xclient.data.l.2))
    _ = try next("an announcement") { $0.type == SelectionNotify && $0.xselection.property != 0 }
    try takePiece()
    try until("the first piece") { hasPiece }
  }

  /// Takes a piece, which requests the next one.
  func takePiece() throws {
    XDeleteProperty(display, own, piece)
    XSync(display, 0)
  }

  /// Whether a piece waits to be taken.
  var hasPiece: Bool {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, own, piece, 0, 0, 0, UInt(AnyPropertyType), &type, &format, &count, &rest, &bytes)
    if let bytes { XFree(bytes) }
    return type != 0
  }

  private var piece: Atom { atom("PIECE") }

  private func next(_ what: String, where matches: (XEvent) -> Bool) throws -> XEvent {
    try eventually(what) {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if matches(event) { return event }
      }
      return nil
    }
  }
}

extension XEvent {
  fileprivate func isMessage(_ name: Atom) -> Bool {
    type == ClientMessage && xclient.message_type == name
  }
}
