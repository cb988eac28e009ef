internal import CDesktop
internal import CSDL2
internal import DragCoding

/// A second connection with the X server, which accepts or rejects the drops on a window.
///
/// SDL accepts every drop and reports success to its source. Therefore the window's property
/// `XdndProxy` directs sources to a hidden helper window. Sources that ignore the property get SDL's replies.
final class DropConnection {
  enum Event: Hashable {
    case message(XdndMessage)
    case files(FileList?, time: UInt)
  }

  let display: OpaquePointer
  var receiver = DropReceiver()
  /// Whether something may have arrived since the connection was last read.
  private var isReadable = true
  private let target: UInt
  private let helper: UInt

  init?(for window: X11Window) {
    guard let display = XOpenDisplay(XDisplayString(window.display)) else { return nil }
    self.display = display
    target = window.id
    helper = XCreateWindow(
      display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, nil)
    // A source trusts a proxy only if that names itself as proxy, so this comes first.
    XProperty("XdndAware", of: helper, type: "ATOM", on: display).set(to: 5)
    XProperty("XdndProxy", of: helper, type: "WINDOW", on: display).set(to: helper)
    XSync(display, 0)
    XProperty("XdndProxy", of: target, type: "WINDOW", on: window.display).set(to: helper)
    XFlush(window.display)
  }

  deinit { XCloseDisplay(display) }

  private func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }

  private static let files = "DROPPED_FILES"
}

extension DropConnection: EventSource {
  var descriptor: Int32 { XConnectionNumber(display) }

  func beginWait() -> Bool {
    // While a request is answered, Xlib also reads events, for which the socket is not readable then.
    isReadable = XEventsQueued(display, QueuedAlready) > 0
    return !isReadable
  }

  func endWait(isReadable: Bool) { self.isReadable = isReadable }
}

extension DropConnection {
  func nextEvent() -> Event? {
    while isReadable, XEventsQueued(display, QueuedAfterReading) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if let known = read(event) { return known }
    }
    isReadable = false
    return nil
  }

  func offersFiles(_ source: UInt, types: [UInt], hasTypeList: Bool) -> Bool {
    // More than three types are in a property of the source's window.
    let list = XProperty("XdndTypeList", of: source, type: "ATOM", on: display)
    let types: [UInt]? =
      hasTypeList
      ? XConnection(display: display).ignoringErrors { list.value(UInt.self, atMost: 1 << 14) }
      : types
    return types?.contains(atom("text/uri-list")) ?? false
  }

  private func read(_ event: XEvent) -> Event? {
    switch event.type {
    case ClientMessage: read(event.xclient).map(Event.message)
    case SelectionNotify: .files(takeFiles(), time: event.xselection.time)
    default: nil
    }
  }

  private func read(_ message: XClientMessageEvent) -> XdndMessage? {
    let kinds = XdndMessage.Kind.allCases
    guard message.format == 32,
      let kind = kinds.first(where: { atom($0.rawValue) == message.message_type })
    else { return nil }
    let words = message.data.l
    return XdndMessage(kind, words: [words.0, words.1, words.2, words.3, words.4])
  }

  private func takeFiles() -> FileList? {
    XProperty(Self.files, of: helper, type: "text/uri-list", on: display)
      .value(UInt8.self, atMost: Limits.fileListBytes, deletes: true)
      .map { FileList($0) }
  }
}

extension DropConnection {
  func send(_ reply: DropReceiver.Reply) {
    switch reply {
    case .status(let source, let isAccepted):
      // The second bit requests all motions, so there is no rectangle in which the answer is constant.
      send("XdndStatus", [isAccepted ? 3 : 2, 0, 0, action(isAccepted)], to: source)
    case .finished(let source, let isAccepted):
      send("XdndFinished", [isAccepted ? 1 : 0, action(isAccepted), 0, 0], to: source)
    case .convert(let time):
      let (selection, type) = (atom("XdndSelection"), atom("text/uri-list"))
      XConvertSelection(display, selection, type, atom(Self.files), helper, time)
      XFlush(display)
    }
  }

  private func action(_ isAccepted: Bool) -> UInt { isAccepted ? atom("XdndActionCopy") : 0 }

  private func send(_ type: String, _ words: [UInt], to source: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = source
    event.xclient.message_type = atom(type)
    event.xclient.format = 32
    let words = ([target] + words).map { Int(bitPattern: $0) }
    event.xclient.data.l = (words[0], words[1], words[2], words[3], words[4])
    XConnection(display: display).ignoringErrors { _ = XSendEvent(display, source, 0, 0, &event) }
  }
}
