import CDesktop
import CSDL2
import Foundation

/// Another program that has copied text, of which it sends only the first piece.
final class ClipboardOwner {
  /// The desktop, whose server outlives the connection: without it, Xlib would end the tests.
  private let desktop: Desktop
  private let display: OpaquePointer
  private let own: Window

  init(on desktop: Desktop) throws {
    guard let display = XOpenDisplay(desktop.environment["DISPLAY"]) else {
      throw Failure("no display")
    }
    (self.desktop, self.display) = (desktop, display)
    own = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSetSelectionOwner(display, XInternAtom(display, "CLIPBOARD", 0), own, 0)
    // The program under test may ask for the owner at once.
    XSync(display, 0)
  }

  /// Ends the program.
  func end() { XCloseDisplay(display) }

  private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  /// Lists a type, announces a megabyte of it, and sends a part as soon as the announcement was read.
  func sendFirstPiece(of type: String) throws {
    let list = try nextRequest(for: atom("TARGETS"))
    let types = [atom(type)]
    types.withUnsafeBytes { set(list, "ATOM", format: 32, $0, count: 1) }
    list.answer(list.property, on: display)
    let request = try nextRequest(for: atom(type))
    XSelectInput(display, request.requestor, PropertyChangeMask)
    withUnsafeBytes(of: 1 << 20) { set(request, "INCR", format: 32, $0, count: 1) }
    request.answer(request.property, on: display)
    try until("the announcement to be read") {
      nextEvent { $0.type == PropertyNotify && $0.xproperty.atom == request.property }.map {
        Int($0.xproperty.state) == Int(PropertyDelete)
      } ?? false
    }
    let part = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
    part.withUnsafeBytes { set(request, type, format: 8, $0, count: 1000) }
    XFlush(display)
    try until("the piece to be read") {
      nextEvent { $0.type == PropertyNotify && $0.xproperty.atom == request.property }.map {
        Int($0.xproperty.state) == Int(PropertyDelete)
      } ?? false
    }
  }

  private func nextRequest(for target: Atom) throws -> XSelectionRequestEvent {
    try eventually("a request for data") {
      nextEvent { $0.type == SelectionRequest && $0.xselectionrequest.target == target }?
        .xselectionrequest
    }
  }

  private func nextEvent(where matches: (XEvent) -> Bool) -> XEvent? {
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if matches(event) { return event }
    }
    return nil
  }

  private func set(
    _ request: XSelectionRequestEvent, _ type: String, format: Int32,
    _ bytes: UnsafeRawBufferPointer, count: Int32
  ) {
    XChangeProperty(
      display, request.requestor, request.property, atom(type), format, PropModeReplace,
      bytes.bindMemory(to: UInt8.self).baseAddress, count)
  }
}

extension XSelectionRequestEvent {
  /// Says that the data is in a property; without one, that there is none.
  func answer(_ property: Atom, on display: OpaquePointer) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = requestor
    event.xselection.selection = selection
    event.xselection.target = target
    event.xselection.property = property
    event.xselection.time = time
    XSendEvent(display, requestor, 0, 0, &event)
    XFlush(display)
  }
}
