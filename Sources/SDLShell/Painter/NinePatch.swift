/// The division of a large shape into nine areas that are drawn from a small sprite.
///
/// Corners are copied from the sprite. Edges and the centre are tiled. So the background panel of
/// a window needs no sprite as large as the window.
struct NinePatch {
  struct Span {
    let source: Range<Int>
    let target: Range<Int>

    var isTiled: Bool { source.count != target.count }
  }

  let columns: [Span]
  let rows: [Span]

  static let stretch = 64

  init(size: DeviceSize, corner: Int, stretch: Int = NinePatch.stretch) {
    columns = Self.spans(size.width, corner, stretch)
    rows = Self.spans(size.height, corner, stretch)
  }

  var spriteSize: DeviceSize {
    DeviceSize(
      width: columns.last?.source.upperBound ?? 0, height: rows.last?.source.upperBound ?? 0)
  }

  private static func spans(_ length: Int, _ corner: Int, _ stretch: Int) -> [Span] {
    let middle = corner + stretch
    guard length > corner + middle else { return [Span(source: 0..<length, target: 0..<length)] }
    return [
      Span(source: 0..<corner, target: 0..<corner),
      Span(source: corner..<middle, target: corner..<length - corner),
      Span(source: middle..<middle + corner, target: length - corner..<length),
    ]
  }
}
