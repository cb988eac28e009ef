internal import CDesktop
internal import CSDL2

/// An SDL window under Wayland.
struct WaylandWindow {
  let display: OpaquePointer
  private let window: OpaquePointer

  init?(of window: OpaquePointer) {
    guard let info = SDL_SysWMinfo(of: window), info.subsystem == SDL_SYSWM_WAYLAND,
      let display = info.info.wl.display
    else { return nil }
    (self.display, self.window) = (display, window)
  }

  /// SDL's surface for the window's content; SDL replaces it for some renderers.
  var surface: OpaquePointer? { SDL_SysWMinfo(of: window)?.info.wl.surface }

  /// Whether an event names the content's surface, and not that of the title bar, which libdecor draws.
  func isContent(_ surface: OpaquePointer?) -> Bool { surface != nil && surface == self.surface }

  /// Whether the surface of an event is the content's, or no longer exists.
  func wasContent(_ surface: OpaquePointer?) -> Bool { surface == nil || isContent(surface) }
}
