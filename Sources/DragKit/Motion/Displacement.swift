/// The difference of an item's visible frame from its final frame, which springs reduce to zero.
///
/// It consists of a translation of the origin and a growth of the size. A change of the layout is
/// added to both, and the springs keep their velocities (R7).
struct Displacement: Hashable, Sendable {
  var item: ItemID
  var pull = Pull.gap
  var x: SpringValue
  var y: SpringValue
  var width: SpringValue
  var height: SpringValue

  enum Pull: Int, Hashable, Sendable {
    /// The item makes room for a gap, or moves with a change of the layout.
    case gap
    /// The item was released by a touch that it followed, and glides on.
    case glide
    /// Like ``gap``, but the item comes from another area, and its new area does not clip it.
    case transfer
  }

  init(item: ItemID, by translation: Vector, growth: Vector = .zero) {
    self.item = item
    (x, y) = (SpringValue(at: translation.dx), SpringValue(at: translation.dy))
    (width, height) = (SpringValue(at: growth.dx), SpringValue(at: growth.dy))
    updateSprings { $0.retarget(to: Length.zero) }
  }

  var translation: Vector { Vector(dx: x.length, dy: y.length) }

  /// The distance to the final frame, along the axis on which it is greater.
  var distance: Length { max(translation.dx.magnitude, translation.dy.magnitude) }

  var growth: Vector { Vector(dx: width.length, dy: height.length) }

  var glides: Bool { pull == .glide }

  var isSettled: Bool {
    x.isSettled && y.isSettled && width.isSettled && height.isSettled
  }

  /// Returns the visible frame of an item with this final frame.
  func seen(from final: Rect) -> Rect {
    let size = Size(
      width: max(final.width + width.length, 0), height: max(final.height + height.length, 0))
    return Rect(origin: final.origin + translation, size: size)
  }

  mutating func shift(by translation: Vector, growth: Vector = .zero) {
    x.shift(by: translation.dx)
    y.shift(by: translation.dy)
    width.shift(by: growth.dx)
    height.shift(by: growth.dy)
  }

  mutating func glide(at velocity: Vector) {
    pull = .glide
    x.setVelocity(perSecond: velocity.dx)
    y.setVelocity(perSecond: velocity.dy)
  }

  /// Advances until settled, by at most `count` milliseconds; returns the milliseconds that passed.
  mutating func step(_ step: SpringStep, atMost count: Int) -> Int {
    var passed = 0
    updateSprings { passed = max(passed, $0.step(step, atMost: count)) }
    return passed
  }

  mutating func finish() { updateSprings { $0.finish() } }

  var values: [SpringValue] { [x, y, width, height] }

  private mutating func updateSprings(_ update: (inout SpringValue) -> Void) {
    update(&x)
    update(&y)
    update(&width)
    update(&height)
  }
}

extension Displacement: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(item, pull, x, y)
    // The size is rarely displaced.
    if width.isZero, height.isZero {
      writer.write(zeros: 6)
    } else {
      writer.write(width, height)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, pull, x, y, width, height) = try reader.read()
  }
}

extension Displacement.Pull: CanonicalCodable {}
