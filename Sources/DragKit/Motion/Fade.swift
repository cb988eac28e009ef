public import DragCoding
public import DragGeometry
public import DragModel

/// A row that has just come into its list, or has just been taken out of it (E29).
public struct Fade: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// The area that it is seen in.
  public let container: ContainerID
  /// Where it was last seen, where it goes.
  public internal(set) var frame: Rect
  /// How much of it is seen: it goes to nothing or to one.
  var visibility: SpringValue

  init(_ item: ItemID, in container: ContainerID, at frame: Rect, isLeaving: Bool) {
    (self.item, self.container, self.frame) = (item, container, frame)
    visibility = SpringValue(at: isLeaving ? Fraction.one : Fraction.zero)
    visibility.retarget(to: isLeaving ? Fraction.zero : Fraction.one)
  }

  /// `true` where it goes.
  public var isLeaving: Bool { visibility.targetFraction == .zero }

  /// How opaque it is.
  public var presence: Fraction { visibility.fraction.clamped(to: .zero ... .one) }
}

extension ItemMotion {
  /// How opaque an item is that stands in a list.
  func presence(of item: ItemID) -> Fraction {
    fades.first { $0.item == item && !$0.isLeaving }?.presence ?? .one
  }

  /// Lets an item come or go, from how much is seen of it.
  mutating func fade(_ item: ItemID, in container: ContainerID, at frame: Rect, isLeaving: Bool) {
    guard let index = fades.firstIndex(where: { $0.item == item }) else {
      return fades.append(Fade(item, in: container, at: frame, isLeaving: isLeaving))
    }
    fades[index].frame = frame
    fades[index].visibility.retarget(to: isLeaving ? Fraction.zero : Fraction.one)
  }

  /// Lets a millisecond pass.
  mutating func stepFades(_ spring: Spring) {
    for index in fades.indices { fades[index].visibility.step(spring, tolerance: .alphaStep) }
    fades.removeAll(where: \.visibility.isAtRest)
  }
}

extension Fade: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    container.encode(to: &writer)
    frame.encode(to: &writer)
    visibility.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    item = try ItemID(from: &reader)
    container = try ContainerID(from: &reader)
    frame = try Rect(from: &reader)
    visibility = try SpringValue(from: &reader)
  }
}
