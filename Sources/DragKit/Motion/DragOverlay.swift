public import DragCoding
public import DragGeometry
public import DragModel

/// An item above all others: carried by a pointer, or flying from where it was let go.
public struct DragOverlay: Hashable, Sendable {
  /// The item.
  public var item: ItemID { displacement.item }
  /// The item that was lifted: another one than ``item`` where a copy of it lands.
  public let lifted: ItemID
  /// The size of the item in the hand.
  public let size: Size
  /// What the item is drawn to.
  public internal(set) var course: Course
  /// How far it is from there.
  var displacement: Displacement
  /// How far it is lifted: nothing at rest, one in the hand.
  var lift: SpringValue
  /// How far it has vanished into what it was dropped on: one is out of sight.
  var vanishing: SpringValue
  /// How compact it is, so as not to hide its target: one is as compact as it gets.
  var sinking: SpringValue

  /// What draws an item through the air.
  public enum Course: Hashable, Sendable {
    /// The pointer of the drag session.
    case carried
    /// What the pointer carries, behind which it lies; its place is still seen, too.
    case piled
    /// The item's own place, after a drop.
    case dropped
    /// The item's own place, after a drag that was not dropped.
    case returning
    /// The middle of what it was dropped on, in which it vanishes.
    case vanishing(into: Point)
    /// Nothing: it has left its place, around this point, and fades away there.
    case departing(from: Point)
  }

  init(item: ItemID, size: Size, displacedBy way: Vector, growth: Vector = .zero) {
    lifted = item
    self.size = size
    course = .carried
    displacement = Displacement(item: item, by: way, growth: growth)
    lift = SpringValue(at: Fraction.zero)
    vanishing = SpringValue(at: Fraction.zero)
    sinking = SpringValue(at: Fraction.zero)
  }

  /// `true` where the item is on its way to its own place.
  public var returnsHome: Bool { course == .dropped || course == .returning }

  /// `true` where the item is carried, alone or in a pile.
  package var isInHand: Bool { course == .carried || course == .piled }

  /// How far the item is lifted.
  public var liftAmount: Fraction { lift.fraction.clamped(to: .zero...(.percent(150))) }

  /// The height of the item above the content, of at most about one: it is lifted in the hand, and comes down
  /// within ``Tuning/landingDistance`` of its place.
  public func elevation(_ tuning: Tuning) -> Fraction {
    guard !isInHand else { return liftAmount }
    let share = Fraction(distanceLeft.subpixels, max(tuning.landingDistance.subpixels, 1))
    return max(liftAmount, min(share, .one))
  }

  /// How far the item is from where it goes, along the axis on which that is farther.
  var distanceLeft: Length {
    max(displacement.way.dx.magnitude, displacement.way.dy.magnitude)
  }

  /// How compact the item is, so as not to hide its target: at one it is as small as it gets.
  public var sinkAmount: Fraction { sinking.fraction.clamped(to: .zero ... .one) }

  /// How opaque the item still is.
  public var presence: Fraction { Fraction.one - vanishing.fraction.clamped(to: .zero ... .one) }

  /// `true` where the item does not move on its own.
  public var isAtRest: Bool {
    displacement.isAtRest && lift.isAtRest && vanishing.isAtRest && sinking.isAtRest
  }

  mutating func step(_ tuning: Tuning) {
    let spring = spring(of: tuning).slowed(by: tuning.slowness)
    displacement.step(spring)
    lift.step(tuning.liftSpring.slowed(by: tuning.slowness), tolerance: .alphaStep)
    vanishing.step(spring, tolerance: .alphaStep)
    sinking.step(tuning.liftSpring.slowed(by: tuning.slowness), tolerance: .alphaStep)
  }

  mutating func finish() {
    displacement.finish()
    lift.finish()
    vanishing.finish()
    sinking.finish()
  }

  private func spring(of tuning: Tuning) -> Spring {
    switch course {
    case .carried, .departing: tuning.liftSpring
    case .piled: tuning.gapSpring
    case .dropped, .vanishing: tuning.dropSpring
    case .returning: tuning.cancelSpring
    }
  }
}

extension DragOverlay: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(lifted, size, course, displacement, lift, vanishing, sinking)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (lifted, size, course, displacement, lift, vanishing, sinking) = try reader.read()
  }
}

extension DragOverlay.Course: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .carried: writer.write(tag: 0)
    case .dropped: writer.write(tag: 1)
    case .returning: writer.write(tag: 2)
    case .vanishing(let point): writer.write(tag: 3, point)
    case .piled: writer.write(tag: 4)
    case .departing(let point): writer.write(tag: 5, point)
    }
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .carried
    case 1: self = .dropped
    case 2: self = .returning
    case 3: self = .vanishing(into: try reader.read())
    case 4: self = .piled
    case 5: self = .departing(from: try reader.read())
    default: throw reader.invalid("course")
    }
  }
}
