public import DragCoding
public import DragGeometry
public import DragModel

/// How far an item is seen from its place at rest, on its way there.
///
/// A move of the layout does not start an animation from one frame to another: it adds to the
/// distance that is left, and the spring goes on with the speed that it has (R7).
public struct Displacement: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  var x: SpringValue
  var y: SpringValue

  init(item: ItemID, by way: Vector) {
    self.item = item
    x = SpringValue(at: way.dx)
    y = SpringValue(at: way.dy)
    x.retarget(to: Length.zero)
    y.retarget(to: Length.zero)
  }

  /// The way from the place at rest to where the item is seen.
  public var way: Vector { Vector(dx: x.length, dy: y.length) }

  /// `true` where the item is at rest.
  public var isAtRest: Bool { x.isAtRest && y.isAtRest }

  mutating func shift(by way: Vector) {
    x.shift(by: way.dx)
    y.shift(by: way.dy)
  }

  mutating func step(_ spring: Spring) {
    x.step(spring, tolerance: .quarterPixel)
    y.step(spring, tolerance: .quarterPixel)
  }
}

extension Displacement: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    x.encode(to: &writer)
    y.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    x = try SpringValue(from: &reader)
    y = try SpringValue(from: &reader)
  }
}
