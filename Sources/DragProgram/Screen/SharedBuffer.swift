internal import DragGeometry
internal import DragPainter
internal import DragSDL
internal import CSDL2
internal import CWayland
internal import Glibc

/// An image in memory that the compositor reads, too.
///
/// Between a commit and its release by the compositor, the image must not be changed.
final class SharedBuffer: WaylandObject {
  let surface: Surface
  private let buffer: OpaquePointer
  private let pixels: UnsafeMutableRawPointer
  private(set) var isHeld = false
  /// The areas in which the image differs from the last frame.
  var missing: DamageRegion
  private let listener: WaylandListener<wl_buffer_listener>

  /// Creates a buffer of `size`; `nil` if there is no memory for it.
  init?(_ size: DeviceSize, from shm: OpaquePointer) {
    let (stride, count) = (size.width * 4, size.area * 4)
    let file = memfd_create("frame", cwayland_close_on_exec)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let poolSize = Int32(exactly: count), ftruncate(file, count) == 0,
      let pixels = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      pixels != MAP_FAILED
    else { return nil }
    var isMade = false
    defer { if !isMade { munmap(pixels, count) } }
    guard let pool = wl_shm_create_pool(shm, file, poolSize) else { return nil }
    defer { wl_shm_pool_destroy(pool) }
    let (width, height) = (Int32(size.width), Int32(size.height))
    guard
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels, width, height, 32, Int32(stride), SDL_PIXELFORMAT_RGB888.rawValue)
    else { return nil }
    self.surface = Surface(surface)
    guard
      let buffer = wl_shm_pool_create_buffer(
        pool, 0, width, height, Int32(stride), WL_SHM_FORMAT_XRGB8888.rawValue)
    else { return nil }
    (self.pixels, self.buffer) = (pixels, buffer)
    isMade = true
    missing = DamageRegion()
    missing.add(DeviceRect(size: size))
    listener = WaylandListener(
      wl_buffer_listener(release: { own, _ in SharedBuffer.of(own)?.isHeld = false }))
    wl_buffer_add_listener(buffer, listener.functions, opaque)
  }

  deinit {
    wl_buffer_destroy(buffer)
    munmap(pixels, surface.byteCount)
  }

  var size: DeviceSize { surface.size }

  /// Copies what is missing, except in `rects`, from another image of the same size, which shows the last frame.
  func update(from last: SharedBuffer, outside rects: [DeviceRect]) {
    for rect in missing.rects { copy(rect, from: last.surface, outside: rects[...]) }
    missing = DamageRegion()
  }

  private func copy(
    _ rect: DeviceRect, from last: Surface, outside others: ArraySlice<DeviceRect>
  ) {
    if let first = others.first {
      return rect.forEachPiece(outside: first) {
        copy($0, from: last, outside: others.dropFirst())
      }
    }
    for y in rect.y..<rect.maxY {
      guard let from = last.row(y), let to = surface.row(y) else { return }
      (to + rect.x).update(from: from + rect.x, count: rect.width)
    }
  }

  /// Makes the image a surface's next content; the compositor then holds it.
  func attach(to surface: OpaquePointer) {
    wl_surface_attach(surface, buffer, 0, 0)
    isHeld = true
  }
}
