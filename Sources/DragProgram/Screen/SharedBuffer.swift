internal import DragGeometry
internal import DragPainter
internal import DragSDL
internal import CSDL2
internal import CWayland

/// An image in memory that the compositor reads, too.
///
/// Between a commit and its release by the compositor, the image must not be changed.
final class SharedBuffer: WaylandObject {
  let surface: Surface
  private let image: WaylandImage
  private(set) var isHeld = false
  /// The areas in which the image differs from the last frame.
  var missing: DamageRegion
  private let listener: WaylandListener<wl_buffer_listener>

  /// Creates a buffer of `size`; `nil` if there is no memory for it.
  init?(_ size: DeviceSize, from shm: OpaquePointer) {
    guard let image = WaylandImage(size, hasAlpha: false, from: shm),
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        image.pixels, Int32(size.width), Int32(size.height), 32, Int32(size.width * 4),
        SDL_PIXELFORMAT_RGB888.rawValue)
    else { return nil }
    (self.image, self.surface) = (image, Surface(surface))
    missing = DamageRegion()
    missing.add(DeviceRect(size: size))
    listener = WaylandListener(
      wl_buffer_listener(release: { own, _ in SharedBuffer.of(own)?.isHeld = false }))
    wl_buffer_add_listener(image.buffer, listener.functions, opaque)
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
    wl_surface_attach(surface, image.buffer, 0, 0)
    isHeld = true
  }
}
