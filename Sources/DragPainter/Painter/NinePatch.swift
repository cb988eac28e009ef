internal import DragGeometry

/// The division of a large shape into nine areas that are drawn from a small sprite.
///
/// Corners are copied from the sprite. Edges and the centre are stretched from one row or column of it. So the
/// background panel of a window needs no sprite as large as the window.
struct NinePatch {
  private let size: DeviceSize
  private let corner: Int

  init(size: DeviceSize, corner: Int) { (self.size, self.corner) = (size, corner) }

  var spriteSize: DeviceSize {
    DeviceSize(width: spriteLength(size.width), height: spriteLength(size.height))
  }

  private func spriteLength(_ length: Int) -> Int { min(length, 2 * corner + 1) }

  /// Calls `body` with each area of the sprite, and the area of the shape that it fills.
  func forEachArea(_ body: (_ source: DeviceRect, _ target: DeviceRect) -> Void) {
    forEachSpan(size.height) { sourceRows, rows in
      forEachSpan(size.width) { sourceColumns, columns in
        body(
          DeviceRect(columns: sourceColumns, rows: sourceRows),
          DeviceRect(columns: columns, rows: rows))
      }
    }
  }

  private func forEachSpan(
    _ length: Int, _ body: (_ source: Range<Int>, _ target: Range<Int>) -> Void
  ) {
    let sprite = spriteLength(length)
    guard sprite < length else { return body(0..<length, 0..<length) }
    body(0..<corner, 0..<corner)
    body(corner..<corner + 1, corner..<length - corner)
    body(corner + 1..<sprite, length - corner..<length)
  }
}
