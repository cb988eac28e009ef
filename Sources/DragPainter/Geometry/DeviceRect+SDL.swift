package import CSDL2
package import DragGeometry

extension DeviceRect {
  package var sdl: SDL_Rect {
    SDL_Rect(
      x: Int32(clamping: x), y: Int32(clamping: y),
      w: Int32(clamping: width), h: Int32(clamping: height))
  }
}
