internal import CDesktop
internal import DragEvents
internal import Glibc

/// The clipboard under X11, on a connection of its own, which is made when it is first used.
final class XClipboard: Clipboard {
  private let window: X11Window
  private var parts: Parts?
  private var reader = ClipboardReader()
  /// The copied data, while it is the program's own that is on the clipboard.
  private var data: [DragData] = []
  private var ownedSince: UInt = 0
  private var contents: [ClipboardContents] = []
  /// The window of the program whose data is read.
  private var owner: UInt = 0
  private var isReadable = true
  /// Whether an event loop sleeps on the connection; otherwise, it is read in each turn.
  private var isWatched = false
  /// Watches the connection, so that the event loop can sleep on one file.
  private let watch: Int32

  private struct Parts {
    let endpoint: XEndpoint
    let server: XSelectionServer
    var selection: XSelectionReader
  }

  /// Longer data is sent in pieces, so that the X server is not kept busy.
  private static let longest = 1 << 18

  init(for window: X11Window) {
    self.window = window
    watch = cdesktop_watch([], 0)
  }

  deinit {
    save()
    close(watch)
  }

  var deadline: Microseconds? {
    reader.deadline.earlier(parts?.selection.deadline).earlier(parts?.server.deadline)
  }

  func perform(_ request: ClipboardRequest, at now: Microseconds) {
    connect()
    switch request {
    case .write(let data): own(data)
    case .read(let types) where !data.isEmpty:
      contents.append(ClipboardContents(types, of: data))
    case .read(let types):
      guard parts != nil else { return contents.append(ClipboardContents([], problem: .empty)) }
      run(reader.request(types, at: now), at: now)
    }
  }

  private func connect() {
    guard parts == nil, let endpoint = XEndpoint(beside: window) else { return }
    parts = Parts(
      endpoint: endpoint, server: XSelectionServer(endpoint, longest: Self.longest),
      selection: XSelectionReader(Self.name, into: "PASTED_DATA", by: endpoint))
    cdesktop_watch_one(watch, endpoint.connection.descriptor)
  }

  private func own(_ data: [DragData]) {
    guard let endpoint = parts?.endpoint else { return }
    let display = endpoint.connection.display
    ownedSince = endpoint.currentTime()
    XSetSelectionOwner(display, endpoint.atom(Self.name), endpoint.window, ownedSince)
    let isOwner = XGetSelectionOwner(display, endpoint.atom(Self.name)) == endpoint.window
    self.data = isOwner ? data : []
  }

  func takeContents(at now: Microseconds) -> [ClipboardContents] {
    handleEvents(at: now)
    if let answer = parts?.selection.advance(to: now) { received(answer, at: now) }
    run(reader.advance(to: now), at: now)
    parts?.server.advance(to: now)
    defer { contents = [] }
    return contents
  }

  private static let name = "CLIPBOARD"
}

extension XClipboard: EventSource {
  var descriptor: Int32 { watch }

  func beginWait() -> Bool {
    isWatched = true
    // While a request is answered, Xlib also reads events, for which the socket is not readable then.
    isReadable = parts.map { !$0.endpoint.connection.beginWait() } ?? false
    return !isReadable && contents.isEmpty
  }

  func endWait(isReadable: Bool) { self.isReadable = isReadable }
}

// The events.
extension XClipboard {
  private func handleEvents(at now: Microseconds) {
    guard let display = parts?.endpoint.connection.display else { return }
    if !isWatched { isReadable = true }
    while isReadable, XEventsQueued(display, QueuedAfterReading) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      handle(event, at: now)
    }
    isReadable = false
  }

  private func handle(_ event: XEvent, at now: Microseconds) {
    switch event.type {
    case SelectionRequest:
      parts?.server.serve(event.xselectionrequest, data, ownedSince: ownedSince, at: now)
    case SelectionClear where event.xselectionclear.time >= ownedSince: data = []
    case SelectionNotify: received(parts?.selection.arrived(event.xselection), at: now)
    case PropertyNotify where Int(event.xproperty.state) == Int(PropertyNewValue):
      received(parts?.selection.partArrived(event.xproperty, at: now), at: now)
    // A program that ends in the middle of a transfer does not say so.
    case DestroyNotify where event.xdestroywindow.window == owner:
      parts?.selection.abandon()
      run(reader.lost(at: now), at: now)
    default: parts?.server.handle(event, at: now)
    }
  }

  private func received(_ answer: DataAnswer?, at now: Microseconds) {
    guard let answer else {
      if parts?.selection.isInPieces == true { reader.partReceived(at: now) }
      return
    }
    guard reader.isListing else { return run(reader.received(answer, at: now), at: now) }
    run(reader.listed(types(in: answer), at: now), at: now)
  }

  /// The types in an answer to `TARGETS`; a program that cannot list them probably has text.
  private func types(in answer: DataAnswer) -> [String] {
    guard case .bytes(let bytes) = answer else {
      return owner == 0 ? [] : ["UTF8_STRING", "STRING"]
    }
    let atoms = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
    return parts?.endpoint.names(of: atoms) ?? []
  }

  private func run(_ steps: [ClipboardReader.Step], at now: Microseconds) {
    for step in steps {
      switch step {
      case .pass(let contents): self.contents.append(contents)
      case .list:
        watchOwner()
        parts?.selection.request("TARGETS", at: UInt(CurrentTime))
      case .read(let type): parts?.selection.request(type, at: UInt(CurrentTime))
      }
    }
  }

  private func watchOwner() {
    guard let endpoint = parts?.endpoint else { return }
    let display = endpoint.connection.display
    owner = XGetSelectionOwner(display, endpoint.atom(Self.name))
    guard owner != 0 else { return }
    endpoint.connection.ignoringErrors {
      // The same events as of a window to which a transfer runs.
      _ = XSelectInput(display, owner, PropertyChangeMask | StructureNotifyMask)
    }
  }
}

// The end of the program.
extension XClipboard {
  /// Asks the desktop's clipboard manager, if any, to keep the copied data.
  private func save() {
    guard let parts, !data.isEmpty else { return }
    let (endpoint, display) = (parts.endpoint, parts.endpoint.connection.display)
    let manager = endpoint.atom("CLIPBOARD_MANAGER")
    guard XGetSelectionOwner(display, manager) != 0 else { return }
    let property = "SAVED_TYPES"
    XProperty(property, of: endpoint.window, type: "ATOM", on: display)
      .set(to: data.map { endpoint.atom($0.type) })
    XConvertSelection(
      display, manager, endpoint.atom("SAVE_TARGETS"), endpoint.atom(property), endpoint.window,
      endpoint.currentTime())
    XFlush(display)
    // It takes the data before it answers.
    let start = Microseconds.monotonic
    while Microseconds.monotonic - start < Self.patience {
      // Only what was read is sent: transfers have deadlines of the loop's time.
      parts.server.advance(to: .zero)
      guard XPending(display) > 0 else {
        var file = pollfd(fd: endpoint.connection.descriptor, events: Int16(POLLIN), revents: 0)
        poll(&file, 1, 50)
        continue
      }
      var event = XEvent()
      XNextEvent(display, &event)
      if event.type == SelectionNotify, event.xselection.selection == manager { return }
      handle(event, at: .zero)
    }
  }

  /// The maximum time to wait for the clipboard manager at the end of the program.
  private static let patience = Microseconds.seconds(1)
}
