internal import CWayland

/// A picture of the dragged items on the surface beside the pointer.
final class WaylandDragIcon {
  var isShown = false
  private let image: DragImage
  private let shared: WaylandImage

  init?(_ image: DragImage, from shm: OpaquePointer) {
    guard let shared = WaylandImage(image.size, hasAlpha: true, from: shm) else { return nil }
    image.pixels.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: shared.pixels, count: $0.count).copyMemory(from: $0)
    }
    (self.image, self.shared) = (image, shared)
  }

  /// Shows the picture on a surface, whose upper left corner is at `corner`, relative to the pointer.
  func show(on surface: OpaquePointer, movedFrom corner: inout (x: Int32, y: Int32)) {
    guard !isShown else { return }
    isShown = true
    let density = Int32(image.density)
    wl_surface_set_buffer_scale(surface, density)
    let goal = (x: -Int32(image.hotSpot.x) / density, y: -Int32(image.hotSpot.y) / density)
    // The offset is from the last corner.
    wl_surface_attach(surface, shared.buffer, goal.x - corner.x, goal.y - corner.y)
    corner = goal
    wl_surface_damage(surface, 0, 0, Int32.max, Int32.max)
    wl_surface_commit(surface)
  }
}
