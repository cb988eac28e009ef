internal import CWayland
internal import DragEvents

/// The window as a source of drags under Wayland.
///
/// The compositor takes the pointer as soon as a drag is offered to other programs, and reports no release. Therefore
/// a drag begins inside the program, and is offered when the pointer leaves the window. From then on, what the
/// compositor reports about the drag replaces the pointer's events (``WaylandSeat``).
final class WaylandDragSource: DragSource, WaylandObject {
  private let window: WaylandWindow
  private let manager: OpaquePointer
  private weak var seat: WaylandSeat?
  private var device: OpaquePointer?
  private var offer: OutgoingOffer?
  private var phase = Phase.inside
  /// The last location in the window's units at which the pointer was seen.
  private var location = Point.zero
  private var size = Size.zero
  private var events: [OutgoingDragEvent] = []
  private var source: OpaquePointer?
  private var accepted: (isAccepted: Bool, action: UInt32) = (false, 0)
  private var reported: DropOperation?
  private var began: Microseconds?
  private var listener: AnyObject?
  private let compositor: OpaquePointer?
  private let shm: OpaquePointer?
  /// The surface beside the pointer, which must exist when the drag begins; its picture comes later.
  private var icon: OpaquePointer?
  private var image: WaylandDragIcon?
  private var corner: (x: Int32, y: Int32) = (0, 0)

  enum Phase {
    /// The drag is inside our window.
    case inside
    /// The compositor was asked to offer the drag, and has not answered.
    case starting
    /// The compositor has the pointer, which is over our window.
    case overWindow
    case outside
    /// The items were released over another program, or over nothing.
    case released
  }

  /// The maximum time to wait until the compositor confirms the start: some silently ignore drags by a finger.
  static let startTime = Microseconds.milliseconds(100)
  /// The maximum time to wait until another program has the items, as under X11.
  static let deliveryTime = DragTracker.deliveryTime

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
    if phase == .overWindow {
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
    guard isOffered else { return }
    events.append(phase == .released ? .delivered(nil) : .targeted(nil))
    endSource()
    seat?.cancelDrag()
  }

  var pointer: PointerID? { offer?.pointer }

  private var isOffered: Bool { source != nil }

  /// Whether the compositor has the pointer, or was asked to take it.
  var isHeld: Bool { isOffered && phase != .inside && phase != .released }

  var deadline: Microseconds? {
    switch phase {
    case .starting: began.map { $0 + Self.startTime }
    case .released: began.map { $0 + Self.deliveryTime }
    case .inside, .overWindow, .outside: nil
    }
  }

  func perform(_ request: OutgoingDragRequest, at now: Microseconds) {
    switch request {
    // An offer cannot be changed once the compositor has it.
    case .offer(let offer): if !isOffered { self.offer = offer }
    // The compositor has dropped already.
    case .drop: break
    case .end:
      offer = nil
      end()
    }
  }

  /// Ends the compositor's part of a drag that the engine has ended, for example after Escape.
  private func end() {
    switch phase {
    case .inside, .released: break
    case .starting: seat?.abandonDrag()
    // The compositor does not report the release.
    case .overWindow, .outside: seat?.cancelDrag()
    }
    endSource()
  }

  func follow(to point: Point, in size: Size, isLast: Bool, at now: Microseconds) {
    if phase == .inside { location = point }
    let isInside = Rect(origin: .zero, size: size).contains(point)
    guard let offer, let device, let seat, phase == .inside, !isInside, !isLast,
      offer.actions != 0, let serial = seat.serial(of: offer.pointer)
    else { return }
    start(offer, device, seat, serial)
    (phase, began, self.size) = (.starting, now, size)
  }

  private func start(
    _ offer: OutgoingOffer, _ device: OpaquePointer, _ seat: WaylandSeat, _ serial: UInt32
  ) {
    guard let source = wl_data_device_manager_create_data_source(manager) else { return }
    self.source = source
    (accepted, reported) = ((false, 0), nil)
    let listener = WaylandListener(
      wl_data_source_listener(
        target: { own, _, type in
          WaylandDragSource.of(own)?.begin()
          WaylandDragSource.of(own)?.accepted.isAccepted = type != nil
          WaylandDragSource.of(own)?.report()
        },
        send: { own, _, type, file in
          guard let source = WaylandDragSource.of(own), let type else { return }
          DragData.write(
            source.offer?.data.first { $0.type == String(cString: type) }, into: file)
        },
        cancelled: { own, _ in WaylandDragSource.of(own)?.ended(nil) },
        dnd_drop_performed: { own, _ in WaylandDragSource.of(own)?.released() },
        dnd_finished: { own, _ in
          guard let source = WaylandDragSource.of(own) else { return }
          source.ended(source.operation ?? .copy)
        },
        action: { own, _, action in
          // Over nothing, this is the only event that confirms the start.
          WaylandDragSource.of(own)?.begin()
          WaylandDragSource.of(own)?.accepted.action = action
          WaylandDragSource.of(own)?.report()
        }))
    self.listener = listener
    wl_data_source_add_listener(source, listener.functions, opaque)
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
    (icon, image, corner) = (nil, nil, (0, 0))
    (source, phase, began) = (nil, .inside, nil)
  }
}

// The events of the compositor about the drag.
extension WaylandDragSource {
  /// Handles the entry of the drag into our window.
  func entered(at point: Point) {
    began = nil
    phase = .overWindow
    report(nil)
    showIcon()
    moved(to: point)
  }

  func moved(to point: Point) {
    guard phase == .overWindow else { return }
    location = point
    seat?.dragMoved(to: point)
  }

  /// Handles that the compositor has the drag, which is outside of the window as long as it does not enter it.
  private func begin() { if phase == .starting { left() } }

  /// Handles that the drag has left the window; its location outside is not reported.
  func left() {
    guard phase == .overWindow || phase == .starting else { return }
    (phase, began) = (.outside, nil)
    showIcon()
    seat?.dragMoved(to: Self.faraway)
    report()
  }

  private static let faraway = Point(x: -4096, y: -4096)

  /// Handles a drop on our window, which is the engine's.
  func droppedInside() {
    guard phase == .overWindow else { return }
    (phase, began) = (.released, nil)
    seat?.endDrag(at: location)
  }

  private func released() {
    guard phase == .outside || phase == .starting else { return }
    (phase, began) = (.released, nil)
    seat?.endDrag(at: Self.faraway)
  }

  func ended(_ operation: DropOperation?) {
    // By a finger, weston does not report the release.
    if operation != nil { released() }
    switch phase {
    case .released: events.append(.delivered(operation))
    // Nothing took the items: they fly home from where they were last seen.
    case .outside, .starting:
      events.append(.targeted(nil))
      seat?.endDrag(at: outside)
    // The user has cancelled the drag, or has released the items before our window could accept them.
    case .overWindow where accepted.isAccepted && accepted.action != 0:
      events.append(.targeted(nil))
      seat?.cancelDrag()
    case .overWindow:
      events.append(.targeted(nil))
      seat?.endDrag(at: location)
    case .inside: break
    }
    endSource()
  }

  /// The location outside of the window that is nearest to the last one in it.
  private var outside: Point {
    guard Rect(origin: .zero, size: size).contains(location) else { return location }
    let edges: [(distance: Length, point: Point)] = [
      (location.x, Point(x: -1, y: location.y)), (location.y, Point(x: location.x, y: -1)),
      (size.width - location.x, Point(x: size.width + 1, y: location.y)),
      (size.height - location.y, Point(x: location.x, y: size.height + 1)),
    ]
    return edges.min { $0.distance < $1.distance }?.point ?? location
  }

  /// The operation of a drop at the current location; `nil` if no program would accept it.
  private var operation: DropOperation? {
    accepted.isAccepted ? DropOperation.all(in: accepted.action).first : nil
  }

  private func report() { if phase == .outside { report(operation) } }

  private func report(_ operation: DropOperation?) {
    guard operation != reported else { return }
    reported = operation
    events.append(.targeted(operation))
  }

  /// Whether something waits to be taken.
  var hasEvents: Bool { !events.isEmpty }

  func advance(to now: Microseconds) {
    // A release has the time at which the program learns of it.
    if phase == .released { began = began ?? now }
    if let deadline, deadline <= now {
      if phase == .released {
        ended(nil)
      } else if seat?.hasTakenDrag == true {
        begin()
      } else {
        giveUp()
      }
    }
  }

  func takeEvents() -> [OutgoingDragEvent] {
    defer { events = [] }
    return events
  }

  /// Ends an offer that the compositor ignores: the drag stays in the program.
  private func giveUp() {
    endSource()
    seat?.abandonDrag()
    // The drag is not offered again.
    offer = nil
  }
}

extension OutgoingOffer {
  /// The actions of the first choice that has some; they cannot be changed later.
  fileprivate var actions: UInt32 {
    choices.lazy.map { $0.reduce(0) { $0 | $1.action } }.first { $0 != 0 } ?? 0
  }
}
