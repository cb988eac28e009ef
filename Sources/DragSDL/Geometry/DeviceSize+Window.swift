internal import CSDL2

extension DeviceSize {
  /// The size of a window's content in pixels.
  package init(ofPixelsIn window: OpaquePointer) {
    // NB: It works without OpenGL, and in older versions of SDL than SDL_GetWindowSizeInPixels.
    self.init(window, SDL_GL_GetDrawableSize)
  }

  /// The size of a window's content in the window's units: pixels under X11, the desktop's logical pixels
  /// under Wayland.
  package init(ofUnitsIn window: OpaquePointer) { self.init(window, SDL_GetWindowSize) }

  /// Returns the size in logical pixels; `scale` is the units of the window per logical pixel.
  func logical(_ scale: Fraction) -> Size {
    func length(_ units: Int) -> Length {
      Length(subpixels: units * 256 * 65536 / max(scale.raw, 1))
    }
    return Size(width: length(width), height: length(height))
  }

  private init(
    _ window: OpaquePointer,
    _ measure: (OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Void
  ) {
    var (width, height): (Int32, Int32) = (0, 0)
    measure(window, &width, &height)
    self.init(width: max(1, Int(width)), height: max(1, Int(height)))
  }
}
