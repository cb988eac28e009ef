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
  private let window: OpaquePointer
  private let x11: X11Window
  private let context: GC
  private var image: XSharedImage
  /// The number of the last request of the connection that reads the image.
  private var lastRequest: UInt = 0

  /// Creates the content of an SDL window; `nil` if the server cannot read the program's memory, as over a network,
  /// or the window's pixels are not `0xRRGGBB`.
  init?(of window: OpaquePointer) {
    guard let x11 = X11Window(of: window),
      let image = XSharedImage(DeviceSize(ofPixelsIn: window), for: x11),
      let context = XCreateGC(x11.display, x11.id, 0, nil)
    else { return nil }
    (self.window, self.x11, self.context, self.image) = (window, x11, context, image)
  }

  deinit { XFreeGC(x11.display, context) }

  var size: DeviceSize { image.surface.size }

  var awaitsFrameRequest: Bool { false }

  func resize() throws {
    awaitReading()
    guard let image = XSharedImage(DeviceSize(ofPixelsIn: window), for: x11) else {
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
        x11.display, x11.id, context, image.pointer, x, y, x, y,
        UInt32(rect.width), UInt32(rect.height), 0)
    }
    lastRequest = XNextRequest(x11.display) - 1
    XFlush(x11.display)
  }

  private func awaitReading() {
    if XLastKnownRequestProcessed(x11.display) < lastRequest { XSync(x11.display, 0) }
  }
}
