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
  private(set) var device: OpaquePointer?
  /// The offers that the compositor has introduced, until they are destroyed.
  private var offers: [OpaquePointer: WaylandOffer] = [:]
  /// The time of the turn in which the compositor's events are dispatched.
  var now = Microseconds.zero
  /// The offer that is over the window.
  private var current: OpaquePointer?
  /// An offer over a surface of the program that accepts none.
  private var ignored: OpaquePointer?
  private var pipe = PipeReader()
  private let pipes: PipeWatch
  private var deviceListener: AnyObject?
  /// Our drags, which the compositor reports over our window as those of others.
  weak var ourDrags: WaylandDragSource?
  /// The clipboard, whose offers arrive on the same data device.
  weak var clipboard: WaylandClipboard?
  private let offerListener: WaylandListener<wl_data_offer_listener>

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
    deviceListener = listen(
      to: device,
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
          target.entered(offer, at: Point(x, y))
        },
        leave: { own, _ in WaylandDropTarget.of(own)?.left() },
        motion: { own, _, _, x, y in WaylandDropTarget.of(own)?.moved(to: Point(x, y)) },
        drop: { own, _ in WaylandDropTarget.of(own)?.dropped() },
        selection: { own, _, offer in WaylandDropTarget.of(own)?.selected(offer) }),
      wl_data_device_add_listener)
  }

  /// Handles the loss of the device, with its seat.
  func disconnect() {
    if let offer = current.take() { run(receiver.leave(offer.number)) }
    pipe.end()
    for offer in offers.keys { wl_data_offer_destroy(offer) }
    offers = [:]
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

  func advance(to now: Microseconds) {
    readPipe(at: now)
    run(receiver.advance(to: now))
  }

  /// Our drag, while the compositor reports it.
  private var heldDrag: WaylandDragSource? { ourDrags.flatMap { $0.isHeld ? $0 : nil } }

  private func entered(_ offer: OpaquePointer, at point: Point) {
    guard let offered = offers[offer] else { return }
    current = offer
    if let heldDrag {
      // Otherwise, the compositor would show that a drop is not possible.
      perform(offers[offer]?.acceptAny() ?? [], on: offer)
      return heldDrag.handle { $0.entered(at: point) }
    }
    pipe.end()
    // Some sources list a type twice, and others a type of X11.
    let types = offered.types.filter { $0.contains("/") || $0 == "UTF8_STRING" }
    // A source of the protocol's first versions has no actions.
    let operations = offered.actions == 0 ? [.copy] : DropOperation.all(in: offered.actions)
    let known = DragOffer(types: types, operations: operations)
    run(receiver.enter(offer.number, known, at: point))
  }

  private func moved(to point: Point) {
    if let heldDrag { return heldDrag.handle { $0.moved(to: point) } }
    guard let current else { return }
    let chosen = offers[current].flatMap { DropOperation.all(in: $0.chosen).first }
    run(receiver.move(current.number, to: point, requesting: chosen))
  }

  private func left() {
    if let ignored = ignored.take() { destroy(ignored) }
    // After a drop, the offer is needed until its data has arrived.
    let offer = current.take()
    defer { if let offer { destroy(offer) } }
    if let heldDrag { return heldDrag.handle { $0.left() } }
    guard let offer else { return }
    pipe.end()
    run(receiver.leave(offer.number))
  }

  private func dropped() {
    let offer = current.take()
    if let heldDrag {
      heldDrag.handle { $0.droppedInside() }
      if let offer { finish(offer.number, .copy) }
    } else if let offer {
      run(receiver.drop(offer.number, at: now))
    }
  }
}

// MARK: - The answers to the source
extension WaylandDropTarget {
  func show(_ operation: DropOperation?) {
    if let current { perform(offers[current]?.answer(operation) ?? [], on: current) }
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

// MARK: - The data
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
