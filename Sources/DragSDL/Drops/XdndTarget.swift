internal import CDesktop
internal import CSDL2
internal import DragCoding
internal import DragFrameIO
internal import DragGeometry

/// The window as a target of drags under X11 (XDND 5).
///
/// SDL accepts every drop, supports two types, and reports no location. Therefore SDL does not see the messages of XDND:
/// a filter of Xlib, as input methods use them, takes them before. Data arrives at a hidden window, on a connection of
/// its own.
final class XdndTarget: DropTarget {
  var receiver = DropReceiver()
  var pending: [IncomingDragEvent] = []
  private let window: X11Window
  private let endpoint: XdndEndpoint
  /// The messages that the filter has taken, with the sender's time.
  private var messages: [XdndMessage] = []
  private var offer: (source: UInt, offer: DragOffer)?
  private var isReadable = true
  /// Whether an event loop sleeps on the connection; otherwise, it is read in each turn.
  private var isWatched = false
  private var time: UInt = 0
  private var incremental: [UInt8]?
  /// The type of the request whose data is awaited.
  private var awaitedType: UInt?
  /// The source that waits for an answer to the last location.
  private var unanswered: UInt?
  private var shown: DropOperation?

  init?(for window: X11Window) {
    guard let endpoint = XdndEndpoint(beside: window) else { return nil }
    (self.window, self.endpoint) = (window, endpoint)
    XProperty("XdndAware", of: window.id, type: "ATOM", on: window.display).set(to: 5)
    XFlush(window.display)
    cdesktop_filter(window.display, window.id, Self.filter, opaque)
  }

  deinit { cdesktop_unfilter(window.display, window.id, Self.filter, opaque) }

  private var own: XConnection { endpoint.connection }

  private var opaque: UnsafeMutablePointer<CChar> {
    Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
  }

  private static let filter: cdesktop_filter_function = { _, _, event, context in
    guard let event, let context else { return 0 }
    let target = Unmanaged<XdndTarget>.fromOpaque(context).takeUnretainedValue()
    guard let message = target.message(event.pointee.xclient) else { return 0 }
    target.messages.append(message)
    return 1
  }

  private func message(_ event: XClientMessageEvent) -> XdndMessage? {
    guard event.format == 32,
      let kind = XdndMessage.Kind.allCases.first(where: { atom($0.rawValue) == event.message_type })
    else { return nil }
    let words = event.data.l
    return XdndMessage(kind, words: [words.0, words.1, words.2, words.3, words.4])
  }

  private func atom(_ name: String) -> UInt { endpoint.atom(name) }

  private static let property = "DROPPED_DATA"
}

extension XdndTarget: EventSource {
  var descriptor: Int32 { own.descriptor }

  func beginWait() -> Bool {
    isWatched = true
    // While a request is answered, Xlib also reads events, for which the socket is not readable then.
    isReadable = !own.beginWait()
    return !isReadable && messages.isEmpty && pending.isEmpty
  }

  func endWait(isReadable: Bool) { self.isReadable = isReadable }
}

extension XdndTarget {
  var hasArrivals: Bool { isReadable || !isWatched || !messages.isEmpty }

  func takeSteps(at now: Microseconds) -> [DropReceiver.Step] {
    var steps: [DropReceiver.Step] = []
    // First the end of earlier sources: the X server reuses the numbers of their windows.
    if !messages.isEmpty || !isWatched { isReadable = true }
    while isReadable, XEventsQueued(own.display, QueuedAfterReading) > 0 {
      var event = XEvent()
      XNextEvent(own.display, &event)
      switch event.type {
      case SelectionNotify: steps += selectionArrived(event.xselection)
      // A source that ends during a drag does not leave.
      case DestroyNotify: steps += receiver.leave(event.xdestroywindow.window)
      case PropertyNotify where Int(event.xproperty.state) == Int(PropertyNewValue):
        steps += partArrived(event.xproperty)
      default: break
      }
    }
    isReadable = false
    for message in messages { steps += handle(message, at: now) }
    messages.removeAll()
    return steps
  }

  private func handle(_ message: XdndMessage, at now: Microseconds) -> [DropReceiver.Step] {
    switch message {
    case .enter(let source, let types, let hasTypeList):
      let names = names(of: hasTypeList ? typeList(of: source) : types)
      offer = (source, DragOffer(types: names, operations: operations(of: source)))
      own.ignoringErrors { _ = XSelectInput(own.display, source, StructureNotifyMask) }
      return []
    case .position(let source, let x, let y, let time, let action):
      (unanswered, self.time) = (source, time)
      let point = inWindow(x, y)
      // The first location is where the drag has entered.
      if let entered = offer, entered.source == source {
        (offer, shown) = (nil, nil)
        let steps = receiver.enter(source, entered.offer, at: point)
        return steps + receiver.move(source, to: point, requesting: endpoint.operation(action))
      }
      return receiver.move(source, to: point, requesting: endpoint.operation(action))
    case .leave(let source):
      offer = nil
      return receiver.leave(source)
    case .drop(let source, let time):
      (offer, self.time, unanswered) = (nil, time, nil)
      return receiver.drop(source, at: now)
    }
  }

  /// Converts a location from pixels of the screen to the window's units, which are pixels under X11.
  private func inWindow(_ x: Int, _ y: Int) -> Point {
    var (left, top, child) = (Int32(0), Int32(0), UInt(0))
    XTranslateCoordinates(
      own.display, XDefaultRootWindow(own.display), window.id, Int32(x), Int32(y), &left, &top,
      &child)
    return Point(x: Length(pixels: Int(left)), y: Length(pixels: Int(top)))
  }

  private func typeList(of source: UInt) -> [UInt] {
    let list = XProperty("XdndTypeList", of: source, type: "ATOM", on: own.display)
    return own.ignoringErrors { list.value(UInt.self, atMost: 1 << 14) } ?? []
  }

  /// Returns the names of types, without those of X11 itself, such as `TARGETS`.
  private func names(of types: [UInt]) -> [String] {
    let ofText = ["UTF8_STRING", "STRING", "TEXT"]
    var atoms = Array(types.prefix(256))
    var found = [UnsafeMutablePointer<CChar>?](repeating: nil, count: atoms.count)
    // In one round trip.
    own.ignoringErrors { _ = XGetAtomNames(own.display, &atoms, Int32(atoms.count), &found) }
    let names = found.compactMap { name -> String? in
      guard let name else { return nil }
      defer { XFree(name) }
      return String(cString: name)
    }
    return names.filter { $0.contains("/") || ofText.contains($0) }
  }

  private func operations(of source: UInt) -> [DropOperation] {
    let list = XProperty("XdndActionList", of: source, type: "ATOM", on: own.display)
    let actions = own.ignoringErrors { list.value(UInt.self, atMost: 1 << 10) }
    let known = actions?.compactMap(endpoint.operation) ?? []
    return known.isEmpty ? XdndEndpoint.operations : known
  }
}

// The data.
extension XdndTarget {
  func read(_ type: String, from source: UInt) -> [DropReceiver.Step] {
    incremental = nil
    awaitedType = atom(type)
    XConvertSelection(
      own.display, atom("XdndSelection"), atom(type), atom(Self.property), endpoint.window, time)
    XFlush(own.display)
    return []
  }

  private func selectionArrived(_ event: XSelectionEvent) -> [DropReceiver.Step] {
    // Another one was abandoned.
    guard event.target == awaitedType else { return [] }
    guard event.property != 0 else { return receiver.received(nil) }
    switch XProperty.take(
      Self.property, of: endpoint.window, on: own.display, atMost: Limits.dragBytes)
    {
    case .bytes(let bytes): return receiver.received(bytes)
    case .pieces:
      incremental = []
      return []
    case nil: return receiver.received(nil)
    }
  }

  /// Handles the next piece of data that is too long for one property (INCR); an empty one is the end.
  private func partArrived(_ event: XPropertyEvent) -> [DropReceiver.Step] {
    guard let before = incremental, event.atom == atom(Self.property) else { return [] }
    let part = XProperty.take(
      Self.property, of: endpoint.window, on: own.display, atMost: Limits.dragBytes)
    guard case .bytes(let bytes) = part, before.count + bytes.count <= Limits.dragBytes else {
      incremental = nil
      return receiver.received(nil)
    }
    incremental = bytes.isEmpty ? nil : before + bytes
    return bytes.isEmpty ? receiver.received(before) : []
  }
}

// The answers to the source.
extension XdndTarget {
  func show(_ operation: DropOperation?) {
    guard let source = unanswered ?? (operation == shown ? nil : receiver.source) else { return }
    (unanswered, shown) = (nil, operation)
    // The second bit requests all motions, so there is no rectangle in which the answer is constant.
    send("XdndStatus", [operation == nil ? 2 : 3, 0, 0, endpoint.action(operation)], to: source)
  }

  func finish(_ source: UInt, _ operation: DropOperation?) {
    send("XdndFinished", [operation == nil ? 0 : 1, endpoint.action(operation), 0, 0], to: source)
  }

  private func send(_ type: String, _ words: [UInt], to source: UInt) {
    endpoint.send(type, [window.id] + words, to: source, by: source)
  }
}
