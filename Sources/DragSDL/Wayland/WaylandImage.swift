internal import CWayland
internal import Glibc

/// Pixels in memory that the compositor reads, too, transparent or black at first.
package final class WaylandImage {
  package let buffer: OpaquePointer
  package let pixels: UnsafeMutableRawPointer
  private let byteCount: Int

  /// Creates an image, whose pixels have premultiplied alpha if `hasAlpha`; `nil` if there is no memory for it.
  package init?(_ size: DeviceSize, hasAlpha: Bool, from shm: OpaquePointer) {
    byteCount = size.area * 4
    let file = memfd_create("image", cwayland_close_on_exec)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let poolSize = Int32(exactly: byteCount), ftruncate(file, byteCount) == 0,
      let pixels = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      pixels != MAP_FAILED
    else { return nil }
    let pool = wl_shm_create_pool(shm, file, poolSize)
    defer { if let pool { wl_shm_pool_destroy(pool) } }
    let (width, height) = (Int32(size.width), Int32(size.height))
    let format = hasAlpha ? WL_SHM_FORMAT_ARGB8888 : WL_SHM_FORMAT_XRGB8888
    guard let pool,
      let buffer = wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, format.rawValue)
    else {
      munmap(pixels, byteCount)
      return nil
    }
    (self.buffer, self.pixels) = (buffer, pixels)
  }

  deinit {
    wl_buffer_destroy(buffer)
    munmap(pixels, byteCount)
  }
}
