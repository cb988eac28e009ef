// Pixels are blended here and not by SDL. SDL blends as if the surface were opaque, pixel by pixel, which
// takes five times as long, and its fill bypasses the cache although the pixels are read again at once. An
// `SDL_Renderer` would own the sprites as textures, and lose them with every change of the window's size.

extension Surface {
  func draw(_ sprite: Sprite, from source: DeviceRect, x: Int, y: Int, clip: DeviceRect) {
    let (dx, dy) = (source.x - x, source.y - y)
    let held = source.intersection(DeviceRect(size: sprite.size)).moved(x: -dx, y: -dy)
    let visible = held.intersection(clip).intersection(DeviceRect(size: size))
    guard !visible.isEmpty else { return }
    for row in visible.y..<visible.maxY {
      guard let from = sprite.surface.row(row + dy), let to = self.row(row) else { return }
      if hasAlpha {
        for x in visible.x..<visible.maxX { to[x] = Self.blend(from[x + dx], over: to[x]) }
      } else {
        Self.blendOpaque(from + (visible.x + dx), over: to + visible.x, count: visible.width)
      }
    }
  }

  func draw(_ sprite: Sprite, x: Int, y: Int, clip: DeviceRect? = nil) {
    let whole = DeviceRect(size: sprite.size)
    draw(sprite, from: whole, x: x, y: y, clip: clip ?? DeviceRect(size: size))
  }

  func multiplyAlpha(by alpha: Int) {
    update { scaled($2 >> 24, by: UInt32(alpha)) << 24 | $2 & 0xff_ffff }
  }

  static func blend(_ top: UInt32, over bottom: UInt32) -> UInt32 {
    let (above, below) = (top >> 24, bottom >> 24)
    if above == 255 || below == 0 { return top }
    if above == 0 { return bottom }
    // Weights in 255², so that the sum is rounded only once.
    let (topWeight, bottomWeight) = (above * 255, below * (255 - above))
    let total = topWeight + bottomWeight
    var pixel = ((total + 127) / 255) << 24
    for shift: UInt32 in [0, 8, 16] {
      let channel = (top >> shift & 255) * topWeight + (bottom >> shift & 255) * bottomWeight
      pixel |= ((channel + total / 2) / total) << shift
    }
    return pixel
  }

  private static func blendOpaque(
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
