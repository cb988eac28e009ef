internal import DragGeometry
internal import DragPainter
internal import DragSDL
internal import CSDL2
internal import CWayland

/// A window's content that the program shows itself, from images shared with the Wayland compositor.
///
/// SDL would show it through OpenGL, which without a GPU costs many times as much, and enlarge it on a scaled
/// screen. SDL still sets the surface's scale for the compositor, its opaque region and the window's geometry.
final class WaylandSurface: WindowSurface, WaylandObject {
  private(set) var size: DeviceSize
  private let surface: OpaquePointer
  private let shm: OpaquePointer
  private var buffers: [SharedBuffer]
  /// The image of the last frame, and that of the next one.
  private var (last, next): (SharedBuffer?, SharedBuffer?)
  /// Whether a frame waits until the compositor releases an image.
  private var awaitsRelease = false
  /// The pending answer of the compositor that a frame may be drawn.
  private var callback: OpaquePointer?
  /// Whether that answer has arrived since the last ``takeFrameRequest()``.
  private var hasRequest = false
  private var listener: WaylandListener<wl_callback_listener>?
  /// Last, because it outlives the images, which are on its queue.
  private let connection: WaylandConnection

  /// The maximum number of images: the visible one, the one that replaces it, and one to paint on.
  private static let maximumBuffers = 3

  /// Creates the content of the window of a connection; `nil` if the compositor lacks something that it needs.
  init?(_ size: DeviceSize, _ connection: WaylandConnection) {
    guard let shm = connection.shm, let first = SharedBuffer(size, from: shm),
      let surface = connection.makeSurfaceWrapper()
    else { return nil }
    guard wl_proxy_get_version(surface) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION else {
      wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(surface))
      return nil
    }
    (self.size, self.shm, self.surface, buffers) = (size, shm, surface, [first])
    self.connection = connection
    listener = WaylandListener(
      wl_callback_listener(done: { own, callback, _ in
        wl_callback_destroy(callback)
        guard let surface = WaylandSurface.of(own) else { return }
        (surface.callback, surface.hasRequest) = (nil, true)
      }))
  }

  deinit {
    if let callback { wl_callback_destroy(callback) }
    wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(surface))
  }

  var awaitsFrameRequest: Bool { callback != nil }

  func takeFrameRequest() -> Bool {
    let isReleased = awaitsRelease && buffers.contains { !$0.isHeld }
    if isReleased { awaitsRelease = false }
    defer { hasRequest = false }
    return hasRequest || isReleased
  }

  func resize(to size: DeviceSize) { self.size = size }

  func beginFrame() -> Bool {
    next = freeBuffer()
    awaitsRelease = next == nil
    return next != nil
  }

  func canvas(for rects: [DeviceRect]) -> Surface? {
    if let last, let next, last.size == next.size { next.update(from: last, outside: rects) }
    return next?.surface
  }

  func show(_ rects: [DeviceRect], all: Bool) {
    guard let next else { return }
    next.attach(to: surface)
    for rect in all ? [DeviceRect(size: size)] : rects {
      wl_surface_damage_buffer(
        surface, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height))
    }
    requestFrame()
    wl_surface_commit(surface)
    next.missing = DamageRegion()
    for buffer in buffers where buffer !== next { rects.forEach { buffer.missing.add($0) } }
    (last, self.next) = (next, nil)
  }

  /// Asks the compositor to say when a frame may be drawn; it never does while the window is not visible.
  private func requestFrame() {
    guard callback == nil, let listener else { return }
    callback = wl_surface_frame(surface)
    wl_callback_add_listener(callback, listener.functions, opaque)
  }

  /// Returns the free image in which the least is missing, or makes one; `nil` if there are enough.
  ///
  /// Images of a former size go as soon as they are free: until then the compositor may show them.
  private func freeBuffer() -> SharedBuffer? {
    buffers.removeAll { !$0.isHeld && $0.size != size }
    let free = buffers.filter { !$0.isHeld }
    if let best = free.min(by: { $0.missing.area < $1.missing.area }) { return best }
    guard buffers.count < Self.maximumBuffers, let new = SharedBuffer(size, from: shm)
    else { return nil }
    buffers.append(new)
    return new
  }
}
