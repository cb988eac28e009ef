/// The pixels of a window or of a headless frame, of which each is opaque.
///
/// It is drawn on here and not by SDL, whose fill writes past the cache what is read again at once, and
/// which blends one pixel after the other: that takes five times as long. An `SDL_Renderer` would
/// besides hold the sprites as textures of its own, and lose them whenever the window changes its size.
struct SurfaceCanvas: Canvas {
  let surface: Surface

  func fill(_ rect: DeviceRect, color: UInt32) {
    surface.fill(rect, color: color)
  }

  func draw(_ sprite: Sprite, from source: DeviceRect, x: Int, y: Int, clip: DeviceRect) {
    let (dx, dy) = (source.x - x, source.y - y)
    let held = source.intersection(DeviceRect(size: sprite.size)).moved(x: -dx, y: -dy)
    let seen = held.intersection(clip).intersection(DeviceRect(size: surface.size))
    guard !seen.isEmpty else { return }
    for row in seen.y..<seen.maxY {
      guard let from = sprite.surface.row(row + dy), let to = surface.row(row) else {
        return
      }
      Self.blend(from + (seen.x + dx), over: to + seen.x, count: seen.width)
    }
  }

  private static func blend(
    _ top: UnsafePointer<UInt32>, over bottom: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (from, to) = (UnsafeRawPointer(top), UnsafeMutableRawPointer(bottom))
    var place = 0
    while place &+ 4 <= count {
      let quad = PixelQuad(at: from + place &* 4)
      if quad.isOpaque {
        quad.store(at: to + place &* 4)
      } else if !quad.isClear {
        quad.over(PixelQuad(at: to + place &* 4)).store(at: to + place &* 4)
      }
      place &+= 4
    }
    while place < count {
      bottom[place] = PixelQuad(top[place]).over(PixelQuad(bottom[place])).first
      place &+= 1
    }
  }
}
