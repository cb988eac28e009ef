/// The division of a large shape that is drawn from a small sprite: corners copied, edges and centre tiled.
///
/// Otherwise the background panel of a window would need a sprite as large as the window.
struct NinePatch {
  /// A part of the sprite, and the area of the shape that it covers or tiles.
  struct Piece {
    let source: DeviceRect
    let target: DeviceRect

    var isTiled: Bool { source.size != target.size }
  }

  let pieces: [Piece]
  let spriteSize: DeviceSize

  /// The length of the sprite's middle section, in pixels.
  static let stretch = 64

  /// Divides a shape whose corners extend `corner` pixels inwards.
  init(size: DeviceSize, corner: Int, stretch: Int = NinePatch.stretch) {
    let columns = Self.spans(size.width, corner, stretch)
    let rows = Self.spans(size.height, corner, stretch)
    pieces = columns.flatMap { column in
      rows.map { row in
        Piece(
          source: DeviceRect(
            left: column.source.lowerBound, top: row.source.lowerBound,
            right: column.source.upperBound, bottom: row.source.upperBound),
          target: DeviceRect(
            left: column.target.lowerBound, top: row.target.lowerBound,
            right: column.target.upperBound, bottom: row.target.upperBound))
      }
    }
    spriteSize = DeviceSize(
      width: columns.last?.source.upperBound ?? 0, height: rows.last?.source.upperBound ?? 0)
  }

  /// The sections of the sprite and of the shape, along one axis.
  private static func spans(
    _ length: Int, _ corner: Int, _ stretch: Int
  ) -> [(source: Range<Int>, target: Range<Int>)] {
    let middle = corner + stretch
    guard length > corner + middle else { return [(0..<length, 0..<length)] }
    return [
      (0..<corner, 0..<corner), (corner..<middle, corner..<length - corner),
      (middle..<middle + corner, length - corner..<length),
    ]
  }
}
