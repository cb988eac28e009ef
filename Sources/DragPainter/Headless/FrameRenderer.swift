package import DragDrawing
internal import DragPictures
package import DragGeometry
internal import DragCoding

package final class FrameRenderer {
  package let painter: Painter
  package let surface: Surface

  /// Creates a renderer, which leaves out the background if `hasAlpha`.
  package init(
    size: Size, scale: Fraction, assets: AssetStore, hasAlpha: Bool = false
  ) throws(PaintingError) {
    let (width, height) = Self.size(of: size, scale: scale)
    guard width * height <= Limits.framePixels else {
      throw PaintingError(
        "\(width)x\(height)",
        message:
          "a picture of more than \(Limits.framePixels) pixels; choose a smaller window or scale")
    }
    surface = try Surface(size: DeviceSize(width: width, height: height), hasAlpha: hasAlpha)
    painter = Painter(scale: scale, assets: assets)
    painter.use(surface.size)
  }

  package static func size(of window: Size, scale: Fraction) -> (width: Int, height: Int) {
    let space = DeviceSpace(scale: scale)
    // The limit is twice that of any window, and the product of two cannot overflow.
    let side = { (length: Length) in min(max(space.device(length), 1), 1 << 23) }
    return (side(window.width), side(window.height))
  }

  /// Paints the differences from the last list, and returns the disjoint rectangles that were painted.
  @discardableResult
  package func paint(
    _ list: DrawList, overlay: DrawList? = nil, at now: Microseconds = .zero
  ) -> [DeviceRect] {
    var list = list
    if surface.hasAlpha { list.background = .clear }
    return painter.paint(list, overlay: overlay, at: now) { _ in surface }
  }

  package func frame(of list: DrawList, overlay: DrawList? = nil) -> Picture {
    paint(list, overlay: overlay)
    return frame
  }

  package var frame: Picture { Picture(surface) }
}
