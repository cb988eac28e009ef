internal import CDesktop
internal import DragEvents

/// A hidden window on a connection of our own, by which the program exchanges the data of drags and of the clipboard.
final class XEndpoint {
  let connection: XConnection
  let window: UInt
  /// The number of those who watch a window of another program.
  private var watched: [UInt: Int] = [:]

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

  /// Has the server report the end of a window of another program, and changes of its properties.
  ///
  /// A connection has one mask of events for each window, so all who share this one share the mask.
  func watch(_ window: UInt) {
    guard window != self.window else { return }
    watched[window, default: 0] += 1
    if watched[window] == 1 { select(PropertyChangeMask | StructureNotifyMask, of: window) }
  }

  /// Ends what one call of ``watch(_:)`` has begun.
  func unwatch(_ window: UInt) {
    guard let count = watched[window] else { return }
    watched[window] = count > 1 ? count - 1 : nil
    if count == 1 { select(0, of: window) }
  }

  private func select(_ events: Int, of window: UInt) {
    connection.ignoringErrors { _ = XSelectInput(connection.display, window, events) }
  }

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

extension XEndpoint {
  /// Returns the server's current time, by which requests are ordered.
  func currentTime() -> UInt {
    var name = atom("DRAG_TIME")
    XProperty("DRAG_TIME", of: window, type: "INTEGER", on: connection.display).set(to: 0)
    var event = XEvent()
    // Only this change: those of other properties can be data that arrives.
    withUnsafeMutablePointer(to: &name) { name in
      _ = XIfEvent(
        connection.display, &event,
        { _, event, name in
          guard let event, let name, event.pointee.type == PropertyNotify else { return 0 }
          let wanted = UnsafeRawPointer(name).load(as: UInt.self)
          return event.pointee.xproperty.atom == wanted ? 1 : 0
        }, UnsafeMutableRawPointer(name).assumingMemoryBound(to: CChar.self))
    }
    return event.xproperty.time
  }

  /// Returns the names of types in one round trip, without those of X11 itself, such as `TARGETS`.
  func names(of types: [UInt]) -> [String] {
    let ofText = ["UTF8_STRING", "STRING", "TEXT"]
    var atoms = Array(types.prefix(256))
    var found = [UnsafeMutablePointer<CChar>?](repeating: nil, count: atoms.count)
    connection.ignoringErrors {
      _ = XGetAtomNames(connection.display, &atoms, Int32(atoms.count), &found)
    }
    let names = found.compactMap { name -> String? in
      guard let name else { return nil }
      defer { XFree(name) }
      return String(cString: name)
    }
    return names.filter { $0.contains("/") || ofText.contains($0) }
  }
}

// The actions, which are the names of operations.
extension XEndpoint {
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
