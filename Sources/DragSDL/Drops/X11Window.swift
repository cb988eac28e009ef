internal import CDesktop
internal import CSDL2

package struct X11Window {
  package let display: OpaquePointer
  package let id: UInt

  var connection: XConnection { XConnection(display: display) }

  package init?(of window: OpaquePointer) {
    guard let info = SDL_SysWMinfo(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display
    else { return nil }
    self.display = display
    id = info.info.x11.window
  }
}
