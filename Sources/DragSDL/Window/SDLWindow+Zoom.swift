internal import CSDL2
package import DragGeometry

// The size of the interface, which the user chooses beside the scale of the display.
extension SDLWindow {
  /// The sizes of the interface that can be chosen, in percent of the display's scale.
  package static let zooms = [75, 100, 125, 150, 175, 200, 250, 300]

  /// Changes the size of the interface; the window's loop reports the new scale and size in its next turn.
  ///
  /// A window that would be less than ``least`` grows.
  ///
  /// - Returns: Whether there is such a size, and the screen has room for the least window in it.
  package func setZoom(_ percent: Int) -> Bool {
    guard Self.zooms.contains(percent) else { return false }
    let scale = Self.scale(displayScale, percent)
    guard percent <= zoom || hasRoom(at: scale) else { return false }
    (zoom, self.scale) = (percent, scale)
    setMinimum()
    return true
  }

  /// Gives the window a least size, in logical pixels; one that was opened smaller may stay so.
  ///
  /// An interface that was larger on another screen becomes as large as this one has room for.
  package func limit(to least: Size) {
    let size = size
    self.least = Size(
      width: min(least.width, size.width), height: min(least.height, size.height))
    while let smaller = Self.zooms.last(where: { $0 < zoom }), zoom > 100, !fits(scale) {
      (zoom, scale) = (smaller, Self.scale(displayScale, smaller))
    }
    setMinimum()
  }

  static func scale(_ display: Fraction, _ percent: Int) -> Fraction {
    Fraction(raw: display.raw * percent / 100)
  }

  private func setMinimum() {
    guard let least = least.map({ units($0, at: scale) }) else { return }
    let room = screen
    SDL_SetWindowMinimumSize(
      pointer, Int32(clamping: min(least.width, room?.width ?? .max)),
      Int32(clamping: min(least.height, room?.height ?? .max)))
  }

  private func hasRoom(at scale: Fraction) -> Bool {
    guard let least else { return true }
    let (size, now) = (units(least, at: scale), DeviceSize(ofUnitsIn: pointer))
    return fits(scale) || size.width <= now.width && size.height <= now.height
  }

  /// Whether the screen has room for the least window at a scale.
  private func fits(_ scale: Fraction) -> Bool {
    guard let least, let screen else { return true }
    let size = units(least, at: scale)
    return size.width <= screen.width && size.height <= screen.height
  }

  private func units(_ size: Size, at scale: Fraction) -> DeviceSize {
    let size = size * scale
    return DeviceSize(width: size.width.pixels, height: size.height.pixels)
  }

  /// The size of the window's screen without the desktop's bars, in the window's units; `nil` if it is unknown.
  private var screen: DeviceSize? {
    var bounds = SDL_Rect()
    let display = SDL_GetWindowDisplayIndex(pointer)
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0, bounds.w > 0 else { return nil }
    return DeviceSize(width: Int(bounds.w), height: Int(bounds.h))
  }
}
