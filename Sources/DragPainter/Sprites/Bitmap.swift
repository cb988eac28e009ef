internal import DragGeometry

/// Pixels with premultiplied alpha, row by row; a value, so that threads can share it.
struct Bitmap: Hashable, Sendable {
  let size: DeviceSize
  /// `0xAARRGGBB`.
  var pixels: [UInt32]

  var byteCount: Int { pixels.count * 4 }

  /// Multiplies the colors by the alpha of their pixels, which was straight.
  mutating func premultiply() {
    for place in pixels.indices { pixels[place] = premultiplied(pixels[place]) }
  }

  /// Makes the pixels outside round corners transparent; `radius` is in 1/256 of a device pixel.
  mutating func roundCorners(radius: Int) {
    guard radius > 0 else { return }
    // The corners of every larger size are the same.
    let side = 2 * radius.wholePixels
    let small = DeviceSize(width: min(size.width, side), height: min(size.height, side))
    let mask = CoverageMask.roundedRect(size: small, radius: radius)
    for y in 0..<small.height {
      let row = (y < small.height / 2 ? y : y + size.height - small.height) * size.width
      for x in 0..<small.width {
        let place = row + (x < small.width / 2 ? x : x + size.width - small.width)
        pixels[place] = scaled(pixels[place], by: UInt32(mask[x, y]))
      }
    }
  }
}

extension Int {
  /// The number of whole pixels that contain a length in 1/256 of a pixel.
  var wholePixels: Int { (self + 255) >> 8 }
}
