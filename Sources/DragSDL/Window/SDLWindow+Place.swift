internal import CSDL2

/// The place of a window's frame on the desktop, in pixels of an X screen.
package struct WindowPlace: Hashable, Sendable {
  package let x: Int32
  package let y: Int32

  package init(x: Int32, y: Int32) { (self.x, self.y) = (x, y) }

  /// Whether a window at the place can be seen and moved: its title bar begins on a screen.
  var isOnScreen: Bool {
    (0..<SDL_GetNumVideoDisplays()).contains { display in
      var bounds = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return false }
      let (right, bottom) = (bounds.x + bounds.w, bounds.y + bounds.h)
      return (bounds.x - 8..<max(right - 64, bounds.x)).contains(x)
        && (bounds.y - 8..<max(bottom - 64, bounds.y)).contains(y)
    }
  }
}

extension SDLWindow {
  private func has(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(pointer) & flag.rawValue != 0
  }

  /// Whether the window has the size and the place that the user gave it.
  package var isPlain: Bool {
    !has(SDL_WINDOW_FULLSCREEN) && !has(SDL_WINDOW_MAXIMIZED) && !has(SDL_WINDOW_MINIMIZED)
  }

  /// The place of the window with its title bar; `nil` if the desktop does not publish it, as under Wayland.
  package var place: WindowPlace? {
    guard Self.driver == "x11" else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(pointer, &x, &y)
    // Window managers place the frame where a program asks for its window.
    return WindowPlace(x: x - borders.left, y: y - borders.top)
  }

  /// Lets the window fill the screen, or gives it its former size again.
  package func toggleFullScreen() {
    let isFull = has(SDL_WINDOW_FULLSCREEN)
    SDL_SetWindowFullscreen(pointer, isFull ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
  }

  /// Ends the window's loop, as a click on the close button does.
  package func requestClose() {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
  }
}
