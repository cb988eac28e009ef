/// The pixels of a window, and the way to its screen.
protocol WindowSurface: AnyObject {
  /// The surface to paint on; another one after ``resize()``.
  var canvas: Surface { get }
  /// Takes the window's size; the whole canvas must be painted again.
  func resize() throws(SDLError)
  /// Waits until the canvas may be painted on; called before each frame.
  func beginFrame()
  /// Shows painted rectangles of the canvas or, if `all`, the whole of it, since the screen may have lost it.
  func show(_ rects: [DeviceRect], all: Bool)
  /// Whether the display server will ask for the next frame.
  var awaitsFrameRequest: Bool { get }
}

extension WindowSurface {
  func beginFrame() {}
}
