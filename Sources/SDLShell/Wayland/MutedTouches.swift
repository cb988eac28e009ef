internal import CSDL2
internal import CWayland

/// SDL's own objects for touchscreens, on a queue that is never dispatched, so that SDL sees none of their events.
///
/// SDL 2.26 takes the user data of any surface for its own, also that of libdecor's title bar. Its identifier of a
/// touch device is the address of its `wl_touch`.
final class MutedTouches {
  private let display: OpaquePointer
  /// Never destroyed at the end: SDL destroys its objects with the connection, and until then they need it.
  private var queue: OpaquePointer

  init?(on display: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    (self.display, self.queue) = (display, queue)
  }

  /// Mutes all of SDL's objects, also those that it has made since the last call.
  func update() {
    for touch in touches { wl_proxy_set_queue(touch, queue) }
  }

  /// Discards the events that have arrived: they go with their queue.
  func discard() {
    let touches = touches
    guard !touches.isEmpty, let empty = wl_display_create_queue(display) else { return }
    for touch in touches { wl_proxy_set_queue(touch, empty) }
    wl_event_queue_destroy(queue)
    queue = empty
  }

  /// The objects that exist: SDL forgets a device before it destroys its object.
  private var touches: [OpaquePointer] {
    (0..<SDL_GetNumTouchDevices()).map(SDL_GetTouchDevice).filter { $0 != csdl_mouse_touch_id }
      .compactMap { OpaquePointer(bitPattern: Int($0)) }
  }
}
