internal import DragCoding
package import DragFrameIO
package import DragGeometry

/// Paints draw lists without a window, with the same pixels as in a window.
package final class FrameRenderer {
  package let painter: Painter
  let surface: Surface

  /// Creates a renderer for a window of `size` logical pixels, with `scale` device pixels per logical pixel.
  ///
  /// - Throws: ``SDLError`` for more than `Limits.framePixels` pixels, or if there is no memory for them.
  package init(size: Size, scale: Fraction, assets: AssetStore) throws(SDLError) {
    let (width, height) = Self.size(of: size, scale: scale)
    guard width * height <= Limits.framePixels else {
      throw SDLError(
        "\(width)x\(height)",
        message:
          "a picture of more than \(Limits.framePixels) pixels; choose a smaller window or scale")
    }
    surface = try Surface(size: DeviceSize(width: width, height: height), hasAlpha: false)
    painter = Painter(scale: scale, assets: assets)
    painter.use(surface)
  }

  /// Returns the size in device pixels of a window in logical pixels, with each side from 1 to 2^23.
  package static func size(of window: Size, scale: Fraction) -> (width: Int, height: Int) {
    let space = DeviceSpace(scale: scale)
    // The limit is twice that of any window, and the product of two cannot overflow.
    let side = { (length: Length) in min(max(space.device(length), 1), 1 << 23) }
    return (side(window.width), side(window.height))
  }

  /// Paints a list and, if any, the overlay in front of it; returns a copy of the pixels.
  package func frame(of list: DrawList, overlay: DrawList? = nil) -> Frame {
    painter.paint(list, overlay: overlay)
    return frame
  }

  package var frame: Frame { Frame(surface) }
}
