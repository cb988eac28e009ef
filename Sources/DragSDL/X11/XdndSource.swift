internal import CDesktop
internal import DragEvents

/// The window as a source of drags under X11 (XDND 5).
///
/// While a button or a finger is down, SDL reports the pointer's motions outside of the window, too.
final class XdndSource: DragSource, X11Role {
  private typealias ScreenPoint = DragTracker.ScreenPoint

  private let window: X11Window
  /// The owner of the data, which receives the answers.
  private let endpoint: XEndpoint
  private let server: XSelectionServer
  private var offer: OutgoingOffer?
  /// The operations that the target is offered.
  private var offered: [DropOperation] = []
  /// The data of a drop, which its target may still request.
  private var served: OutgoingOffer?
  private var isOutside = false
  private var tracker = DragTracker()
  private var icon: XDragIcon?
  /// The window's frame on the screen, at the last look.
  private var frame = Rect.zero
  /// Whether no other window covers this one where it draws the dragged items, at the last look.
  private var isSeen = false
  private var spot = ScreenPoint(x: 0, y: 0)
  private var lastLook = Microseconds.zero
  /// The windows under the pointer at the last look, and which of them accepts drags.
  private var lastTarget: (windows: [UInt], target: DragTracker.Target?)?
  private var time: UInt = 0
  var events: [OutgoingDragEvent] = []

  init(for window: X11Window, by endpoint: XEndpoint, _ server: XSelectionServer) {
    (self.window, self.endpoint, self.server) = (window, endpoint, server)
  }

  deinit {
    // The picture is a window of the connection, which ends with the endpoint.
    icon = nil
  }

  private var connection: XConnection { endpoint.connection }

  var pointer: PointerID? { offer?.pointer }

  var deadline: Microseconds? { tracker.deadline }

  func perform(_ request: OutgoingDragRequest, at now: Microseconds) {
    switch request {
    case .offer(let offer):
      self.offer = offer
      guard isOutside else { return tracker = DragTracker(offer.choices) }
      // Items were added to a drag that is outside already, or the user requests another operation.
      announce()
      run(tracker.offer(offer.choices, at: now))
    case .drop:
      time = endpoint.currentTime()
      icon?.hide()
      run(tracker.drop(at: now))
    case .end:
      offer = nil
      isOutside = false
      (icon, lastTarget) = (nil, nil)
      if !tracker.isDelivering { run(tracker.leave()) }
    }
  }

  func show(_ image: DragImage) {
    guard offer != nil else { return }
    icon = XDragIcon(image, on: connection.display)
    placeIcon(looks: true)
  }

  /// Shows the picture where the window does not draw the dragged items.
  private func placeIcon(looks: Bool) {
    guard let icon, !tracker.isEnding else { return }
    let picture = icon.frame(at: spot)
    let shared = picture.intersection(frame)
    if !isOutside, shared == picture { return icon.hide() }
    if looks, !shared.isEmpty {
      isSeen = windows(at: ScreenPoint(shared.center)).contains(window.id)
    }
    icon.move(to: spot, outside: isSeen ? frame : .zero)
  }

  func follow(to point: Point, in window: Size, isLast: Bool, at now: Microseconds) {
    guard offer != nil, !tracker.isEnding else { return }
    // Another window can cover this one. It takes a few round trips to know that.
    let isInside = Rect(origin: .zero, size: window).contains(point)
    let looks = !isInside || isOutside || isLast || now - lastLook >= Self.lookInterval
    if looks { look(at: window, at: now) }
    spot = ScreenPoint(point + (frame.origin - .zero))
    if looks { follow(at: now) }
    placeIcon(looks: looks)
  }

  /// Updates the place of the window on the screen.
  private func look(at size: Size, at now: Microseconds) {
    lastLook = now
    let place = connection.ignoringErrors {
      connection.place(0, 0, of: window.id, in: XDefaultRootWindow(connection.display))
    }
    frame = Rect(origin: Point(x: Length(pixels: place.x), y: Length(pixels: place.y)), size: size)
  }

  private func follow(at now: Microseconds) {
    let windows = windows(at: spot)
    if windows.contains(window.id) {
      // Inside, the drag is the engine's own.
      if isOutside { run(tracker.leave()) }
      isOutside = false
      return
    }
    if !isOutside { announce() }
    isOutside = true
    run(tracker.move(to: spot, over: target(in: windows), at: now))
  }

  func handle(_ event: XEvent, at now: Microseconds) {
    switch event.type {
    case ClientMessage: handle(event.xclient, at: now)
    // Programs also request the data while the drag is over them.
    case SelectionRequest where event.xselectionrequest.selection == atom("XdndSelection"):
      server.serve(event.xselectionrequest, served?.data ?? [], ownedSince: time, at: now)
    default: break
    }
  }

  func advance(to now: Microseconds) { run(tracker.advance(to: now)) }

  private func atom(_ name: String) -> UInt { endpoint.atom(name) }

  /// The time after a look for other windows that cover ours.
  private static let lookInterval = Microseconds.milliseconds(50)
}

extension DragTracker.ScreenPoint {
  fileprivate init(_ point: Point) { self.init(x: point.x.pixels, y: point.y.pixels) }
}

// MARK: - The windows under the pointer
extension XdndSource {
  /// Returns the outermost window that accepts drags.
  private func target(in windows: [UInt]) -> DragTracker.Target? {
    if let known = lastTarget, known.windows == windows { return known.target }
    let target = connection.ignoringErrors { windows.lazy.compactMap { self.target(in: $0) }.first }
    lastTarget = (windows, target)
    return target
  }

  /// The windows that contain a location, from the outermost one; the frame of a window manager is one of them.
  private func windows(at spot: ScreenPoint) -> [UInt] {
    connection.ignoringErrors {
      let root = XDefaultRootWindow(connection.display)
      var windows: [UInt] = []
      while windows.count < 32 {
        let child = connection.place(spot.x, spot.y, of: root, in: windows.last ?? root).child
        if child == 0 { break }
        windows.append(child)
      }
      return windows
    }
  }

  private func target(in candidate: UInt) -> DragTracker.Target? {
    var receiver = candidate
    // A proxy counts only if it names itself as proxy: else it is left over from a program that has ended.
    if let proxy = number("XdndProxy", of: candidate, type: "WINDOW"),
      number("XdndProxy", of: proxy, type: "WINDOW") == proxy
    {
      receiver = proxy
    }
    guard let version = number("XdndAware", of: receiver, type: "ATOM"), version >= 3 else {
      return nil
    }
    return DragTracker.Target(
      window: candidate, receiver: receiver, version: Int(min(version, 5)))
  }

  private func number(_ name: String, of window: UInt, type: String) -> UInt? {
    XProperty(name, of: window, type: type, on: connection.display).value(
      UInt.self, atMost: 1 << 12)?
      .first
  }
}

// MARK: - The messages
extension XdndSource {
  /// Becomes the owner of the data, with a list of its types.
  private func announce() {
    guard let offer else { return }
    served = offer
    time = endpoint.currentTime()
    XSetSelectionOwner(connection.display, atom("XdndSelection"), endpoint.window, time)
    XProperty("XdndTypeList", of: endpoint.window, type: "ATOM", on: connection.display)
      .set(to: offer.data.map { atom($0.type) })
    self.offer(offer.choices.first ?? [])
  }

  private func run(_ steps: [DragTracker.Step]) {
    for step in steps {
      switch step {
      case .pass(let event): events.append(event)
      case .enter(let target):
        let types = (served?.data ?? []).map { atom($0.type) }
        let first = Array((types + [0, 0, 0]).prefix(3))
        let flags = UInt(target.version << 24) | (types.count > 3 ? 1 : 0)
        send("XdndEnter", [flags] + first, to: target)
      case .position(let target, let point, let operations):
        offer(operations)
        let place =
          UInt(UInt16(truncatingIfNeeded: point.x)) << 16
          | UInt(UInt16(truncatingIfNeeded: point.y))
        send("XdndPosition", [0, place, time, endpoint.action(operations.first)], to: target)
      case .leave(let target): send("XdndLeave", [0, 0, 0, 0], to: target)
      case .drop(let target): send("XdndDrop", [0, time, 0, 0], to: target)
      }
    }
  }

  private func offer(_ operations: [DropOperation]) {
    guard operations != offered else { return }
    offered = operations
    XProperty("XdndActionList", of: endpoint.window, type: "ATOM", on: connection.display)
      .set(to: operations.map { endpoint.action($0) })
  }

  private func handle(_ message: XClientMessageEvent, at now: Microseconds) {
    let words = message.data.l
    let (window, flags) = (UInt(UInt32(truncatingIfNeeded: words.0)), words.1)
    if message.message_type == atom("XdndStatus") {
      let operation = flags & 1 == 1 ? operation(words.4, among: offered) : nil
      run(tracker.answered(by: window, operation, at: now))
    } else if message.message_type == atom("XdndFinished") {
      // A target that has moved the items in spite of the offer has them.
      let operation = operation(words.2, among: served?.operations ?? [])
      run(tracker.finished(by: window, succeeded: flags & 1 == 1, operation))
    }
  }

  /// Returns the operation of an action; a target that names none or one that is not offered gets a copy.
  private func operation(_ action: Int, among offered: [DropOperation]) -> DropOperation? {
    let known = endpoint.operation(UInt(UInt32(truncatingIfNeeded: action)))
    return [known, .copy].compactMap(\.self).first(where: offered.contains)
  }

  private func send(_ type: String, _ words: [UInt], to target: DragTracker.Target) {
    endpoint.send(type, [endpoint.window] + words, to: target.window, by: target.receiver)
  }
}
