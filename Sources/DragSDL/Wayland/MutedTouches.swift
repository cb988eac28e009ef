internal import CSDL2
internal import CWayland

/// SDL's own objects for touchscreens, on a queue that is never dispatched, so that SDL sees none of their events.
///
/// SDL 2.26 takes the user data of any surface for its own, also that of libdecor's title bar.
final class MutedTouches {
  private let display: OpaquePointer
  /// Never destroyed at the end: SDL destroys its objects with the connection, and until then they need it.
  private var queue: OpaquePointer

  init?(on display: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    (self.display, self.queue) = (display, queue)
  }

  /// Discards the events that have arrived: they go with their queue.
  func discard() {
    guard let empty = wl_display_create_queue(display) else { return }
    let full = queue
    queue = empty
    update()
    wl_event_queue_destroy(full)
  }

  /// Mutes all of SDL's objects, also new ones: SDL forgets a device before it destroys its object.
  ///
  /// The identifier of a device with this name is the address of its `wl_touch`. Others are numbers, as those of the pens
  /// in SDL 3; where it gives touchscreens another name, it needs no muting.
  func update() {
    for index in 0..<SDL_GetNumTouchDevices() {
      guard SDL_GetTouchName(index).map({ String(cString: $0) }) == "wayland_touch",
        let touch = OpaquePointer(bitPattern: Int(SDL_GetTouchDevice(index)))
      else { continue }
      wl_proxy_set_queue(touch, queue)
    }
  }
}
