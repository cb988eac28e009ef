package import DragKit

extension Canvas {
  /// Draws a pointer that stands for a recorded one: a ring while it is pressed, and for a mouse its
  /// arrow.
  package mutating func pointer(
    at tip: Point, _ kind: PointerKind = .mouse, isPressed: Bool, ring width: Length = 36
  ) {
    if isPressed {
      let ring = Rect(center: tip, side: width)
      fill(ring, radius: width / 2, Color(hex: 0x0a66e8).opacity(percent: 18))
      outline(ring, radius: width / 2, width: 2, Color(hex: 0x0a66e8))
    }
    guard kind == .mouse else { return }
    let arrow = Path.arrow(at: tip)
    draw(.stroke(arrow, width: 3, color: .white))
    draw(.fill(arrow, Color(hex: 0x1c1c1f)))
  }
}

extension Path {
  /// The outline of a mouse pointer.
  fileprivate static func arrow(at tip: Point) -> Path {
    let ways: [(Length, Length)] = [(0, 17), (4, 13), (7, 19), (10, 18), (7, 12), (12, 12)]
    let lines = ways.map { Element.line(to: tip + Vector(dx: $0.0, dy: $0.1)) }
    return Path([.move(to: tip)] + lines + [.close])
  }
}
