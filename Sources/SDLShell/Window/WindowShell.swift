internal import CSDL2
package import DragGeometry

/// A window with its event loop, to be created and used on the main thread.
package final class WindowShell {
  let window: OpaquePointer
  let painter: Painter
  let cursors = CursorSet()
  private let filter: EventFilter
  let drops: DropConnection?
  let wait: EventWait
  private let start: SuspendingClock.Instant
  var translator: EventTranslator
  var pacer: FramePacer
  var isClosing = false
  var isExposed = true
  /// The window's surface; `nil` before the first frame, and from a resize to the next frame.
  var surface: WindowSurface?

  package init(
    title: String, size: Size, scale: Fraction, assets: AssetStore
  ) throws(SDLError) {
    try Self.startVideo()
    filter = EventFilter()
    let space = DeviceSpace(scale: scale)
    let (width, height) = (max(1, space.device(size.width)), max(1, space.device(size.height)))
    let center = csdl_window_position_centered
    guard
      let window = SDL_CreateWindow(
        title, center, center, Int32(clamping: width), Int32(clamping: height),
        SDL_WINDOW_RESIZABLE.rawValue)
    else {
      let failure = SDLError("SDL_CreateWindow")
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw failure
    }
    self.window = window
    let x11 = X11Window(of: window)
    drops = x11.flatMap(DropConnection.init)
    wait = EventWait(connections: [x11?.display, drops?.display].compactMap(\.self))
    painter = Painter(scale: scale, assets: assets)
    translator = EventTranslator(
      scale: scale, windowSize: DeviceSize(width: width, height: height))
    var mode = SDL_DisplayMode()
    let status = SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window), &mode)
    pacer = FramePacer(refreshRate: status == 0 ? Int(mode.refresh_rate) : 0)
    start = .now
  }

  /// The time since the window was opened, without the time in which the machine was suspended.
  ///
  /// SDL's own timestamps are not used. They are in milliseconds, and equal for all events of one
  /// pump.
  var elapsed: Microseconds {
    Microseconds(Int64((SuspendingClock.now - start) / .microseconds(1)))
  }

  deinit {
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private static func startVideo() throws(SDLError) {
    configure()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw SDLError("SDL_InitSubSystem", isDisplayMissing: true)
    }
    // NB: Without a display SDL succeeds with a driver that shows nothing.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
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
    if !folder.hasPrefix("/") { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
    // The screen may sleep, unlike during a film.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
  }
}
