internal import CSDL2

/// The pixels of a window, valid until the window is resized.
struct WindowSurface {
  let painted: Surface
  private let window: OpaquePointer
  private let shown: Surface

  init(of window: OpaquePointer) throws(SDLError) {
    guard let pixels = SDL_GetWindowSurface(window) else { throw SDLError("SDL_GetWindowSurface") }
    self.window = window
    shown = Surface(pixels, isOwned: false)
    painted =
      pixels.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue
      ? shown : try Surface(size: shown.size, hasAlpha: false)
  }

  func show(_ rects: [DeviceRect], all: Bool) {
    var areas = rects.map(\.sdl)
    if painted !== shown {
      for index in areas.indices {
        var place = areas[index]
        SDL_UpperBlit(painted.pointer, &areas[index], shown.pointer, &place)
      }
    }
    if all {
      SDL_UpdateWindowSurface(window)
    } else if !areas.isEmpty {
      SDL_UpdateWindowSurfaceRects(window, &areas, Int32(areas.count))
    }
  }
}
