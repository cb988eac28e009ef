internal import CWayland
internal import DragEvents
internal import DragGeometry

/// The window as a source of drags under Wayland.
///
/// A ``WaylandDrag`` decides; this is its way to the compositor, and to the ``WaylandSeat``, whose pointer drags.
final class WaylandDragSource: DragSource, WaylandObject {
  private let window: WaylandWindow
  private let manager: OpaquePointer
  private weak var seat: WaylandSeat?
  private var device: OpaquePointer?
  private var offer: OutgoingOffer?
  private var drag = WaylandDrag()
  var events: [OutgoingDragEvent] = []
  private var source: OpaquePointer?
  private var listener: AnyObject?
  private let compositor: OpaquePointer?
  private let shm: OpaquePointer?
  /// The surface beside the pointer, which must exist when the drag begins; its picture comes later.
  private var icon: OpaquePointer?
  private var image: WaylandDragIcon?
  private var corner: (x: Int32, y: Int32) = (0, 0)

  init(
    _ manager: OpaquePointer, from window: WaylandWindow, _ compositor: OpaquePointer?,
    _ shm: OpaquePointer?
  ) {
    (self.manager, self.window) = (manager, window)
    (self.compositor, self.shm) = (compositor, shm)
  }

  deinit { endSource() }

  func show(_ image: DragImage) {
    guard offer != nil else { return }
    self.image = shm.flatMap { WaylandDragIcon(image, from: $0) }
    showIcon()
  }

  /// Shows the picture, except over our window, which draws the dragged items itself.
  private func showIcon() {
    guard let icon else { return }
    if drag.phase == .overWindow {
      wl_surface_attach(icon, nil, 0, 0)
      wl_surface_commit(icon)
      image?.isShown = false
    } else {
      image?.show(on: icon, movedFrom: &corner)
    }
    wl_display_flush(window.display)
  }

  func connect(_ device: OpaquePointer, _ seat: WaylandSeat) {
    (self.device, self.seat) = (device, seat)
  }

  /// Handles the loss of the device, with its seat, which ends a drag that was offered.
  func disconnect() {
    device = nil
    handle { $0.disconnected() }
  }

  var pointer: PointerID? { offer?.pointer }

  /// Whether the compositor has the pointer, or was asked to take it.
  var isHeld: Bool { drag.isHeld }

  var deadline: Microseconds? { drag.deadline }

  func perform(_ request: OutgoingDragRequest, at now: Microseconds) {
    switch request {
    // An offer cannot be changed once the compositor has it.
    case .offer(let offer): if drag.phase == .inside { self.offer = offer }
    // The compositor has dropped already.
    case .drop: break
    case .end:
      offer = nil
      handle { $0.cancelled() }
    }
  }

  func follow(to point: Point, in size: Size, isLast: Bool, at now: Microseconds) {
    let serial = offer.flatMap { seat?.serial(of: $0.pointer) }
    let canOffer = !isLast && device != nil && serial != nil && offer?.actions != 0
    handle { $0.follow(to: point, in: size, canOffer: canOffer, at: now) }
  }

  func advance(to now: Microseconds) {
    let isTaken = seat?.hasTakenDrag == true
    handle { $0.advance(to: now, isTaken: isTaken) }
  }

  /// Handles an event of the drag, and does what follows from it.
  func handle(_ event: (inout WaylandDrag) -> [WaylandDrag.Step]) {
    for step in event(&drag) {
      switch step {
      case .offer: start()
      case .end: endSource()
      case .withdraw: offer = nil
      case .showPicture: showIcon()
      case .move(let point): seat?.dragMoved(to: point)
      case .release(let point): seat?.endDrag(at: point)
      case .lose: seat?.cancelDrag()
      case .keep: seat?.abandonDrag()
      case .pass(let event): events.append(event)
      }
    }
  }

  private func start() {
    guard let offer, let device, let seat, let serial = seat.serial(of: offer.pointer),
      let source = wl_data_device_manager_create_data_source(manager)
    else { return }
    self.source = source
    listener = listen(
      to: source,
      wl_data_source_listener(
        target: { own, _, type in
          WaylandDragSource.of(own)?.handle { $0.targeted(isAccepted: type != nil) }
        },
        send: { own, _, type, file in
          guard let source = WaylandDragSource.of(own), let type else { return }
          DragData.write(
            source.offer?.data.first { $0.type == String(cString: type) }, into: file)
        },
        cancelled: { own, _ in WaylandDragSource.of(own)?.handle { $0.ended(nil) } },
        dnd_drop_performed: { own, _ in WaylandDragSource.of(own)?.handle { $0.released() } },
        dnd_finished: { own, _ in WaylandDragSource.of(own)?.handle { $0.finished() } },
        action: { own, _, action in
          WaylandDragSource.of(own)?.handle { $0.chosen(action) }
        }), wl_data_source_add_listener)
    for data in offer.data { wl_data_source_offer(source, data.type) }
    wl_data_source_set_actions(source, offer.actions)
    seat.beginDrag(by: offer.pointer)
    seat.dragSource = self
    icon = compositor.flatMap { wl_compositor_create_surface($0) }
    wl_data_device_start_drag(device, source, window.surface, icon, serial)
    wl_display_flush(window.display)
    showIcon()
  }

  private func endSource() {
    if let source { wl_data_source_destroy(source) }
    if let icon { wl_surface_destroy(icon) }
    (source, icon, image, corner) = (nil, nil, nil, (0, 0))
  }
}

extension OutgoingOffer {
  /// The actions of the first choice that has some; they cannot be changed later.
  fileprivate var actions: UInt32 {
    choices.lazy.map { $0.reduce(0) { $0 | $1.action } }.first { $0 != 0 } ?? 0
  }
}
