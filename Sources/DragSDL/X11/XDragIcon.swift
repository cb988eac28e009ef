internal import CDesktop

/// A window that shows the dragged items beside the pointer, above all other windows.
///
/// It has the shape of the picture's opaque part, since translucent windows need a compositing manager. It is
/// transparent to the pointer, so that the windows below are found.
final class XDragIcon {
  private let display: OpaquePointer
  private let window: UInt
  private let hotSpot: (x: Int, y: Int)
  private let size: Size
  private let runs: [Run]
  /// The part of the picture that the window draws itself; `nil` before the picture is shown.
  private var hole: Rect?

  /// Opaque pixels of a row.
  struct Run: Equatable {
    let row: Int
    let columns: Range<Int>
  }

  init?(_ image: DragImage, on display: OpaquePointer) {
    let screen = XDefaultScreen(display)
    let (width, height) = (image.size.width, image.size.height)
    guard XDefaultDepth(display, screen) == 24 else { return nil }
    self.display = display
    hotSpot = image.hotSpot
    size = Size(width: Length(pixels: width), height: Length(pixels: height))
    runs = Self.runs(of: image)
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    window = XCreateWindow(
      display, XDefaultRootWindow(display), 0, 0, UInt32(width), UInt32(height), 0, 24,
      UInt32(InputOutput), nil, UInt(CWOverrideRedirect), &attributes)
    show(image)
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

  /// The least opacity of a pixel that is in the window's shape.
  private static let leastAlpha: UInt32 = 128

  /// Returns a visible pixel's colour without its transparency, which would leave it darker.
  private static func opaque(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha >= leastAlpha, alpha < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min((pixel >> shift & 255) * 255 / alpha, 255) << shift
    }
    return channel(16) | channel(8) | channel(0)
  }

  /// Returns the runs of pixels that are more opaque than not.
  private static func runs(of image: DragImage) -> [Run] {
    var runs: [Run] = []
    let width = image.size.width
    for y in 0..<image.size.height {
      var start: Int?
      for x in 0...width {
        let isOpaque = x < width && image.pixels[y * width + x] >> 24 >= leastAlpha
        if isOpaque, start == nil { start = x }
        guard !isOpaque, let begin = start.take() else { continue }
        runs.append(Run(row: y, columns: begin..<x))
      }
    }
    return runs
  }

  /// The picture's frame on the screen, beside the pointer.
  func frame(at spot: DragTracker.ScreenPoint) -> Rect {
    Rect(
      origin: Point(
        x: Length(pixels: spot.x - hotSpot.x), y: Length(pixels: spot.y - hotSpot.y)),
      size: size)
  }

  /// Shows the picture beside the pointer, without its part in a frame on the screen.
  func move(to spot: DragTracker.ScreenPoint, outside frame: Rect) {
    let picture = self.frame(at: spot)
    shape(outside: frame.intersection(picture).moved(by: .zero - picture.origin))
    XMoveWindow(display, window, Int32(picture.minX.pixels), Int32(picture.minY.pixels))
    XMapRaised(display, window)
    XFlush(display)
  }

  private func shape(outside hole: Rect) {
    let hole = hole.isEmpty ? .zero : hole
    guard hole != self.hole else { return }
    self.hole = hole
    let visible = Self.visible(
      runs, outside: hole.minX.pixels..<hole.maxX.pixels, in: hole.minY.pixels..<hole.maxY.pixels)
    let numbers = visible.flatMap { [$0.columns.lowerBound, $0.row, $0.columns.count] }
    cdesktop_shape(display, window, numbers.map(Int32.init), Int32(visible.count))
  }

  /// Returns the parts of runs that are outside of some columns in some rows.
  static func visible(_ runs: [Run], outside columns: Range<Int>, in rows: Range<Int>) -> [Run] {
    runs.flatMap { run in
      guard rows.contains(run.row) else { return [run] }
      let sides = [.min..<columns.lowerBound, columns.upperBound..<(.max)].map(run.columns.clamped)
      return sides.filter { !$0.isEmpty }.map { Run(row: run.row, columns: $0) }
    }
  }

  func hide() {
    XUnmapWindow(display, window)
    XFlush(display)
  }
}
