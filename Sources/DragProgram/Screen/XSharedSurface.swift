internal import CDesktop
internal import DragGeometry
internal import DragPainter
internal import DragSDL
internal import CSDL2

/// A window's content that the program shows itself, from an image in memory that the X server reads, too.
///
/// SDL waits after each frame until the server has read it, which takes two context switches. Here the program
/// waits only before it paints again, and only if nothing proves that the server has read the last frame. Usually
/// the event that causes the next frame does: the server sends events and reads images in one order.
final class XSharedSurface: WindowSurface {
  private let window: X11Window
  private let context: GC
  private var image: XSharedImage
  /// The number of the last request of the connection that reads the image.
  private var lastRequest: UInt = 0

  /// Creates the content of a window; `nil` if the server cannot read the program's memory, as over a network, or the
  /// window's pixels are not `0xRRGGBB`.
  init?(_ size: DeviceSize, of window: X11Window) {
    guard let image = XSharedImage(size, for: window),
      let context = XCreateGC(window.display, window.id, 0, nil)
    else { return nil }
    (self.window, self.context, self.image) = (window, context, image)
  }

  deinit { XFreeGC(window.display, context) }

  var size: DeviceSize { image.surface.size }

  func resize(to size: DeviceSize) throws {
    awaitReading()
    guard let image = XSharedImage(size, for: window) else {
      throw SDLError("XShmAttach", message: "no shared memory for a window of this size")
    }
    self.image = image
  }

  func beginFrame() -> Bool {
    awaitReading()
    return true
  }

  func canvas(for rects: [DeviceRect]) -> Surface? { image.surface }

  func show(_ rects: [DeviceRect], all: Bool) {
    let rects = all ? [DeviceRect(size: size)] : rects
    guard !rects.isEmpty else { return }
    for rect in rects {
      let (x, y) = (Int32(rect.x), Int32(rect.y))
      XShmPutImage(
        window.display, window.id, context, image.pointer, x, y, x, y,
        UInt32(rect.width), UInt32(rect.height), 0)
    }
    lastRequest = XNextRequest(window.display) - 1
    XFlush(window.display)
  }

  private func awaitReading() {
    if XLastKnownRequestProcessed(window.display) < lastRequest { XSync(window.display, 0) }
  }
}
