internal import CSDL2

struct X11Window {
  let display: OpaquePointer
  let id: UInt

  init?(of window: OpaquePointer) {
    guard let info = SDL_SysWMinfo(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display
    else { return nil }
    self.display = display
    id = info.info.x11.window
  }

  /// Ends the raw events of mouse and fingers, which SDL requests for relative motion.
  ///
  /// With them, each motion would arrive twice, and also those outside of the window.
  func ignoreRawEvents() {
    var none: [UInt8] = [0, 0, 0, 0]
    let count = Int32(none.count)
    none.withUnsafeMutableBufferPointer { bits in
      var mask = XIEventMask(
        deviceid: XIAllMasterDevices, mask_len: count, mask: bits.baseAddress)
      _ = XISelectEvents(display, XDefaultRootWindow(display), &mask, 1)
    }
  }
}
