internal import DragGeometry
internal import DragPainter
internal import DragSDL

/// The pixels of a window, and the way to its screen.
protocol WindowSurface: AnyObject {
  var size: DeviceSize { get }
  /// Takes the window's size in pixels; the whole surface must be painted again.
  func resize(to size: DeviceSize) throws
  /// Waits until a frame can be painted; returns `false` if it cannot for a while. Called before each frame.
  func beginFrame() -> Bool
  /// Returns the surface of the frame, to be painted in `rects`; elsewhere it has the pixels of the last one.
  func canvas(for rects: [DeviceRect]) -> Surface?
  /// Shows the frame, which differs from the last one in `rects`; if `all`, the screen may have lost that.
  func show(_ rects: [DeviceRect], all: Bool)
  /// Whether the display server will ask for the next frame.
  var awaitsFrameRequest: Bool { get }
  /// Returns whether the display server has asked for a frame since the last call, or released an image for one.
  func takeFrameRequest() -> Bool
}

extension WindowSurface {
  func beginFrame() -> Bool { true }
  var awaitsFrameRequest: Bool { false }
  func takeFrameRequest() -> Bool { false }
}
