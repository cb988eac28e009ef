public import DragGeometry

/// Collects the drawings of a frame, from back to front.
///
/// ```swift
/// canvas.fill(box, radius: 8, .white)
/// canvas.text("Call Ada", Font(.semibold, size: 15), .black, in: box)
/// ```
///
/// Coordinates are in logical pixels. Each drawing gets an identity, by which a painter finds it in the last frame: the owner
/// that was set by ``begin(_:_:)``, with the number of drawings since.
public struct Canvas {
  package private(set) var operations: [DrawOperation] = []
  /// The colour behind all drawings; white by default.
  public var background = Color.white
  /// The environment of the drawings, such as their colours; the same for the canvases of groups.
  package let context: AnyObject?
  package private(set) var owner = DrawOwner(part: 0)
  package private(set) var role = 0

  /// Creates an empty canvas.
  public init() { self.init(nil) }

  package init(_ context: AnyObject?) { self.context = context }

  /// Sets the owner of the following drawings: a part of the frame, and a number within it, such as that of a row.
  public mutating func begin(_ part: Int, _ number: Int = 0) {
    begin(DrawOwner(part: part, number: number))
  }

  package mutating func begin(_ owner: DrawOwner) {
    self.owner = owner
    role = 0
  }

  package mutating func draw(_ content: DrawContent) {
    operations.append(DrawOperation(DrawID(owner: owner, role: role), content))
    role += 1
  }

  package mutating func draw(_ collected: [DrawOperation]) {
    draw(.group(alpha: .one, transform: .identity, collected))
  }

  package mutating func group(
    alpha: Fraction, _ transform: Transform = .identity, _ draw: (inout Canvas) -> Void
  ) {
    self.draw(.group(alpha: alpha, transform: transform, collect(draw)))
  }

  /// Draws with an opacity, as if it were one picture.
  public mutating func withOpacity(_ opacity: Fraction, _ draw: (inout Canvas) -> Void) {
    group(alpha: opacity, .identity, draw)
  }

  /// Draws inside of a rectangle only.
  public mutating func clip(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    self.draw(.clip(rect, collect(draw)))
  }

  private func collect(_ draw: (inout Canvas) -> Void) -> [DrawOperation] {
    var inner = Canvas(context)
    draw(&inner)
    return inner.operations
  }
}

extension Canvas {
  /// Fills a rectangle with round corners.
  public mutating func fill(_ rect: Rect, radius: Length = 0, _ color: Color) {
    draw(.roundedRect(rect, radius: radius, fill: color))
  }

  /// Draws a line just inside the edge of a rectangle with round corners.
  public mutating func outline(_ rect: Rect, radius: Length, width: Length = 1, _ color: Color) {
    draw(.roundedRectOutline(rect, radius: radius, width: width, color: color))
  }

  /// Draws the shadow of a rectangle with round corners, which is `distance` below it.
  public mutating func shadow(
    of rect: Rect, below distance: Length, radius: Length, blur: Length, percent: Int
  ) {
    let place = rect.moved(by: Vector(dx: 0, dy: distance))
    draw(.shadow(place, radius: radius, blur: blur, color: Color.black.opacity(percent: percent)))
  }

  /// Draws a line of text, vertically in the middle of a box; what does not fit is replaced by an ellipsis.
  public mutating func text(
    _ text: String, _ font: Font, _ color: Color, in box: Rect,
    _ alignment: TextLine.Alignment = .leading
  ) {
    let fitting = TextMetrics.truncated(text, to: box.width, in: font)
    draw(.text(TextLine(fitting, font: font, color: color, box: box, alignment: alignment)))
  }

  package mutating func icon(_ name: String, size: Length = 20, _ color: Color, in rect: Rect) {
    draw(.icon(name, Rect(center: rect.center, side: size), color))
  }
}

extension Rect {
  package init(center: Point, side: Length) {
    self.init(center: center, size: Size(width: side, height: side))
  }
}
