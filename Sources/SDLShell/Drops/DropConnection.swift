internal import CSDL2
internal import DragCoding

/// A second connection with the X server, on which a window's drops are received.
///
/// SDL accepts whatever is dropped and reports success to its source. So the window's `XdndProxy` leads
/// sources to a helper window, which is never shown. A source that ignores the property gets SDL's answers.
///
/// All calls of Xlib about drops are here and in ``XProperty``; what they return are plain values.
final class DropConnection {
  /// What comes from a source.
  enum Event: Hashable {
    case message(XdndMessage)
    /// The files of the drop that happened at `time` of the X server; `nil` if the source does not hand over
    /// a list of files.
    case files(FileList?, time: UInt)
  }

  let display: OpaquePointer
  private let atoms: Atoms
  private let target: UInt
  private let helper: UInt

  /// Receives the drops on a window from now on; `nil` if the server accepts no second connection.
  init?(for window: X11Window) {
    guard let display = XOpenDisplay(XDisplayString(window.display)) else { return nil }
    self.display = display
    atoms = Atoms(display)
    target = window.id
    helper = XCreateWindow(
      display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, nil)
    // A source trusts a proxy only if the proxy names itself, so that comes first.
    XProperty(atoms.aware, of: helper, type: atoms.atom).set(to: 5, on: display)
    XProperty(atoms.proxy, of: helper, type: atoms.window).set(to: helper, on: display)
    XSync(display, 0)
    XProperty(atoms.proxy, of: target, type: atoms.window).set(to: helper, on: window.display)
    XFlush(window.display)
  }

  deinit { XCloseDisplay(display) }
}

// MARK: - What sources send

extension DropConnection {
  /// Returns the next event that has come, without waiting for one.
  func nextEvent() -> Event? {
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if let known = read(event) { return known }
    }
    return nil
  }

  /// Returns whether a drag offers files, by what its source said when it entered the window.
  func offersFiles(_ source: UInt, types: [UInt], hasTypeList: Bool) -> Bool {
    (hasTypeList ? typeList(of: source) : types).contains(atoms.uriList)
  }

  private func read(_ event: XEvent) -> Event? {
    switch event.type {
    case ClientMessage: read(event.xclient).map(Event.message)
    case SelectionNotify: .files(takeFiles(), time: event.xselection.time)
    default: nil
    }
  }

  private func read(_ message: XClientMessageEvent) -> XdndMessage? {
    guard message.format == 32, let kind = atoms.kinds[message.message_type] else { return nil }
    let words = message.data.l
    return XdndMessage(kind, words: [words.0, words.1, words.2, words.3, words.4])
  }

  /// Takes the list of files that a source wrote on the helper window.
  ///
  /// A list that comes in pieces (INCR) has another type, so it counts as none.
  private func takeFiles() -> FileList? {
    XProperty(atoms.files, of: helper, type: atoms.uriList)
      .take(UInt8.self, atMost: Limits.fileListBytes, on: display).map { FileList($0) }
  }

  /// Returns the types that a source offers if there are more than three.
  private func typeList(of source: UInt) -> [UInt] {
    let list = XProperty(atoms.typeList, of: source, type: atoms.atom)
    return ignoringErrors { list.read(UInt.self, atMost: 1 << 14, on: display) } ?? []
  }
}

// MARK: - What is sent to sources

extension DropConnection {
  /// Sends a reply to a source, even if its window no longer exists.
  func send(_ reply: DropReceiver.Reply) {
    switch reply {
    case .status(let source, let isAccepted):
      // The second bit asks for every motion, and so for no rectangle in which the answer stays the same.
      send(atoms.status, [isAccepted ? 3 : 2, 0, 0, isAccepted ? atoms.copy : 0], to: source)
    case .finished(let source, let isAccepted):
      send(atoms.finished, [isAccepted ? 1 : 0, isAccepted ? atoms.copy : 0, 0, 0], to: source)
    case .convert(let time):
      XConvertSelection(display, atoms.selection, atoms.uriList, atoms.files, helper, time)
      XFlush(display)
    }
  }

  private func send(_ type: UInt, _ words: [UInt], to source: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = source
    event.xclient.message_type = type
    event.xclient.format = 32
    let words = ([target] + words).map { Int(bitPattern: $0) }
    event.xclient.data.l = (words[0], words[1], words[2], words[3], words[4])
    _ = ignoringErrors { XSendEvent(display, source, 0, 0, &event) }
  }

  /// Does what fails if a source's window no longer exists; by default, that would end the program.
  ///
  /// Xlib has one handler of errors for all connections. SDL's is back before its connection is used.
  private func ignoringErrors<Result>(_ body: () -> Result) -> Result {
    let handler = XSetErrorHandler { _, _ in 0 }
    defer {
      XSync(display, 0)
      XSetErrorHandler(handler)
    }
    return body()
  }
}

/// The names of the protocol, as the numbers that the server has for them.
private struct Atoms {
  let kinds: [UInt: XdndMessage.Kind]
  let aware, proxy, status, finished, copy, selection, typeList, uriList, files, atom, window: UInt

  init(_ display: OpaquePointer) {
    func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }
    kinds = Dictionary(
      uniqueKeysWithValues: XdndMessage.Kind.allCases.map { (atom($0.rawValue), $0) })
    (aware, proxy) = (atom("XdndAware"), atom("XdndProxy"))
    (status, finished) = (atom("XdndStatus"), atom("XdndFinished"))
    (selection, typeList) = (atom("XdndSelection"), atom("XdndTypeList"))
    (copy, uriList) = (atom("XdndActionCopy"), atom("text/uri-list"))
    (files, self.atom, window) = (atom("DROPPED_FILES"), atom("ATOM"), atom("WINDOW"))
  }
}
