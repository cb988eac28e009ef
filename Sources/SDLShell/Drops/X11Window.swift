internal import CSDL2

struct X11Window {
  let display: OpaquePointer
  let id: UInt

  init?(of window: OpaquePointer) {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display
    else { return nil }
    self.display = display
    id = info.info.x11.window
  }
}
