package import DragCoding
public import DragGeometry
public import DragModel

/// An item above the content, which a pointer carries or has released.
public struct DragOverlay: Hashable, Sendable {
  public var item: ItemID { displacement.item }
  /// The item for which the overlay was created, also in a pile.
  ///
  /// It differs from ``item`` only if a copy lands in its place: ``item`` is then the copy.
  package let lifted: ItemID
  /// The size of the item when it was lifted.
  package let size: Size
  package internal(set) var course: Course
  var displacement: Displacement
  /// The height above the content: zero on it, one under the pointer.
  var lift = SpringValue(at: Fraction.zero)
  /// The progress of vanishing: at one, the item is invisible.
  var vanishing = SpringValue(at: Fraction.zero)
  var sinking = SpringValue(at: Fraction.zero)

  /// The destination of an item above the content.
  package enum Course: Hashable, Sendable {
    /// With the pointer of the drag session.
    case carried
    /// With the lifted item, below it; the item is visible at its place, too.
    case piled
    /// To the item's own place, after a drop.
    case dropped
    /// To the item's own place, after a drag that was not dropped.
    case returning
    /// To the centre of its target, in which it vanishes.
    case vanishing(into: Point)
    /// Nowhere: it has left the model, and fades out around this point.
    case departing(from: Point)
  }

  init(item: ItemID, size: Size, displacedBy translation: Vector, growth: Vector = .zero) {
    (lifted, self.size, course) = (item, size, .carried)
    displacement = Displacement(item: item, by: translation, growth: growth)
  }

  /// Whether the item moves to its own place.
  package var returnsHome: Bool { course == .dropped || course == .returning }

  /// Whether the pointer carries the item, alone or in a pile.
  package var isInHand: Bool { course == .carried || course == .piled }

  /// The progress of lifting: one under the pointer, and more while the spring overshoots.
  package var liftAmount: Fraction { lift.fraction.clamped(to: .zero...(.percent(150))) }

  /// The height of the item above the content, about one at most; a released item descends within
  /// ``Tuning/landingDistance`` of its place.
  public func elevation(_ tuning: Tuning) -> Fraction {
    guard !isInHand else { return liftAmount }
    let share = Fraction(distanceLeft.subpixels, max(tuning.landingDistance.subpixels, 1))
    return max(liftAmount, min(share, .one))
  }

  /// The greater of the distances from the final frame along both axes.
  var distanceLeft: Length {
    max(displacement.translation.dx.magnitude, displacement.translation.dy.magnitude)
  }

  /// The progress of becoming compact, so as not to hide the target; at one, the item is as small as it gets.
  package var sinkAmount: Fraction { sinking.fraction.clamped(to: .zero ... .one) }

  /// The opacity: less than one while the item vanishes.
  public var presence: Fraction { Fraction.one - vanishing.fraction.clamped(to: .zero ... .one) }

  /// Whether the item does not move on its own.
  package var isSettled: Bool {
    displacement.isSettled && lift.isSettled && vanishing.isSettled && sinking.isSettled
  }

  mutating func step(_ tuning: Tuning) {
    let own =
      switch course {
      case .carried, .departing: tuning.liftSpring
      case .piled: tuning.gapSpring
      case .dropped, .vanishing: tuning.dropSpring
      case .returning: tuning.cancelSpring
      }
    let spring = own.slowed(by: tuning.slowness)
    let liftSpring = tuning.liftSpring.slowed(by: tuning.slowness)
    displacement.step(spring)
    lift.step(liftSpring, tolerance: .alphaStep)
    vanishing.step(spring, tolerance: .alphaStep)
    sinking.step(liftSpring, tolerance: .alphaStep)
  }

  mutating func finish() {
    displacement.finish()
    lift.finish()
    vanishing.finish()
    sinking.finish()
  }
}

extension DragOverlay {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(lifted, size, course, displacement, lift, vanishing, sinking)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (lifted, size, course, displacement, lift, vanishing, sinking) = try reader.read()
  }
}

extension DragOverlay.Course: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .carried: writer.write(tag: 0)
    case .dropped: writer.write(tag: 1)
    case .returning: writer.write(tag: 2)
    case .vanishing(let point): writer.write(tag: 3, point)
    case .piled: writer.write(tag: 4)
    case .departing(let point): writer.write(tag: 5, point)
    }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
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
