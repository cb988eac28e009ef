internal import DragGeometry

struct Sprite {
  let surface: Surface
  var baseline = 0
  /// The number of rows and columns along each edge that are known to be clear.
  var margin = 0
  /// Whether the next frame may have other pixels in its place, although nothing else changes: a picture is
  /// loading or fading in.
  var isProvisional = false

  var size: DeviceSize { surface.size }
}

extension Sprite {
  init(coverage: CoverageMask, color: UInt32) throws(PaintingError) {
    surface = try Surface(size: coverage.size, hasAlpha: true)
    let (solid, width) = (premultiplied(color), coverage.size.width)
    coverage.values.withUnsafeBufferPointer { values in
      surface.update { x, y, _ in scaled(solid, by: UInt32(values[y &* width &+ x])) }
    }
  }
}

extension Sprite {
  /// Creates a shadow; the end of a blur is too faint to change a pixel.
  init(shadow mask: CoverageMask, blur: Int, color: UInt32) throws(PaintingError) {
    try self.init(coverage: mask, color: color)
    while margin < blur, isClear(margin) { margin += 1 }
  }

  /// Returns whether the row and the column with an index are clear.
  ///
  /// A shadow is symmetric, so this is also true for the opposite edges.
  private func isClear(_ index: Int) -> Bool {
    guard let row = surface.row(index) else { return false }
    return (0..<size.width).allSatisfy { row[$0] == 0 }
      && (0..<size.height).allSatisfy { surface.row($0)?[index] == 0 }
  }
}

extension Sprite {
  static let missingColor: UInt32 = 0x1e80_8080

  /// Returns a grey rectangle, which is drawn for what is missing; `radius` is in 1/256 of a device pixel.
  static func missing(size: DeviceSize, radius: Int) throws(PaintingError) -> Sprite {
    let color = premultiplied(missingColor)
    var grey = Bitmap(size: size, pixels: Array(repeating: color, count: size.area))
    grey.roundCorners(radius: radius)
    return try Sprite(grey)
  }

  init(_ bitmap: Bitmap) throws(PaintingError) {
    surface = try Surface(size: bitmap.size, hasAlpha: true)
    let width = bitmap.size.width
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      surface.update { x, y, _ in pixels[y &* width &+ x] }
    }
  }

  /// Returns the pixels between those of two sprites of the same size; `share` / 255 of them are the other's.
  func mixed(with other: Sprite, share: Int) throws(PaintingError) -> Sprite {
    let mixed = Sprite(surface: try Surface(size: size, hasAlpha: true), isProvisional: true)
    let (mine, theirs) = (UInt32(255 - share), UInt32(share))
    for y in 0..<size.height {
      guard let one = surface.row(y), let two = other.surface.row(y),
        let row = mixed.surface.row(y)
      else { break }
      // No sum exceeds 255, even if both of its parts are rounded up.
      for x in 0..<size.width { row[x] = scaled(one[x], by: mine) &+ scaled(two[x], by: theirs) }
    }
    return mixed
  }
}

/// Returns a pixel with premultiplied alpha for one with straight alpha.
@inline(__always)
func premultiplied(_ pixel: UInt32) -> UInt32 {
  scaled(pixel | 0xff00_0000, by: pixel >> 24)
}

/// Returns `pixel` with each channel times `share` / 255, rounded to the nearest integer.
@inline(__always)
func scaled(_ pixel: UInt32, by share: UInt32) -> UInt32 {
  // `x / 255` is `(x + x / 256) / 256` for the nearest integer, in two lanes at once.
  let (even, odd) = (
    (pixel & 0xff_00ff) &* share &+ 0x80_0080, (pixel &>> 8 & 0xff_00ff) &* share &+ 0x80_0080
  )
  return (even &+ (even &>> 8 & 0xff_00ff)) &>> 8 & 0xff_00ff
    | (odd &+ (odd &>> 8 & 0xff_00ff)) & 0xff00_ff00
}
