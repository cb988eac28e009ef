/// A see-through sheet on which the marks of a group are put together.
///
/// SDL blends onto a surface as if that were opaque. Here both have straight alpha, so that a shadow
/// under a tile stays a shadow and the tile's edge does not darken.
struct SheetCanvas: Canvas {
  let surface: Surface

  func fill(_ rect: DeviceRect, color: UInt32) {
    surface.fill(rect, color: color)
  }

  func draw(_ sprite: Sprite, from source: DeviceRect, x: Int, y: Int, clip: DeviceRect) {
    let seen = DeviceRect(x: x, y: y, width: source.width, height: source.height)
      .intersection(clip).intersection(DeviceRect(size: surface.size))
    guard !seen.isEmpty else { return }
    for row in seen.y..<seen.maxY {
      guard let from = sprite.surface.row(row - y + source.y), let to = surface.row(row) else {
        return
      }
      for column in seen.x..<seen.maxX {
        to[column] = Self.blend(from[column - x + source.x], over: to[column])
      }
    }
  }

  /// Makes all that was drawn more transparent, `alpha` in 255.
  func fade(to alpha: Int) {
    for y in 0..<surface.size.height {
      guard let row = surface.row(y) else { return }
      for x in 0..<surface.size.width {
        let pixel = row[x]
        row[x] = scaled(pixel >> 24, by: UInt32(alpha)) << 24 | pixel & 0xff_ffff
      }
    }
  }

  /// One colour over another, both with straight alpha.
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
}
