internal import CDesktop
internal import CSDL2

/// An SDL window under Wayland.
struct WaylandWindow {
  let display: OpaquePointer
  private let window: OpaquePointer?
  private let knownSurface: OpaquePointer?

  init?(of window: OpaquePointer) {
    guard let info = SDL_SysWMinfo(of: window), info.subsystem == SDL_SYSWM_WAYLAND,
      let display = info.info.wl.display
    else { return nil }
    (self.display, self.window, knownSurface) = (display, window, nil)
  }

  /// Creates a window that is not SDL's.
  init(_ surface: OpaquePointer, on display: OpaquePointer) {
    (self.display, knownSurface, window) = (display, surface, nil)
  }

  /// SDL's surface for the window's content; SDL replaces it for some renderers.
  var surface: OpaquePointer? {
    window.flatMap { SDL_SysWMinfo(of: $0)?.info.wl.surface } ?? knownSurface
  }

  /// Whether an event names the content's surface, and not that of the title bar, which libdecor draws.
  func isContent(_ surface: OpaquePointer?) -> Bool { surface != nil && surface == self.surface }

  /// Whether the surface of an event is the content's, or no longer exists.
  func wasContent(_ surface: OpaquePointer?) -> Bool { surface == nil || isContent(surface) }
}
