internal import CDesktop

/// A window that shows the dragged items beside the pointer, above all other windows.
///
/// It has the shape of the picture's opaque part, since translucent windows need a compositing manager. It is
/// transparent to the pointer, so that the windows below are found.
final class XDragIcon {
  private let display: OpaquePointer
  private let window: UInt
  private let hotSpot: (x: Int, y: Int)

  init?(_ image: DragImage, on display: OpaquePointer) {
    let screen = XDefaultScreen(display)
    let (width, height) = (image.size.width, image.size.height)
    guard width > 0, height > 0, XDefaultDepth(display, screen) == 24 else { return nil }
    self.display = display
    hotSpot = image.hotSpot
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    window = XCreateWindow(
      display, XDefaultRootWindow(display), 0, 0, UInt32(width), UInt32(height), 0, 24,
      UInt32(InputOutput), nil, UInt(CWOverrideRedirect), &attributes)
    show(image)
    let spans = Self.spans(of: image)
    cdesktop_shape(display, window, spans.flatMap(\.self), Int32(spans.count))
  }

  deinit {
    XDestroyWindow(display, window)
    XFlush(display)
  }

  /// Paints the picture as the window's background, so that the server shows it again by itself.
  private func show(_ image: DragImage) {
    let (width, height) = (UInt32(image.size.width), UInt32(image.size.height))
    let pixmap = XCreatePixmap(display, window, width, height, 24)
    let context = XCreateGC(display, pixmap, 0, nil)
    defer {
      XFreeGC(display, context)
      XFreePixmap(display, pixmap)
    }
    var pixels = image.pixels.map(Self.opaque)
    pixels.withUnsafeMutableBytes { bytes in
      cdesktop_put_image(
        display, pixmap, context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), width,
        height)
    }
    XSetWindowBackgroundPixmap(display, window, pixmap)
  }

  /// Returns a pixel's colour without its transparency, which would leave it darker.
  private static func opaque(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min((pixel >> shift & 255) * 255 / alpha, 255) << shift
    }
    return channel(16) | channel(8) | channel(0)
  }

  /// Returns the runs of pixels that are more opaque than not, as x, y and width.
  private static func spans(of image: DragImage) -> [[Int32]] {
    var spans: [[Int32]] = []
    let width = image.size.width
    for y in 0..<image.size.height {
      var start: Int?
      for x in 0...width {
        let isOpaque = x < width && image.pixels[y * width + x] >> 24 >= 128
        if isOpaque, start == nil { start = x }
        guard !isOpaque, let begin = start.take() else { continue }
        spans.append([Int32(begin), Int32(y), Int32(x - begin)])
      }
    }
    return spans
  }

  func move(to spot: DragTracker.ScreenPoint) {
    XMoveWindow(display, window, Int32(spot.x - hotSpot.x), Int32(spot.y - hotSpot.y))
    XMapRaised(display, window)
    XFlush(display)
  }

  func hide() {
    XUnmapWindow(display, window)
    XFlush(display)
  }
}
