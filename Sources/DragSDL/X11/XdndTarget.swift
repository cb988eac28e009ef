internal import CDesktop
internal import CSDL2
internal import DragEvents

/// The window as a target of drags under X11 (XDND 5).
///
/// SDL accepts every drop, supports two types, and reports no location. Therefore SDL does not see the messages of XDND:
/// a filter of Xlib, as input methods use them, takes them before.
final class XdndTarget: DropTarget, X11Role {
  var receiver = DropReceiver()
  var events: [IncomingDragEvent] = []
  private let window: X11Window
  private let endpoint: XEndpoint
  private var reader: XSelectionReader
  /// The messages that the filter has taken, with the sender's time.
  private var messages: [XdndMessage] = []
  private lazy var filter = XFilter(of: ClientMessage...ClientMessage, on: window.display) {
    [unowned self] event in
    guard let message = message(event.xclient) else { return false }
    messages.append(message)
    return true
  }
  private var offer: (source: UInt, offer: DragOffer)?
  /// The last source, whose end the X server reports.
  private var watched: UInt? {
    didSet {
      if let watched { endpoint.watch(watched) }
      if let oldValue { endpoint.unwatch(oldValue) }
    }
  }
  private var time: UInt = 0
  /// The source that waits for an answer to the last location.
  private var unanswered: UInt?
  private var shown: DropOperation?

  init(for window: X11Window, by endpoint: XEndpoint) {
    (self.window, self.endpoint) = (window, endpoint)
    reader = XSelectionReader("XdndSelection", into: "DROPPED_DATA", by: endpoint)
    announce()
  }

  /// Announces the window as a target, unless it is the one that is announced.
  func announce() {
    let id = window.id
    guard id != filter.window else { return }
    XProperty("XdndAware", of: id, type: "ATOM", on: window.display).set(to: 5)
    XFlush(window.display)
    filter.watch(id)
  }

  private var connection: XConnection { endpoint.connection }

  private func message(_ event: XClientMessageEvent) -> XdndMessage? {
    guard event.format == 32,
      let kind = XdndMessage.Kind.allCases.first(where: { atom($0.rawValue) == event.message_type })
    else { return nil }
    let words = event.data.l
    return XdndMessage(kind, words: [words.0, words.1, words.2, words.3, words.4])
  }

  private func atom(_ name: String) -> UInt { endpoint.atom(name) }
}

extension XdndTarget {
  var deadline: Microseconds? { receiver.deadline.earlier(reader.deadline) }

  var hasEvents: Bool { !messages.isEmpty || !events.isEmpty }

  func handle(_ event: XEvent, at now: Microseconds) {
    switch event.type {
    case SelectionNotify: received(reader.arrived(event.xselection), at: now)
    // A source that ends during a drag does not leave.
    case DestroyNotify: lost(event.xdestroywindow.window)
    case PropertyNotify where Int(event.xproperty.state) == Int(PropertyNewValue):
      received(reader.partArrived(event.xproperty, at: now), at: now)
    default: break
    }
  }

  func advance(to now: Microseconds) {
    for message in messages { run(handle(message, at: now)) }
    messages.removeAll()
    if let answer = reader.advance(to: now) { received(answer, at: now) }
    run(receiver.advance(to: now))
  }

  // Swift 6.3.1 crashes when it optimizes this inlined.
  @inline(never)
  private func lost(_ window: UInt) {
    if window == receiver.source { reader.abandon() }
    run(receiver.lost(window))
  }

  private func received(_ answer: DataAnswer?, at now: Microseconds) {
    if let answer { return run(receiver.received(answer.data)) }
    if reader.isInPieces { receiver.partReceived(at: now) }
  }

  private func handle(_ message: XdndMessage, at now: Microseconds) -> [DropReceiver.Step] {
    switch message {
    case .enter(let source, let types, let hasTypeList):
      let names = endpoint.names(of: hasTypeList ? typeList(of: source) : types)
      offer = (source, DragOffer(types: names, operations: operations(of: source)))
      watched = source
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
      (offer, watched) = (nil, nil)
      return receiver.leave(source)
    case .drop(let source, let time):
      (offer, self.time, unanswered) = (nil, time, nil)
      return receiver.drop(source, at: now)
    }
  }

  /// Converts a location from pixels of the screen to the window's units, which are pixels under X11.
  private func inWindow(_ x: Int, _ y: Int) -> Point {
    let place = connection.ignoringErrors {
      connection.place(x, y, of: XDefaultRootWindow(connection.display), in: window.id)
    }
    return Point(x: Length(pixels: place.x), y: Length(pixels: place.y))
  }

  private func typeList(of source: UInt) -> [UInt] {
    let list = XProperty("XdndTypeList", of: source, type: "ATOM", on: connection.display)
    return connection.ignoringErrors { list.value(UInt.self, atMost: 1 << 10, truncates: true) }
      ?? []
  }

  private func operations(of source: UInt) -> [DropOperation] {
    let list = XProperty("XdndActionList", of: source, type: "ATOM", on: connection.display)
    let actions = connection.ignoringErrors { list.value(UInt.self, atMost: 1 << 10) }
    let known = actions?.compactMap(endpoint.operation) ?? []
    return known.isEmpty ? XEndpoint.operations : known
  }
}

// MARK: - The data
extension XdndTarget {
  func read(_ type: String, from source: UInt) -> [DropReceiver.Step] {
    reader.request(type, at: time)
    return []
  }
}

// MARK: - The answers to the source
extension XdndTarget {
  func show(_ operation: DropOperation?) {
    guard let source = unanswered ?? (operation == shown ? nil : receiver.source) else { return }
    (unanswered, shown) = (nil, operation)
    // The second bit requests all motions, so there is no rectangle in which the answer is constant.
    send("XdndStatus", [operation == nil ? 2 : 3, 0, 0, endpoint.action(operation)], to: source)
  }

  func finish(_ source: UInt, _ operation: DropOperation?) {
    send("XdndFinished", [operation == nil ? 0 : 1, endpoint.action(operation), 0, 0], to: source)
    watched = nil
  }

  private func send(_ type: String, _ words: [UInt], to source: UInt) {
    endpoint.send(type, [window.id] + words, to: source, by: source)
  }
}
