internal import DragCoding
package import DragFrameIO
package import DragGeometry

/// Paints lists without a window, by the same painter and so in the same pixels.
package final class FrameRenderer {
  private let surface: Surface
  private let painter: Painter

  /// Creates a renderer for frames of one size.
  ///
  /// - Parameters:
  ///   - size: The window's size in logical pixels.
  ///   - scale: How many device pixels there are to a logical one.
  ///   - assets: Where fonts, icons and pictures come from.
  /// - Throws: ``SDLError`` if the frame has more pixels than a screen, or there is no memory for it.
  package init(size: Size, scale: Fraction, assets: AssetStore) throws(SDLError) {
    let (width, height) = Self.size(of: size, scale: scale)
    guard width * height <= Limits.framePixels else {
      throw SDLError(
        reason: .failedCall, call: "\(width)x\(height)",
        message:
          "a picture of more than \(Limits.framePixels) pixels; choose a smaller window or scale")
    }
    surface = try Surface(size: DeviceSize(width: width, height: height), hasAlpha: false)
    painter = Painter(scale: scale, assets: assets)
    painter.use(surface)
  }

  /// How many device pixels a window of a size has.
  package static func size(of window: Size, scale: Fraction) -> (width: Int, height: Int) {
    let space = DeviceSpace(scale: scale)
    // Twice as far as any window: the product is never too large a number.
    let side = { (length: Length) in min(max(space.device(length), 1), 1 << 23) }
    return (side(window.width), side(window.height))
  }

  /// Paints what differs from the list before.
  ///
  /// - Returns: The rectangles that were painted; no two share a pixel.
  @discardableResult
  package func paint(_ list: DrawList, overlay: DrawList? = nil) -> [DeviceRect] {
    painter.paint(list, overlay: overlay)
  }

  /// Paints a list and takes a picture of it.
  package func frame(of list: DrawList, overlay: DrawList? = nil) -> Frame {
    painter.paint(list, overlay: overlay)
    return frame
  }

  /// A picture of what was painted last.
  package var frame: Frame { Frame(surface, isOpaque: true) }

  /// Paints all of the next list, whatever was painted before.
  package func invalidate() {
    painter.invalidate()
  }

  /// Forgets all sprites, so that each is made anew.
  package func forgetSprites() {
    painter.forgetSprites()
  }

  /// How many bytes of sprites are kept.
  package var cachedBytes: Int { painter.cachedBytes }

  /// Makes damage smaller than it should be, so that a test can show that it would notice.
  package func plantShrinkage(_ pixels: Int) {
    painter.plantedShrinkage = pixels
  }

  /// `true` where the other renderer's last frame has the same pixels.
  package func showsTheSame(as other: FrameRenderer) -> Bool {
    surface.hasSamePixels(as: other.surface)
  }
}
