internal import CDesktop
internal import CSDL2

/// An SDL window under X11.
package struct X11Window {
  package let display: OpaquePointer
  private let window: OpaquePointer?
  private let number: UInt

  /// The server's number of the window; SDL replaces the native window for some renderers.
  package var id: UInt {
    window.flatMap { SDL_SysWMinfo(of: $0)?.info.x11.window } ?? number
  }

  var hasFocus: Bool { flags & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

  var isVisible: Bool {
    flags & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  private var flags: UInt32 { window.map { SDL_GetWindowFlags($0) } ?? 0 }

  var connection: XConnection { XConnection(display: display) }

  package init?(of window: OpaquePointer) {
    guard let info = SDL_SysWMinfo(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display
    else { return nil }
    (self.display, self.window, number) = (display, window, 0)
  }

  /// Creates a window that is not SDL's.
  init(_ number: UInt, on display: OpaquePointer) {
    (self.display, self.number, window) = (display, number, nil)
  }
}
