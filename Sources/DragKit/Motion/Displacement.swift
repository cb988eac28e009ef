public import DragCoding
public import DragGeometry
public import DragModel

/// How far an item is seen from its place at rest, and how much larger, on its way there.
///
/// A move of the layout does not start an animation from one frame to another: it adds to the
/// distance that is left, and the spring goes on with the speed that it has (R7).
public struct Displacement: Hashable, Sendable {
  /// The item.
  public internal(set) var item: ItemID
  /// What draws it.
  var pull = Pull.gap
  var x: SpringValue
  var y: SpringValue
  var width: SpringValue
  var height: SpringValue

  /// What can draw an item to its place.
  enum Pull: Int, Hashable, Sendable {
    /// Its neighbours made room or closed up.
    case gap
    /// A touch that held it released it.
    case glide
  }

  init(item: ItemID, by way: Vector, growth: Vector = .zero) {
    self.item = item
    (x, y) = (SpringValue(at: way.dx), SpringValue(at: way.dy))
    (width, height) = (SpringValue(at: growth.dx), SpringValue(at: growth.dy))
    x.retarget(to: Length.zero)
    y.retarget(to: Length.zero)
    width.retarget(to: Length.zero)
    height.retarget(to: Length.zero)
  }

  /// The way from the place at rest to where the item is seen.
  public var way: Vector { Vector(dx: x.length, dy: y.length) }

  /// How much wider and higher than at rest the item is seen.
  public var growth: Vector { Vector(dx: width.length, dy: height.length) }

  /// Where the item is seen whose place at rest this is.
  func seen(from rest: Rect) -> Rect {
    let size = Size(
      width: max(rest.width + width.length, 0), height: max(rest.height + height.length, 0))
    return Rect(origin: rest.origin + way, size: size)
  }

  /// Whether a touch released the item, which glides since.
  package var glides: Bool { pull == .glide }

  /// `true` where the item is at rest.
  public var isSettled: Bool {
    x.isSettled && y.isSettled && width.isSettled && height.isSettled
  }

  mutating func shift(by way: Vector, growth: Vector = .zero) {
    x.shift(by: way.dx)
    y.shift(by: way.dy)
    width.shift(by: growth.dx)
    height.shift(by: growth.dy)
  }

  /// Lets the item continue as fast as the touch was that released it.
  mutating func glide(at velocity: Vector) {
    pull = .glide
    x.setVelocity(perSecond: velocity.dx)
    y.setVelocity(perSecond: velocity.dy)
  }

  mutating func step(_ spring: Spring) {
    x.step(spring, tolerance: .quarterPixel)
    y.step(spring, tolerance: .quarterPixel)
    width.step(spring, tolerance: .quarterPixel)
    height.step(spring, tolerance: .quarterPixel)
  }

  mutating func finish() {
    x.finish()
    y.finish()
    width.finish()
    height.finish()
  }
}

extension Displacement: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(item, pull, x, y, width, height)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, pull, x, y, width, height) = try reader.read()
  }
}

extension Displacement.Pull: CanonicalCodable {}
