/// How a large shape is drawn from a small sprite: corners as they are, the stretches between tiled.
///
/// Without it, the panel behind a whole window would be a sprite as large as the window.
struct NinePatch {
  /// A stretch of the sprite and of the shape, along one axis.
  struct Span {
    let source: Int
    let target: Int
    let length: Int
    let sourceLength: Int
  }

  let columns: [Span]
  let rows: [Span]
  /// The size of the sprite that suffices.
  let spriteSize: DeviceSize

  /// How many pixels of the stretch between the corners the sprite holds.
  static let stretch = 64

  /// Cuts a shape of `size` whose corners reach `corner` pixels inwards.
  init(size: DeviceSize, corner: Int, stretch: Int = NinePatch.stretch) {
    columns = Self.spans(size.width, corner, stretch)
    rows = Self.spans(size.height, corner, stretch)
    spriteSize = DeviceSize(
      width: columns.reduce(0) { $0 + $1.sourceLength },
      height: rows.reduce(0) { $0 + $1.sourceLength })
  }

  /// The stretch between the corners, where there is one.
  static func middle(of spans: [Span]) -> Span? { spans.count == 3 ? spans[1] : nil }

  private static func spans(_ length: Int, _ corner: Int, _ stretch: Int) -> [Span] {
    guard length > 2 * corner + stretch else {
      return [Span(source: 0, target: 0, length: length, sourceLength: length)]
    }
    return [
      Span(source: 0, target: 0, length: corner, sourceLength: corner),
      Span(source: corner, target: corner, length: length - 2 * corner, sourceLength: stretch),
      Span(
        source: corner + stretch, target: length - corner, length: corner, sourceLength: corner),
    ]
  }
}
