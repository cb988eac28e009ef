internal import CDesktop
internal import CSDL2

extension SDL_SysWMinfo {
  /// The native window behind an SDL window; `nil` if SDL does not know it.
  init?(of window: OpaquePointer) {
    self.init()
    version.major = UInt8(SDL_MAJOR_VERSION)
    version.minor = UInt8(SDL_MINOR_VERSION)
    version.patch = UInt8(SDL_PATCHLEVEL)
    guard SDL_GetWindowWMInfo(window, &self) == SDL_TRUE else { return nil }
  }
}
