internal import CSDL2Painting
internal import DragGeometry
internal import CSDL2

/// The icons of a folder of SVG files.
struct IconStore {
  private let folder: String

  init(folder: String) { self.folder = folder }

  /// Returns the icon in the middle of a sprite of `size`; a grey rectangle if there is no such icon.
  func icon(_ name: String, size: DeviceSize, color: UInt32) throws(PaintingError) -> Sprite {
    guard let drawn = load(name, side: min(size.width, size.height)) else {
      return try .missing(size: size, radius: 0)
    }
    let icon = try Surface(converting: drawn)
    let solid = premultiplied(color)
    icon.update { scaled(solid, by: $2 >> 24) }
    let (dx, dy) = (size.width - icon.size.width, size.height - icon.size.height)
    let sprite = Sprite(surface: try Surface(size: size, hasAlpha: true))
    sprite.surface.draw(Sprite(surface: icon), x: dx / 2, y: dy / 2)
    return sprite
  }

  private func load(_ name: String, side: Int) -> UnsafeMutablePointer<SDL_Surface>? {
    guard let file = SDL_RWFromFile("\(folder)/\(name).svg", "rb") else { return nil }
    defer { SDL_RWclose(file) }
    return IMG_LoadSizedSVG_RW(file, Int32(clamping: side), Int32(clamping: side))
  }
}
