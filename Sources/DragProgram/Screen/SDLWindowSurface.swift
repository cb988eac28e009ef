internal import DragGeometry
internal import DragPainter
internal import DragSDL
internal import CSDL2

/// A window's content that SDL shows.
final class SDLWindowSurface: WindowSurface {
  /// The window's own surface, or another one if the window's format is not `RGB888`.
  private var canvas: Surface
  private let window: OpaquePointer
  private var shown: Surface

  init(of window: OpaquePointer) throws {
    self.window = window
    (canvas, shown) = try Self.surfaces(of: window)
  }

  var size: DeviceSize { canvas.size }

  func resize(to size: DeviceSize) throws { (canvas, shown) = try Self.surfaces(of: window) }

  private static func surfaces(
    of window: OpaquePointer
  ) throws -> (canvas: Surface, shown: Surface) {
    guard let pixels = SDL_GetWindowSurface(window) else { throw SDLError("SDL_GetWindowSurface") }
    let shown = Surface(pixels, isOwned: false)
    let isPaintable = pixels.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue
    return (isPaintable ? shown : try Surface(size: shown.size, hasAlpha: false), shown)
  }

  func canvas(for rects: [DeviceRect]) -> Surface? { canvas }

  func show(_ rects: [DeviceRect], all: Bool) {
    var areas = rects.map(\.sdl)
    if canvas !== shown {
      for index in areas.indices {
        var place = areas[index]
        SDL_UpperBlit(canvas.pointer, &areas[index], shown.pointer, &place)
      }
    }
    if all {
      SDL_UpdateWindowSurface(window)
    } else if !areas.isEmpty {
      SDL_UpdateWindowSurfaceRects(window, &areas, Int32(areas.count))
    }
  }
}
