package import DragKit

/// Collects what a frame shows, and gives each thing the identity it had in the frame before.
///
/// An identity is an owner and a running number, which starts again with each ``begin(_:_:)``.
package struct Canvas: Sendable {
  /// What has been drawn so far.
  package private(set) var operations: [DrawOperation] = []
  private var owner = ScreenPart.nested.owner()
  private var role = 0

  /// Creates an empty canvas.
  package init() {}

  /// Begins the drawings of an item.
  mutating func begin(_ item: ItemID) { begin(.item, item.rawValue) }

  /// Begins the drawings of a part of the screen, or of one of the things in it.
  package mutating func begin(_ part: ScreenPart, _ number: Int = 0) {
    owner = part.owner(number)
    role = 0
  }

  /// Draws one thing.
  package mutating func draw(_ content: DrawContent) {
    operations.append(DrawOperation(DrawID(owner: owner, role: role), content))
    role += 1
  }

  /// Draws what was collected on another canvas, as one thing.
  ///
  /// What is kept from the frame before is then known by its storage to be the same.
  package mutating func draw(_ collected: [DrawOperation]) {
    draw(.group(alpha: .one, transform: .identity, collected))
  }

  /// Draws several things as one.
  mutating func group(
    alpha: Fraction, _ transform: Transform, _ draw: (inout Canvas) -> Void
  ) {
    var inner = Canvas()
    draw(&inner)
    self.draw(.group(alpha: alpha, transform: transform, inner.operations))
  }

  /// Draws several things of which only what lies in `rect` is seen.
  package mutating func clip(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    var inner = Canvas()
    draw(&inner)
    self.draw(.clip(rect, inner.operations))
  }

  /// Draws a filled rectangle with round corners.
  package mutating func fill(_ rect: Rect, radius: Length = 0, _ color: Color) {
    draw(.roundedRect(rect, radius: radius, fill: color))
  }

  /// Draws the outline of a rectangle with round corners, inside its edge.
  package mutating func outline(
    _ rect: Rect, radius: Length, width: Length = 1, _ color: Color
  ) {
    draw(.roundedRectOutline(rect, radius: radius, width: width, color: color))
  }

  /// Draws a disc.
  mutating func disc(at center: Point, _ size: Length, _ color: Color) {
    fill(Rect(center: center, side: size), radius: size / 2, color)
  }

  /// Draws the shadow of a rectangle with round corners, some way below it.
  package mutating func shadow(
    of rect: Rect, below way: Length, radius: Length, blur: Length, percent: Int
  ) {
    let place = rect.moved(by: Vector(dx: 0, dy: way))
    draw(
      .shadow(place, radius: radius, blur: blur, color: Color.black.opacity(percent: percent)))
  }

  /// Draws a card, which stands out of the page; one that is emphasized has an edge in that color.
  mutating func card(_ rect: Rect, radius: Length = 16, emphasis: Color? = nil, _ theme: Theme) {
    shadow(of: rect, below: 2, radius: radius, blur: 10, percent: theme.isDark ? 30 : 8)
    fill(rect, radius: radius, theme.card)
    if let emphasis { fill(rect, radius: radius, emphasis.opacity(percent: 12)) }
    outline(rect, radius: radius, width: emphasis == nil ? 1 : 2, emphasis ?? theme.hairline)
  }

  /// Draws a line of words, shortened to fit its box.
  package mutating func text(
    _ text: String, _ font: Font, _ color: Color, in box: Rect,
    _ alignment: TextLine.Alignment = .leading
  ) {
    let fitting = TextMetrics.truncated(text, to: box.width, in: font)
    draw(.text(TextLine(fitting, font: font, color: color, box: box, alignment: alignment)))
  }

  /// Draws an icon in the middle of a rectangle.
  package mutating func icon(_ name: String, size: Length = 20, _ color: Color, in rect: Rect) {
    let box = Rect(center: rect.center, side: size)
    draw(.icon(name, box, color))
  }
}

extension Rect {
  /// Creates a square around a point.
  package init(center: Point, side: Length) {
    self.init(center: center, size: Size(width: side, height: side))
  }

  /// The lowest pixel of the rectangle, which is where the line below a row is.
  var bottomLine: Rect { Rect(x: minX, y: maxY - 1, width: width, height: 1) }
}

extension Font {
  /// The title of the window's parts.
  static let title = Font(.semibold, size: 15)
  /// The title of a page.
  static let pageTitle = Font(.semibold, size: 20)
  /// The name of a control.
  package static let label = Font(.regular, size: 13)
  /// The name of something that is chosen.
  package static let strongLabel = Font(.semibold, size: 13)
  /// What explains.
  package static let caption = Font(.regular, size: 12)
  /// The heading above a group.
  static let heading = Font(.semibold, size: 11)
  /// Calls and numbers.
  package static let trace = Font(.mono, size: 11)
}
