internal import CSDL2
public import DragGeometry

/// A resizable SDL window, and SDL's video subsystem while it is open.
///
/// SDL's settings are those that drags need: the press that brings the window to the front also starts a drag, SDL makes no
/// mouse from fingers, and Wayland is preferred where there is a compositor.
///
/// All that uses the window's display holds this object: ``WindowInput``, ``EventLoop``, and what shows frames. So the
/// display stays until the last of them is gone, in whatever order a program releases them.
public final class SDLWindow {
  /// The `SDL_Window`, valid as long as this object.
  public let pointer: OpaquePointer
  /// Whether this object closes the window.
  private let isOwned: Bool
  /// The window's units per logical pixel: device pixels under X11, the desktop's logical ones under Wayland.
  public internal(set) var scale: Fraction
  /// The scale of the display, or the one with which the window was opened.
  var displayScale: Fraction
  /// Returns the desktop's size of text; `nil` if the window was opened with a scale, which it keeps.
  let textScale: (() -> Fraction?)?
  /// The size of text with which ``displayScale`` was determined.
  var lastTextScale: Fraction?
  /// The size of the interface, in percent of the display's scale.
  package internal(set) var zoom: Int
  /// The least size of the window in logical pixels; `nil` if it has none.
  var least: Size?
  /// The size to which a larger interface has made the window grow, and the one that it had before, in the window's units;
  /// `nil` if it has not grown.
  var growth: (own: DeviceSize, grown: DeviceSize)?
  let filter: EventFilter

  /// Opens a window of `size` logical pixels; without `scale`, the desktop's scale is used.
  ///
  /// - Throws: ``SDLError``, with ``SDLError/isDisplayMissing`` if there is no screen.
  public convenience init(title: String, size: Size, scale: Fraction? = nil) throws(SDLError) {
    try self.init(title: title, size: size, scale: scale, textScale: { nil })
  }

  /// Opens a window; `textScale` returns the desktop's size of text, once video has started.
  package init(
    title: String, size: Size, scale: Fraction?, zoom: Int = 100, place: WindowPlace? = nil,
    textScale: @escaping () -> Fraction?
  ) throws(SDLError) {
    try Self.startVideo()
    filter = EventFilter()
    self.textScale = scale == nil ? textScale : nil
    lastTextScale = scale == nil ? textScale() : nil
    displayScale = scale ?? Self.desktopScale(lastTextScale)
    let scale = Self.scale(displayScale, zoom)
    let center = csdl_window_position_centered
    let place = place.flatMap { $0.isOnScreen ? $0 : nil }
    func units(_ length: Length) -> Int32 {
      max(1, Int32(clamping: (length * scale).roundedPixels))
    }
    guard
      let pointer = SDL_CreateWindow(
        title, place?.x ?? center, place?.y ?? center, units(size.width), units(size.height),
        SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue)
    else {
      let failure = SDLError("SDL_CreateWindow")
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw failure
    }
    (self.pointer, self.scale, self.zoom, isOwned) = (pointer, scale, zoom, true)
    if self.textScale != nil, let x11 = X11Window(of: pointer) {
      DesktopScale.watch(on: x11.display)
    }
  }

  /// Adopts a window that the program has opened, and closes after this object is gone; `scale` is its units per logical
  /// pixel.
  ///
  /// SDL's video subsystem stays until then, unless the program calls `SDL_Quit`.
  public init(adopting window: OpaquePointer, scale: Fraction = .one) {
    SDL_InitSubSystem(SDL_INIT_VIDEO)
    WindowInput.setHints()
    // To install the filter discards the queue, in which the window's first events can be.
    var queue: [SDL_Event] = []
    SDL_Event.takeEach { queue.append($0) }
    filter = EventFilter()
    for var event in queue { SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0) }
    (pointer, self.scale, displayScale, zoom) = (window, scale, scale, 100)
    (isOwned, textScale) = (false, nil)
  }

  /// The size of the window, in logical pixels.
  public var size: Size { DeviceSize(ofUnitsIn: pointer).logical(scale) }

  deinit {
    if isOwned { SDL_DestroyWindow(pointer) }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Returns the scale that the desktop sets; under Wayland, where the compositor scales windows, that of text.
  static func desktopScale(_ textScale: Fraction?) -> Fraction {
    driver == "x11" ? DesktopScale.current(textScale: textScale) : textScale ?? .one
  }

  static var driver: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
  }

  /// Starts only SDL's video subsystem: sound and joysticks would cost time.
  private static func startVideo() throws(SDLError) {
    configure()
    try expectSeat()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw SDLError("SDL_InitSubSystem", isDisplayMissing: true)
    }
    // NB: Without a display SDL succeeds with a driver that shows nothing.
    let driver = driver
    // Copying to the screen by shared memory is ten times faster than through OpenGL without a GPU. Under
    // Wayland SDL supports only OpenGL.
    if driver != "wayland" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    guard SDL_getenv("SDL_VIDEODRIVER") == nil, ["offscreen", "dummy", "evdev"].contains(driver)
    else { return }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    throw SDLError("SDL_InitSubSystem", message: "no display", isDisplayMissing: true)
  }

  /// Avoids a Wayland compositor without a seat, with which SDL 2.26 ends the program.
  private static func expectSeat() throws(SDLError) {
    // That is the variable, if it is set.
    let drivers = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) } ?? ""
    guard drivers.contains("wayland"), SDL_getenv("WAYLAND_DISPLAY") != nil,
      SeatProbe.findsSeat() == false
    else { return }
    guard drivers.contains("x11"), (SDL_getenv("DISPLAY")?.pointee ?? 0) != 0 else {
      throw SDLError(
        "SDL_InitSubSystem",
        message: """
          the Wayland compositor has no seat (no mouse, keyboard or touchscreen); connect a device, or set DISPLAY \
          and unset WAYLAND_DISPLAY
          """)
    }
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11", SDL_HINT_OVERRIDE)
  }

  private static func configure() {
    WindowInput.setHints()
    // Without a folder for its socket, Wayland's library would print an error.
    let folder = SDL_getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? ""
    if !folder.hasPrefix("/") {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    } else if SDL_getenv("WAYLAND_DISPLAY") != nil, SDL_getenv("SDL_VIDEODRIVER") == nil {
      // SDL 2 itself prefers X11.
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "wayland,x11")
    }
    // sdl2-compat makes SDL 3 measure windows in device pixels, unlike SDL 2, so that they are small on a scaled
    // screen. It sets the hint itself when video starts, at a lower priority.
    SDL_SetHintWithPriority("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", SDL_HINT_OVERRIDE)
    // The screen may sleep, unlike during a film.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
  }
}

extension Length {
  /// The nearest whole number of pixels; a half is rounded up.
  fileprivate var roundedPixels: Int { (subpixels + 128) >> 8 }
}
