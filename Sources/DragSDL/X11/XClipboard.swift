internal import CDesktop
internal import DragEvents
internal import Glibc

final class XClipboard: Clipboard, X11Role {
  private let endpoint: XEndpoint
  private let server: XSelectionServer
  private var selection: XSelectionReader
  var reader = ClipboardReader()
  private(set) var data: [DragData] = []
  private var ownedSince: UInt = 0
  var events: [ClipboardContents] = []
  /// The window of the program whose data is read; 0 for none.
  private var owner: UInt = 0 {
    didSet {
      if owner != 0 { endpoint.watch(owner) }
      if oldValue != 0 { endpoint.unwatch(oldValue) }
    }
  }

  /// Longer data is sent in pieces, so that the X server is not kept busy.
  private static let longest = 1 << 18

  init(by endpoint: XEndpoint, _ server: XSelectionServer) {
    (self.endpoint, self.server) = (endpoint, server)
    selection = XSelectionReader(Self.name, into: "PASTED_DATA", by: endpoint)
  }

  deinit { save() }

  private var display: OpaquePointer { endpoint.connection.display }

  var deadline: Microseconds? { reader.deadline.earlier(selection.deadline) }

  func copy(_ data: [DragData]) {
    ownedSince = endpoint.currentTime()
    XSetSelectionOwner(display, endpoint.atom(Self.name), endpoint.window, ownedSince)
    let isOwner = XGetSelectionOwner(display, endpoint.atom(Self.name)) == endpoint.window
    self.data = isOwner ? data : []
  }

  func advance(to now: Microseconds) {
    if let answer = selection.advance(to: now) { received(answer, at: now) }
    run(reader.advance(to: now), at: now)
  }

  private static let name = "CLIPBOARD"
}

// MARK: - The events
extension XClipboard {
  func handle(_ event: XEvent, at now: Microseconds) {
    switch event.type {
    case SelectionRequest where event.xselectionrequest.selection == endpoint.atom(Self.name):
      server.serve(
        event.xselectionrequest, data, ownedSince: ownedSince, longest: Self.longest, at: now)
    case SelectionClear
    where event.xselectionclear.selection == endpoint.atom(Self.name)
      && event.xselectionclear.time >= ownedSince:
      data = []
    case SelectionNotify: received(selection.arrived(event.xselection), at: now)
    case PropertyNotify where Int(event.xproperty.state) == Int(PropertyNewValue):
      received(selection.partArrived(event.xproperty, at: now), at: now)
    // A program that ends in the middle of a transfer does not say so.
    case DestroyNotify where event.xdestroywindow.window == owner:
      selection.abandon()
      run(reader.lost(at: now), at: now)
    default: break
    }
  }

  private func received(_ answer: DataAnswer?, at now: Microseconds) {
    guard let answer else {
      if selection.isInPieces { reader.partReceived(at: now) }
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
    return endpoint.names(of: atoms)
  }

  func list(at now: Microseconds) -> [ClipboardReader.Step] {
    owner = XGetSelectionOwner(display, endpoint.atom(Self.name))
    return read("TARGETS", at: now)
  }

  func read(_ type: String, at now: Microseconds) -> [ClipboardReader.Step] {
    selection.request(type, at: UInt(CurrentTime))
    return []
  }

  func endReading() { owner = 0 }
}

// MARK: - The end of the program
extension XClipboard {
  /// Asks the desktop's clipboard manager, if any, to keep the copied data.
  private func save() {
    guard !data.isEmpty else { return }
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
      server.advance(to: .zero)
      guard XPending(display) > 0 else {
        var file = pollfd(fd: endpoint.connection.descriptor, events: Int16(POLLIN), revents: 0)
        poll(&file, 1, 50)
        continue
      }
      var event = XEvent()
      XNextEvent(display, &event)
      if event.type == SelectionNotify, event.xselection.selection == manager { return }
      handle(event, at: .zero)
      server.handle(event, at: .zero)
    }
  }

  /// The maximum time to wait for the clipboard manager at the end of the program.
  private static let patience = Microseconds.seconds(1)
}
