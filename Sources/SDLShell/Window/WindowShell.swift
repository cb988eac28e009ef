internal import CSDL2
package import DragGeometry
internal import Glibc

/// A window with its event loop, to be created and used on the main thread.
package final class WindowShell {
  let window: OpaquePointer
  let painter: Painter
  let cursors = CursorSet()
  let filter: EventFilter
  let drops: DropConnection?
  /// `nil` unless SDL uses Wayland.
  private(set) var wayland: WaylandConnection?
  var wait: EventWait
  /// The window's units per logical pixel: device pixels under X11, the desktop's logical ones under Wayland.
  package let scale: Fraction
  private let start = WindowShell.monotonicTime
  var translator: EventTranslator
  var pacer: FramePacer
  var isClosing = false
  var isExposed = true
  /// `nil` before the first frame.
  var surface: (any WindowSurface)?
  var isResized = false

  /// Opens a window of `size` logical pixels; without `scale`, the desktop's scale is used.
  ///
  /// - Throws: ``SDLError``, with ``SDLError/isDisplayMissing`` if there is no screen.
  package init(
    title: String, size: Size, scale: Fraction?, assets: AssetStore
  ) throws(SDLError) {
    try Self.startVideo()
    filter = EventFilter()
    let scale = scale ?? (Self.driver == "x11" ? DesktopScale.current : .one)
    let space = DeviceSpace(scale: scale)
    let (width, height) = (max(1, space.device(size.width)), max(1, space.device(size.height)))
    let center = csdl_window_position_centered
    guard
      let window = SDL_CreateWindow(
        title, center, center, Int32(clamping: width), Int32(clamping: height),
        SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue)
    else {
      let failure = SDLError("SDL_CreateWindow")
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw failure
    }
    self.window = window
    self.scale = scale
    let x11 = X11Window(of: window)
    if let x11 { RawInput.request(on: x11.display, besideFingers: false) }
    drops = x11.flatMap(DropConnection.init)
    wayland = WaylandConnection(of: window)
    let sources: [(any EventSource)?] = [
      x11.map { XConnection(display: $0.display) }, drops, wayland,
    ]
    let connections = sources.compactMap(\.self)
    // While SDL waits, a picture that was loaded could not end the wait.
    let pictures = connections.isEmpty ? nil : assets.pictures.startLoading()
    wait = EventWait(sources: connections + [pictures].compactMap(\.self))
    painter = Painter(scale: scale, assets: assets)
    translator = EventTranslator(
      scale: scale, windowSize: DeviceSize(width: width, height: height),
      pressTakesFingers: x11 != nil)
    var mode = SDL_DisplayMode()
    let status = SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window), &mode)
    pacer = FramePacer(refreshRate: status == 0 ? Int(mode.refresh_rate) : 0)
  }

  /// The time since the window was opened, without the time in which the machine was suspended.
  ///
  /// SDL's own timestamps are not used. They are in milliseconds, and equal for all events of one
  /// pump.
  var elapsed: Microseconds { Self.monotonicTime - start }

  private static var monotonicTime: Microseconds {
    // `SuspendingClock` reads the same clock, but computes with 128 bits, which every turn of the loop would do.
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + Microseconds(Int64(time.tv_nsec / 1000))
  }

  /// Returns the pixels of a surface per logical pixel.
  ///
  /// Under Wayland the window's units have a density, which the compositor gives in 1/120.
  func pixelScale(of surface: DeviceSize) -> Fraction {
    let units = DeviceSize(ofUnitsIn: window)
    let density = (surface.width * 120 + units.width / 2) / units.width
    return Fraction(raw: scale.raw * density / 120)
  }

  deinit {
    // They need SDL's connection, and `wait` holds it, too.
    (surface, wayland) = (nil, nil)
    wait.end()
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private static var driver: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
  }

  /// Starts only SDL's video subsystem: sound and joysticks would cost time.
  private static func startVideo() throws(SDLError) {
    configure()
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

  private static func configure() {
    // The press that brings the window to the front also starts a drag.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
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
