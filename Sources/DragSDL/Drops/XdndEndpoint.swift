internal import CDesktop
internal import DragFrameIO

/// A hidden window on a connection of its own, by which the program exchanges the data of drags.
final class XdndEndpoint {
  let connection: XConnection
  let window: UInt

  /// Connects to the X server of a window.
  init?(beside other: X11Window) {
    guard let display = XOpenDisplay(XDisplayString(other.display)) else { return nil }
    connection = XConnection(display: display)
    var attributes = XSetWindowAttributes()
    attributes.event_mask = PropertyChangeMask
    window = XCreateWindow(
      display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, UInt32(InputOnly), nil,
      UInt(CWEventMask), &attributes)
    XFlush(display)
  }

  deinit { XCloseDisplay(connection.display) }

  func atom(_ name: String) -> UInt { XInternAtom(connection.display, name, 0) }

  /// Sends a message of the protocol to a window or its proxy; its first word is a window, too.
  func send(_ type: String, _ words: [UInt], to window: UInt, by receiver: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(type)
    event.xclient.format = 32
    let words = words.map { Int(bitPattern: $0) }
    event.xclient.data.l = (words[0], words[1], words[2], words[3], words[4])
    connection.ignoringErrors { _ = XSendEvent(connection.display, receiver, 0, 0, &event) }
  }
}

// The actions, which are the names of operations.
extension XdndEndpoint {
  private static let actions: [(operation: DropOperation, name: String)] = [
    (.copy, "XdndActionCopy"), (.move, "XdndActionMove"), (.link, "XdndActionLink"),
  ]

  static var operations: [DropOperation] { actions.map(\.operation) }

  /// Returns the operation of an action; `nil` for others, such as to ask the user.
  func operation(_ action: UInt) -> DropOperation? {
    Self.actions.first { atom($0.name) == action }?.operation
  }

  /// Returns the action of an operation; 0 for none.
  func action(_ operation: DropOperation?) -> UInt {
    Self.actions.first { $0.operation == operation }.map { atom($0.name) } ?? 0
  }
}
