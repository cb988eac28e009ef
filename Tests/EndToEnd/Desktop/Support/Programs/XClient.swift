import CDesktop
import CSDL2
import Foundation
import ProgramSupport

/// Another program under X11, without a toolkit: a connection to the server, with a window of its own.
class XClient {
  let own: Window
  private let display: OpaquePointer
  /// The desktop, whose server outlives the connection: without it, Xlib would end the tests.
  private let desktop: Desktop

  /// Connects, with a window that is visible if it has a frame.
  init(on desktop: Desktop, frame: Frame? = nil) throws {
    guard let display = XOpenDisplay(desktop.environment["DISPLAY"]) else {
      throw Failure("no display")
    }
    (self.desktop, self.display) = (desktop, display)
    var attributes = XSetWindowAttributes()
    (attributes.override_redirect, attributes.event_mask) = (1, PropertyChangeMask)
    own = XCreateWindow(
      display, XDefaultRootWindow(display), Int32(frame?.x ?? 0), Int32(frame?.y ?? 0),
      UInt32(frame?.width ?? 1), UInt32(frame?.height ?? 1), 0, 0, UInt32(InputOutput), nil,
      UInt(CWOverrideRedirect | CWEventMask), &attributes)
    if frame != nil { XMapWindow(display, own) }
    // The program under test may ask for the window at once.
    XSync(display, 0)
  }

  deinit { XCloseDisplay(display) }

  func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  /// Becomes the owner of a selection.
  func ownSelection(_ name: String) {
    XSetSelectionOwner(display, atom(name), own, 0)
    XSync(display, 0)
  }

  /// Asks the owner of a selection for data of a type, in a property of the own window.
  func requestSelection(_ name: String, as type: String, in property: Atom, at time: Int) {
    XConvertSelection(display, atom(name), atom(type), property, own, Time(time))
    XFlush(display)
  }

  /// Sends a message of the XDND protocol.
  func send(_ name: String, to window: Window, _ data: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    event.xclient.data.l = (Int(own), data[0], data[1], data[2], data[3])
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }

  /// Writes bytes or numbers into a property; Xlib takes numbers of 32 bits as words of C.
  func set<Unit: FixedWidthInteger>(
    _ property: Atom, of window: Window, to units: [Unit], type: Atom
  ) {
    units.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, property, type, Unit.bitWidth == 8 ? 8 : 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(units.count))
    }
    XFlush(display)
  }

  func deleteProperty(_ property: Atom) {
    XDeleteProperty(display, own, property)
    XSync(display, 0)
  }

  /// Whether the own window has a property.
  func has(_ property: Atom) -> Bool {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, own, property, 0, 0, 0, UInt(AnyPropertyType), &type, &format, &count, &rest, &bytes)
    if let bytes { XFree(bytes) }
    return type != 0
  }

  /// Announces data that follow in pieces, and observes when each is taken.
  func announce(_ length: Int, for request: XSelectionRequestEvent) {
    XSelectInput(display, request.requestor, PropertyChangeMask)
    set(request.property, of: request.requestor, to: [length], type: atom("INCR"))
  }

  /// Says that the data is in a property; without one, that there is none.
  func answer(_ request: XSelectionRequestEvent, in property: Atom) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }

  /// The next event, if one has arrived.
  func nextEvent() -> XEvent? {
    guard XPending(display) > 0 else { return nil }
    var event = XEvent()
    XNextEvent(display, &event)
    return event
  }

  /// Waits for an event, and drops those before it.
  @discardableResult
  func next(_ what: String, where matches: (XEvent) -> Bool) throws -> XEvent {
    try eventually(what) {
      while let event = nextEvent() {
        if matches(event) { return event }
      }
      return nil
    }
  }
}

extension XEvent {
  func isMessage(_ name: Atom) -> Bool { type == ClientMessage && xclient.message_type == name }

  /// Whether a property was deleted, so that its reader takes the next piece.
  var isTaken: Bool { type == PropertyNotify && Int(xproperty.state) == Int(PropertyDelete) }
}
