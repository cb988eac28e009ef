internal import CDesktop
internal import CSDL2
internal import CWayland
internal import Glibc

/// SDL's connection with a Wayland compositor, with further objects that SDL does not know.
///
/// Their events are on a queue of their own. Even if SDL reads them from the socket, libwayland keeps them there until
/// ``dispatch()``. SDL owns the window, its title bar and the keyboard.
package final class WaylandConnection: WaylandObject, Exchange {
  private let window: WaylandWindow
  private let queue: OpaquePointer
  private let registry: OpaquePointer
  package private(set) var shm: OpaquePointer?
  private(set) var seat: WaylandSeat?
  /// The parts of the exchange; `nil` if the compositor supports none, or has no seat yet.
  private var roles: Roles?
  private let pipes = PipeWatch()
  private var dataDevices: OpaquePointer?
  private var compositor: OpaquePointer?
  /// The registry's name of the seat.
  private var seatName: UInt32?
  private var listener: AnyObject?

  private struct Roles {
    let target: WaylandDropTarget
    let source: WaylandDragSource
    let clipboard: WaylandClipboard
    let parts: [any ExchangePart]
  }

  /// Connects to the compositor of an SDL window; `nil` if SDL does not use Wayland.
  convenience init?(of window: OpaquePointer) {
    guard let window = WaylandWindow(of: window) else { return nil }
    self.init(of: window)
    // The first answer lists the globals, and the second the capabilities of the seat.
    for _ in 0..<2 { wl_display_roundtrip_queue(display, queue) }
    exchangeDrags()
  }

  /// Asks the compositor of a window for its globals, without waiting for them.
  init?(of window: WaylandWindow) {
    guard let queue = wl_display_create_queue(window.display),
      let display = Self.wrapper(of: window.display, on: queue)
    else { return nil }
    (self.window, self.queue) = (window, queue)
    registry = wl_display_get_registry(display)
    wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(display))
    listener = listen(
      to: registry,
      wl_registry_listener(
        global: { own, _, name, interface, version in
          guard let interface else { return }
          WaylandConnection.of(own)?.found(String(cString: interface), name, version)
        },
        global_remove: { own, _, name in WaylandConnection.of(own)?.lost(name) }),
      wl_registry_add_listener)
  }

  deinit {
    roles = nil
    seat = nil
    if let dataDevices { wl_data_device_manager_destroy(dataDevices) }
    if let compositor { wl_compositor_destroy(compositor) }
    if let shm { wl_shm_destroy(shm) }
    wl_registry_destroy(registry)
    wl_event_queue_destroy(queue)
  }

  private var display: OpaquePointer { window.display }

  /// Returns an object for requests whose new objects are on our queue, to be destroyed with `wl_proxy_wrapper_destroy`.
  private static func wrapper(of object: OpaquePointer, on queue: OpaquePointer) -> OpaquePointer? {
    let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(object)).map { OpaquePointer($0) }
    if let wrapper { wl_proxy_set_queue(wrapper, queue) }
    return wrapper
  }

  /// Returns the current surface for requests whose new objects are on our queue, to be destroyed with
  /// `wl_proxy_wrapper_destroy`.
  package func makeSurfaceWrapper() -> OpaquePointer? {
    window.surface.flatMap { Self.wrapper(of: $0, on: queue) }
  }

  private func found(_ interface: String, _ name: UInt32, _ version: UInt32) {
    func bind(_ interface: UnsafePointer<wl_interface>?, _ greatest: UInt32) -> OpaquePointer? {
      wl_registry_bind(registry, name, interface, min(version, greatest)).map { OpaquePointer($0) }
    }
    switch interface {
    case "wl_shm" where shm == nil: shm = bind(cwayland_shm(), 1)
    case "wl_compositor" where compositor == nil: compositor = bind(cwayland_compositor(), 4)
    case "wl_data_device_manager" where dataDevices == nil && version >= 3:
      dataDevices = bind(cwayland_data_device_manager(), 3)
    case "wl_seat" where seatName == nil && version >= WaylandSeat.leastVersion:
      guard let object = bind(cwayland_seat(), WaylandSeat.greatestVersion) else { return }
      seatName = name
      seat = WaylandSeat(object, over: window, after: seat?.takeEvents() ?? [])
    default: break
    }
  }

  /// Exchanges drags and the clipboard with other programs; their objects remain when the seat is replaced.
  ///
  /// The seat must have said what it has: by then SDL has its device, too, and compositors tell the newest one.
  private func exchangeDrags() {
    guard seatName != nil, roles?.target.device == nil, let dataDevices, let seat, seat.isKnown,
      let device = wl_data_device_manager_get_data_device(dataDevices, seat.object)
    else { return }
    let roles = self.roles ?? makeRoles(dataDevices)
    roles.target.connect(device)
    roles.source.connect(device, seat)
    roles.clipboard.connect(device, seat)
    self.roles = roles
  }

  private func makeRoles(_ dataDevices: OpaquePointer) -> Roles {
    let target = WaylandDropTarget(over: window, pipes)
    let source = WaylandDragSource(dataDevices, from: window, compositor, shm)
    let clipboard = WaylandClipboard(dataDevices, on: display, pipes)
    (target.ourDrags, target.clipboard) = (source, clipboard)
    return Roles(
      target: target, source: source, clipboard: clipboard, parts: [target, source, clipboard])
  }

  /// Handles the removal of a global object, such as the seat of a disconnected remote desktop.
  private func lost(_ name: UInt32) {
    guard name == seatName else { return }
    roles?.clipboard.disconnect()
    roles?.source.disconnect()
    roles?.target.disconnect()
    seat?.disconnect()
    seatName = nil
  }
}

extension WaylandConnection {
  /// Calls the listeners of our objects for the events that were read.
  func dispatch(at now: Microseconds) {
    roles?.target.now = now
    wl_display_dispatch_queue_pending(display, queue)
    exchangeDrags()
  }

  /// Whether the listeners of our objects hold events that were not taken yet.
  var holdsEvents: Bool { seat?.hasEvents == true || hasEvents }

  /// Whether events were read that are SDL's.
  var hasEventsOfSDL: Bool {
    guard wl_display_prepare_read(display) == 0 else { return true }
    wl_display_cancel_read(display)
    return false
  }
}

// MARK: - The exchange
extension WaylandConnection {
  var target: (any DropTarget)? { roles?.target }
  var source: (any DragSource)? { roles?.source }
  var clipboard: (any Clipboard)? { roles?.clipboard }
  var parts: [any ExchangePart] { roles?.parts ?? [] }
  var connections: [any EventSource] { [self, pipes] }
}

extension WaylandConnection: EventSource {
  package var descriptor: Int32 { wl_display_get_fd(display) }

  package func beginWait() -> Bool {
    // Events on SDL's queue may have been read by OpenGL, if SDL shows the frames.
    guard !hasEventsOfSDL, !holdsEvents else { return false }
    guard wl_display_prepare_read_queue(display, queue) == 0 else { return false }
    wl_display_flush(display)
    return true
  }

  package func endWait(isReadable: Bool) {
    if isReadable { wl_display_read_events(display) } else { wl_display_cancel_read(display) }
  }
}
