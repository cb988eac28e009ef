internal import CSDL2
internal import CWayland

/// A window's content that the program shows itself, from images shared with the Wayland compositor.
///
/// SDL would show it through OpenGL, which without a GPU costs many times as much, and enlarge it on a scaled
/// screen. SDL still sets the surface's scale for the compositor, its opaque region and the window's geometry.
final class WaylandSurface: WindowSurface {
  private(set) var canvas: Surface
  private let window: OpaquePointer
  private let surface: OpaquePointer
  private let shm: OpaquePointer
  private var buffers: [SharedBuffer] = []
  /// The areas of the canvas that differ from the last image that the compositor got.
  private var unsent = DamageRegion()
  /// The pending answer of the compositor that a frame may be drawn.
  private var callback: OpaquePointer?
  /// Whether that answer has arrived since the last ``takeFrameRequest()``.
  private var hasRequest = false
  private var listener: WaylandListener<wl_callback_listener>?

  /// The maximum number of images: the visible one, the next one, and one to paint on.
  private static let maximumBuffers = 3

  /// Creates the content of an SDL window; `nil` if the compositor lacks something that it needs.
  init?(of window: OpaquePointer, _ connection: WaylandConnection) throws(SDLError) {
    let size = DeviceSize(ofPixelsIn: window)
    guard let shm = connection.shm, let first = SharedBuffer(size, from: shm),
      wl_proxy_get_version(connection.ownSurface) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION
    else { return nil }
    (self.window, self.shm, surface, buffers) = (window, shm, connection.ownSurface, [first])
    canvas = try Surface(size: size, hasAlpha: false)
    listener = WaylandListener(
      wl_callback_listener(done: { own, callback, _ in
        wl_callback_destroy(callback)
        guard let own else { return }
        let surface = Unmanaged<WaylandSurface>.fromOpaque(own).takeUnretainedValue()
        (surface.callback, surface.hasRequest) = (nil, true)
      }))
  }

  deinit {
    if let callback { wl_callback_destroy(callback) }
  }

  /// Whether the compositor will ask for the next frame.
  var awaitsFrameRequest: Bool { callback != nil }

  /// Returns whether the compositor has asked for a frame since the last call.
  func takeFrameRequest() -> Bool {
    defer { hasRequest = false }
    return hasRequest
  }

  func resize() throws(SDLError) {
    canvas = try Surface(size: DeviceSize(ofPixelsIn: window), hasAlpha: false)
    unsent = DamageRegion()
  }

  func show(_ rects: [DeviceRect], all: Bool) {
    for rect in all ? [DeviceRect(size: canvas.size)] : rects {
      unsent.add(rect)
      for buffer in buffers where buffer.size == canvas.size { buffer.missing.add(rect) }
    }
    showRest()
  }

  /// Sends the unsent areas to the compositor, unless it holds every image; it then releases one later.
  func showRest() {
    guard !unsent.rects.isEmpty, let buffer = freeBuffer() else { return }
    buffer.update(from: canvas)
    buffer.attach(to: surface)
    for rect in unsent.rects {
      wl_surface_damage_buffer(
        surface, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height))
    }
    unsent = DamageRegion()
    requestFrame()
    wl_surface_commit(surface)
  }

  /// Asks the compositor to say when a frame may be drawn; it never does while the window is not visible.
  private func requestFrame() {
    guard callback == nil, let listener else { return }
    callback = wl_surface_frame(surface)
    wl_callback_add_listener(
      callback, listener.functions, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Returns the free image in which the least is missing, or makes one; `nil` if there are enough.
  ///
  /// Images of a former size go as soon as they are free: until then the compositor may show them.
  private func freeBuffer() -> SharedBuffer? {
    buffers.removeAll { !$0.isHeld && $0.size != canvas.size }
    let free = buffers.filter { !$0.isHeld }
    if let best = free.min(by: { $0.missing.area < $1.missing.area }) { return best }
    guard buffers.count < Self.maximumBuffers, let new = SharedBuffer(canvas.size, from: shm)
    else { return nil }
    buffers.append(new)
    return new
  }
}
