internal import CDesktop
internal import CWayland
internal import DragEvents
internal import Glibc

/// The window as a target of drags under Wayland.
///
/// SDL has a data device of its own, which it does not use as the protocol requires: it never finishes a drop, and the
/// source waits for ever. Compositors tell the newest device of a program.
final class WaylandDropTarget: DropTarget, WaylandObject {
  var receiver = DropReceiver()
  var events: [IncomingDragEvent] = []
  private let window: WaylandWindow
  private var device: OpaquePointer?
  /// The offers that the compositor has introduced, until they are destroyed.
  private var offers: [OpaquePointer: WaylandOffer] = [:]
  private var messages: [Report] = []
  /// The offer that is over the window.
  private var entered: OpaquePointer?
  /// An offer over a surface of the program that accepts none.
  private var ignored: OpaquePointer?
  private var pipe = PipeReader()
  private let pipes: PipeWatch
  private var deviceListener: AnyObject?
  /// Our drags, which the compositor reports over our window as those of others.
  weak var ourDrags: WaylandDragSource?
  /// The clipboard, whose data the compositor introduces in the same way.
  weak var clipboard: WaylandClipboard?
  private let offerListener: WaylandListener<wl_data_offer_listener>

  private enum Report {
    case entered(OpaquePointer, Point)
    case moved(Point)
    case left
    case dropped
  }

  /// Creates a target without a device.
  init(over window: WaylandWindow, _ pipes: PipeWatch) {
    (self.window, self.pipes) = (window, pipes)
    offerListener = WaylandListener(
      wl_data_offer_listener(
        offer: { own, offer, type in
          guard let offer, let type else { return }
          WaylandDropTarget.of(own)?.offers[offer]?.types.append(String(cString: type))
        },
        source_actions: { own, offer, actions in
          if let offer { WaylandDropTarget.of(own)?.offers[offer]?.actions = actions }
        },
        action: { own, offer, action in
          if let offer { WaylandDropTarget.of(own)?.offers[offer]?.chosen = action }
        }))
  }

  deinit { disconnect() }

  /// Listens to a device, which it then owns.
  func connect(_ device: OpaquePointer) {
    self.device = device
    let listener = WaylandListener(
      wl_data_device_listener(
        data_offer: { own, _, offer in
          guard let target = WaylandDropTarget.of(own), let offer else { return }
          target.offers[offer] = WaylandOffer()
          wl_data_offer_add_listener(offer, target.offerListener.functions, own)
        },
        enter: { own, _, serial, surface, x, y, offer in
          guard let target = WaylandDropTarget.of(own), let offer else { return }
          // The title bar of libdecor is another surface of the program.
          guard target.window.isContent(surface) else {
            target.ignored = offer
            return wl_data_offer_accept(offer, serial, nil)
          }
          target.offers[offer]?.serial = serial
          target.receive(.entered(offer, Point(x, y)))
        },
        leave: { own, _ in WaylandDropTarget.of(own)?.receive(.left) },
        motion: { own, _, _, x, y in
          WaylandDropTarget.of(own)?.receive(.moved(Point(x, y)))
        },
        drop: { own, _ in WaylandDropTarget.of(own)?.receive(.dropped) },
        selection: { own, _, offer in WaylandDropTarget.of(own)?.selected(offer) }))
    deviceListener = listener
    wl_data_device_add_listener(device, listener.functions, opaque)
  }

  /// Handles the loss of the device, with its seat.
  func disconnect() {
    pipe.end()
    for offer in offers.keys { wl_data_offer_destroy(offer) }
    offers = [:]
    if entered != nil { messages.append(.left) }
    if let device { wl_data_device_release(device) }
    device = nil
  }

  /// Passes the data of the clipboard on to its reader; `nil` if there is none.
  private func selected(_ offer: OpaquePointer?) {
    guard let clipboard else {
      if let offer { destroy(offer) }
      return
    }
    let types = offer.flatMap { offers.removeValue(forKey: $0)?.types }
    clipboard.select(offer, types ?? [])
  }

  private func destroy(_ offer: OpaquePointer) {
    guard offers.removeValue(forKey: offer) != nil else { return }
    wl_data_offer_destroy(offer)
  }
}

extension WaylandDropTarget {
  var deadline: Microseconds? { receiver.deadline }

  var hasEvents: Bool { !messages.isEmpty || !events.isEmpty }

  func advance(to now: Microseconds) {
    for message in messages { run(handle(message, at: now)) }
    messages.removeAll()
    readPipe(at: now)
    run(receiver.advance(to: now))
  }

  private func handle(_ message: Report, at now: Microseconds) -> [DropReceiver.Step] {
    switch message {
    case .entered(let offer, let point):
      guard let offered = offers[offer] else { return [] }
      pipe.end()
      entered = offer
      // Some sources list a type twice, and others a type of X11.
      let types = offered.types.filter { $0.contains("/") || $0 == "UTF8_STRING" }
      return receiver.enter(
        offer.number,
        DragOffer(
          types: types,
          // A source of the protocol's first versions has no actions.
          operations: offered.actions == 0 ? [.copy] : DropOperation.all(in: offered.actions)),
        at: point)
    case .moved(let point):
      guard let offer = entered else { return [] }
      let chosen = offers[offer].flatMap { DropOperation.all(in: $0.chosen).first }
      return receiver.move(offer.number, to: point, requesting: chosen)
    case .left:
      // After a drop, the offer is needed until its data has arrived.
      guard let offer = entered.take() else { return [] }
      defer { destroy(offer) }
      pipe.end()
      return receiver.leave(offer.number)
    case .dropped:
      guard let offer = entered.take() else { return [] }
      return receiver.drop(offer.number, at: now)
    }
  }

  /// Handles reports about our drag at once, since its source may end with the next event; keeps the others.
  private func receive(_ message: Report) {
    if case .left = message, let ignored = ignored.take() { destroy(ignored) }
    if let ourDrags, ourDrags.isHeld {
      handle(message, of: ourDrags)
    } else {
      messages.append(message)
    }
  }

  private func handle(_ message: Report, of drag: WaylandDragSource) {
    switch message {
    case .entered(let offer, let point):
      entered = offer
      // Otherwise, the compositor would show that a drop is not possible.
      perform(offers[offer]?.acceptAny() ?? [], on: offer)
      drag.handle { $0.entered(at: point) }
    case .moved(let point): drag.handle { $0.moved(to: point) }
    case .left:
      if let offer = entered.take() { destroy(offer) }
      drag.handle { $0.left() }
    case .dropped:
      drag.handle { $0.droppedInside() }
      if let offer = entered.take() { finish(offer.number, .copy) }
    }
  }
}

// The answers to the source.
extension WaylandDropTarget {
  func show(_ operation: DropOperation?) {
    if let entered { perform(offers[entered]?.answer(operation) ?? [], on: entered) }
  }

  private func perform(_ requests: [WaylandOffer.Request], on offer: OpaquePointer) {
    for request in requests {
      switch request {
      case .accept(let type): wl_data_offer_accept(offer, offers[offer]?.serial ?? 0, type)
      case .setActions(let actions, let preferred):
        wl_data_offer_set_actions(offer, actions, preferred)
      case .finish: wl_data_offer_finish(offer)
      }
    }
    if !requests.isEmpty { wl_display_flush(window.display) }
  }

  func finish(_ source: UInt, _ operation: DropOperation?) {
    guard let offer = offers.keys.first(where: { $0.number == source }) else { return }
    pipe.end()
    perform(offers[offer]?.finish(operation) ?? [], on: offer)
    destroy(offer)
    wl_display_flush(window.display)
  }
}

// The data.
extension WaylandDropTarget {
  func read(_ type: String, from source: UInt) -> [DropReceiver.Step] {
    guard let offer = offers.keys.first(where: { $0.number == source }),
      pipe.begin(type, of: offer, on: window.display, watchedBy: pipes)
    else { return receiver.received(nil) }
    return []
  }

  private func readPipe(at now: Microseconds) {
    let before = pipe.count
    if let answer = pipe.read() { return run(receiver.received(answer.data)) }
    if pipe.count > before { receiver.partReceived(at: now) }
  }
}

extension OpaquePointer {
  fileprivate var number: UInt { UInt(bitPattern: self) }
}

extension Point {
  /// A location in a surface, in its units.
  fileprivate init(_ x: wl_fixed_t, _ y: wl_fixed_t) {
    self.init(x: Length(subpixels: Int(x)), y: Length(subpixels: Int(y)))
  }
}
