internal import CSDL2

/// The pixels of a window or of a headless frame.
///
/// It is drawn on by `SDL_FillRect` and `SDL_BlitSurface` alone. An `SDL_Renderer` would hold the
/// sprites as textures of its own, and lose them whenever the window changes its size.
struct SurfaceCanvas: Canvas {
  let surface: Surface

  func fill(_ rect: DeviceRect, color: UInt32) {
    var area = rect.intersection(DeviceRect(size: surface.size)).sdl
    SDL_SetClipRect(surface.pointer, nil)
    SDL_FillRect(surface.pointer, &area, color)
  }

  func draw(_ sprite: Sprite, from source: DeviceRect, x: Int, y: Int, clip: DeviceRect) {
    let seen = DeviceRect(x: x, y: y, width: source.width, height: source.height)
      .intersection(clip)
    guard !seen.isEmpty else { return }
    var from = seen.moved(x: source.x - x, y: source.y - y).sdl
    var to = seen.sdl
    SDL_SetClipRect(surface.pointer, nil)
    SDL_UpperBlit(sprite.surface.pointer, &from, surface.pointer, &to)
  }
}
