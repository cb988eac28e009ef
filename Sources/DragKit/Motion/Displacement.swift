public import DragCoding
public import DragGeometry
public import DragModel

/// How far an item is seen from its place at rest, on its way there.
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

  /// What can draw an item to its place.
  enum Pull: Int, Hashable, Sendable {
    /// Its neighbours made room or closed up.
    case gap
    /// A touch that held it let it go.
    case letGo
  }

  init(item: ItemID, by way: Vector) {
    self.item = item
    x = SpringValue(at: way.dx)
    y = SpringValue(at: way.dy)
    x.retarget(to: Length.zero)
    y.retarget(to: Length.zero)
  }

  /// The way from the place at rest to where the item is seen.
  public var way: Vector { Vector(dx: x.length, dy: y.length) }

  /// `true` where a touch let the item go, which glides since.
  package var glides: Bool { pull == .letGo }

  /// `true` where the item is at rest.
  public var isAtRest: Bool { x.isAtRest && y.isAtRest }

  mutating func shift(by way: Vector) {
    x.shift(by: way.dx)
    y.shift(by: way.dy)
  }

  /// Lets the item go on as fast as the touch was that let it go.
  mutating func letGo(at velocity: Vector) {
    pull = .letGo
    x.setVelocity(perSecond: velocity.dx)
    y.setVelocity(perSecond: velocity.dy)
  }

  mutating func step(_ spring: Spring) {
    x.step(spring, tolerance: .quarterPixel)
    y.step(spring, tolerance: .quarterPixel)
  }

  mutating func finish() {
    x.finish()
    y.finish()
  }
}

extension Displacement: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    pull.rawValue.encode(to: &writer)
    x.encode(to: &writer)
    y.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    guard let pull = Pull(rawValue: try Int(from: &reader)) else { throw reader.invalid("pull") }
    self.pull = pull
    x = try SpringValue(from: &reader)
    y = try SpringValue(from: &reader)
  }
}
