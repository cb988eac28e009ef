import DragDrawing
import DragGeometry

extension DrawOperation {
  init(part: Int, role: Int = 0, _ content: DrawContent) {
    self.init(DrawID(owner: DrawOwner(part: part), role: role), content)
  }
}

extension DrawList {
  /// Contents on white, each a part of its own.
  init(_ contents: [DrawContent], background: Color = .white) {
    self.init(
      background: background,
      operations: contents.enumerated().map { DrawOperation(part: $0.offset, $0.element) })
  }
}

extension DrawContent {
  static func box(
    _ x: Length, _ y: Length, _ width: Length, _ height: Length, _ fill: Color = .black,
    radius: Length = 0
  ) -> DrawContent {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radius: radius, fill: fill)
  }

  static func group(_ alpha: Fraction, _ contents: [DrawContent]) -> DrawContent {
    .group(alpha: alpha, transform: .identity, DrawList(contents).operations)
  }
}
