internal import CSDL2

// The size of the interface, which the user chooses beside the scale of the display.
extension SDLWindow {
  /// The sizes of the interface that can be chosen, in percent of the display's scale.
  package static let zooms = [75, 100, 125, 150, 175, 200, 250, 300]

  /// Changes the size of the interface; the window's loop reports the new scale and size in its next turn.
  ///
  /// A window that would be less than ``least`` grows, within its screen. A smaller interface gives it its own size again,
  /// unless the user has changed the size since.
  ///
  /// - Returns: Whether there is such a size, and the screen has room for the least window in it.
  package func setZoom(_ percent: Int) -> Bool {
    guard Self.zooms.contains(percent) else { return false }
    let scale = Self.scale(displayScale, percent)
    guard percent <= zoom || hasRoom(at: scale) else { return false }
    zoom = percent
    use(scale)
    return true
  }

  /// Continues at the scale of the desktop, if that has changed; the window's loop reports it as in ``setZoom(_:)``.
  ///
  /// - Returns: Whether the scale has changed.
  package func followDesktop() -> Bool {
    guard let textScale else { return false }
    let text = textScale()
    guard text != lastTextScale || filter.hasNewResources else { return false }
    (lastTextScale, filter.hasNewResources) = (text, false)
    displayScale = Self.desktopScale(text)
    let scale = Self.scale(displayScale, zoom)
    guard scale != self.scale else { return false }
    use(scale)
    return true
  }

  private func use(_ scale: Fraction) {
    self.scale = scale
    guard isPlain else {
      setMinimum()
      return
    }
    let now = DeviceSize(ofUnitsIn: pointer)
    let own = growth.flatMap { $0.grown == now ? $0.own : nil } ?? now
    let minimum = setMinimum()
    let goal = DeviceSize(
      width: max(own.width, minimum.width), height: max(own.height, minimum.height))
    growth = goal == own ? nil : (own, goal)
    if goal != now { resize(to: goal) }
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

  /// Moves the window, with its frame, into its screen, and makes it smaller if it has no room there.
  ///
  /// - Returns: Whether the window has become smaller.
  package func fitScreen() -> Bool {
    // The widths of the frame arrive as an event.
    SDL_PumpEvents()
    guard isPlain, let room else { return false }
    let now = DeviceSize(ofUnitsIn: pointer)
    let goal = DeviceSize(width: min(now.width, room.width), height: min(now.height, room.height))
    resize(to: goal)
    return goal != now
  }

  static func scale(_ display: Fraction, _ percent: Int) -> Fraction {
    Fraction(raw: display.raw * percent / 100)
  }

  @discardableResult
  private func setMinimum() -> DeviceSize {
    guard let least = least.map({ units($0, at: scale) }) else { return .zero }
    let room = room
    let minimum = DeviceSize(
      width: min(least.width, room?.width ?? .max), height: min(least.height, room?.height ?? .max))
    SDL_SetWindowMinimumSize(
      pointer, Int32(clamping: minimum.width), Int32(clamping: minimum.height))
    return minimum
  }

  /// Changes the size of the window, and moves it where it would leave its screen.
  private func resize(to size: DeviceSize) {
    SDL_SetWindowSize(pointer, Int32(clamping: size.width), Int32(clamping: size.height))
    guard let screen, place != nil else { return }
    let borders = borders
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(pointer, &x, &y)
    let right = screen.x + screen.w - borders.right - Int32(clamping: size.width)
    let bottom = screen.y + screen.h - borders.bottom - Int32(clamping: size.height)
    let (left, top) = (screen.x + borders.left, screen.y + borders.top)
    let (newX, newY) = (max(min(x, right), left), max(min(y, bottom), top))
    if (newX, newY) != (x, y) { SDL_SetWindowPosition(pointer, newX, newY) }
  }

  private func hasRoom(at scale: Fraction) -> Bool {
    guard let least else { return true }
    let (size, now) = (units(least, at: scale), DeviceSize(ofUnitsIn: pointer))
    return fits(scale) || size.width <= now.width && size.height <= now.height
  }

  /// Whether the screen has room for the least window at a scale.
  private func fits(_ scale: Fraction) -> Bool {
    guard let least, let room else { return true }
    let size = units(least, at: scale)
    return size.width <= room.width && size.height <= room.height
  }

  private func units(_ size: Size, at scale: Fraction) -> DeviceSize {
    let size = size * scale
    return DeviceSize(width: size.width.pixels, height: size.height.pixels)
  }

  /// The size of the largest window on the screen, without the desktop's bars and the window's frame, in the window's
  /// units; `nil` if it is unknown.
  private var room: DeviceSize? {
    screen.map { screen in
      DeviceSize(
        width: Int(screen.w - borders.left - borders.right),
        height: Int(screen.h - borders.top - borders.bottom))
    }
  }

  /// The window's screen without the desktop's bars, in the window's units; `nil` if it is unknown.
  private var screen: SDL_Rect? {
    var bounds = SDL_Rect()
    let display = SDL_GetWindowDisplayIndex(pointer)
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0, bounds.w > 0 else { return nil }
    return bounds
  }

  /// The widths of the frame that the desktop draws around the window; zero if there is none.
  var borders: (left: Int32, top: Int32, right: Int32, bottom: Int32) {
    var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(pointer, &top, &left, &bottom, &right)
    return (left, top, right, bottom)
  }
}
