internal import DragGeometry

// Pixels are blended here and not by SDL. SDL blends as if the surface were opaque, pixel by pixel, which
// takes five times as long, and its fill bypasses the cache although the pixels are read again at once. An
// `SDL_Renderer` would own the sprites as textures, and lose them with every change of the window's size.

extension Surface {
  /// Draws a sprite with its upper left corner at (`x`, `y`).
  func draw(_ sprite: Sprite, x: Int, y: Int, clip: DeviceRect? = nil) {
    let whole = DeviceRect(x: x, y: y, width: sprite.size.width, height: sprite.size.height)
    let visible = whole.intersection(clip ?? whole).intersection(DeviceRect(size: size))
    for row in visible.y..<visible.maxY {
      guard let from = sprite.surface.row(row - y), let to = self.row(row) else { return }
      Self.blend(from + (visible.x - x), over: to + visible.x, count: visible.width)
    }
  }

  /// Draws an area of a sprite into `target`; an area of one row or column is stretched to the size of `target`.
  func draw(_ sprite: Sprite, from source: DeviceRect, in target: DeviceRect, clip: DeviceRect) {
    let visible = target.intersection(clip).intersection(DeviceRect(size: size))
    for row in visible.y..<visible.maxY {
      let sourceRow = source.y + (source.height == 1 ? 0 : row - target.y)
      guard let from = sprite.surface.row(sourceRow), let to = self.row(row) else { return }
      if source.width == 1 {
        Self.blend(from[source.x], over: to + visible.x, count: visible.width)
      } else {
        let start = source.x + visible.x - target.x
        Self.blend(from + start, over: to + visible.x, count: visible.width)
      }
    }
  }

  func multiply(by share: Int) { update { scaled($2, by: UInt32(share)) } }

  func premultiply() { update { premultiplied($2) } }

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

  private static func blend(
    _ top: UInt32, over bottom: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    if top >> 24 == 255 { return bottom.update(repeating: top, count: count) }
    if top >> 24 == 0 { return }
    let (quad, to) = (PixelQuad(repeating: top), UnsafeMutableRawPointer(bottom))
    let transparency = quad.transparency
    // Most pixels below equal their neighbours, and so do the results.
    var (below, blended) = (PixelQuad(repeating: 0), quad)
    var place = 0
    while place &+ 4 <= count {
      let next = PixelQuad(at: to + place &* 4)
      if !next.isEqual(to: below) {
        (below, blended) = (next, quad.over(next, transparency: transparency))
      }
      repeat {
        blended.store(at: to + place &* 4)
        place &+= 4
      } while place &+ 4 <= count && PixelQuad(at: to + place &* 4).isEqual(to: below)
    }
    while place < count {
      bottom[place] = quad.over(PixelQuad(bottom[place]), transparency: transparency).first
      place &+= 1
    }
  }
}
