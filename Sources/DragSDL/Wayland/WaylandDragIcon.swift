internal import CDesktop
internal import CWayland
internal import Glibc

/// A picture in memory that the compositor reads, too, for the surface beside the pointer.
final class WaylandDragIcon {
  var isShown = false
  private let buffer: OpaquePointer
  private let image: DragImage

  init?(_ image: DragImage, from shm: OpaquePointer) {
    let count = image.pixels.count * 4
    let (width, height) = (Int32(image.size.width), Int32(image.size.height))
    let file = memfd_create("drag", cwayland_close_on_exec)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let written = image.pixels.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard written == count, let pool = wl_shm_create_pool(shm, file, Int32(count)) else {
      return nil
    }
    defer { wl_shm_pool_destroy(pool) }
    guard
      let buffer = wl_shm_pool_create_buffer(
        pool, 0, width, height, width * 4, WL_SHM_FORMAT_ARGB8888.rawValue)
    else { return nil }
    (self.buffer, self.image) = (buffer, image)
  }

  deinit { wl_buffer_destroy(buffer) }

  /// Shows the picture on a surface, whose upper left corner is at `corner`, relative to the pointer.
  func show(on surface: OpaquePointer, movedFrom corner: inout (x: Int32, y: Int32)) {
    guard !isShown else { return }
    isShown = true
    let density = Int32(image.density)
    wl_surface_set_buffer_scale(surface, density)
    let goal = (x: -Int32(image.hotSpot.x) / density, y: -Int32(image.hotSpot.y) / density)
    // The offset is from the last corner.
    wl_surface_attach(surface, buffer, goal.x - corner.x, goal.y - corner.y)
    corner = goal
    wl_surface_damage(surface, 0, 0, Int32.max, Int32.max)
    wl_surface_commit(surface)
  }
}
