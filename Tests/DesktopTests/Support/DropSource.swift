import CSDL2
import Foundation

/// Another program, from which a file is dragged into a window: the source's part of the XDND
/// protocol, version 5.
final class DropSource {
  private let display: OpaquePointer
  private let own: Window

  /// Connects to a display by its name.
  init(on name: String) throws {
    guard let display = XOpenDisplay(name) else { throw Failure("no display \(name)") }
    self.display = display
    own = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
  }

  deinit { XCloseDisplay(display) }

  /// Drops a file on a window, at a place on the screen.
  func drop(file path: String, on target: Window, at spot: Spot) throws {
    XSetSelectionOwner(display, atom("XdndSelection"), own, 0)
    let place = spot.x << 16 | spot.y
    send("XdndEnter", [5 << 24, Int(atom("text/uri-list")), 0, 0], to: target)
    send("XdndPosition", [0, place, 0, Int(atom("XdndActionCopy"))], to: target)
    try serve("file://\(path)\r\n", until: "XdndStatus")
    send("XdndDrop", [0, 0, 0, 0], to: target)
    try serve("file://\(path)\r\n", until: "XdndFinished")
  }

  private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  private func send(_ name: String, _ data: [Int], to target: Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    event.xclient.data.l = (Int(own), data[0], data[1], data[2], data[3])
    XSendEvent(display, target, 0, 0, &event)
    XFlush(display)
  }

  /// Hands over what is asked for, until the target sends a message.
  private func serve(_ words: String, until name: String) throws {
    let awaited = atom(name)
    try until("\(name) of the window") {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if event.type == SelectionRequest { answer(event.xselectionrequest, words) }
        if event.type == ClientMessage, event.xclient.message_type == awaited { return true }
      }
      return false
    }
  }

  private func answer(_ request: XSelectionRequestEvent, _ words: String) {
    let bytes = Array(words.utf8)
    XChangeProperty(
      display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes,
      Int32(bytes.count))
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = request.property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }
}

extension App {
  /// Drops a file on the middle of the window, as from a file manager.
  func drop(_ path: String) throws {
    guard let display = desktop.environment["DISPLAY"], let target = UInt(window) else {
      throw Failure("no window to drop on")
    }
    try DropSource(on: display).drop(
      file: path, on: target, at: Spot(x: origin.x + 450, y: origin.y + 350))
  }
}
