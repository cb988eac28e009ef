/// An item above the content: dragged, released, or removed from the model and fading out.
struct DragOverlay: Hashable, Sendable {
  /// The item at whose place the overlay is, or will land.
  var item: ItemID { displacement.item }
  /// The item for which the overlay was created; another one than ``item`` if the overlay lands at
  /// the place of an inserted copy.
  let lifted: ItemID
  let size: Size
  var course: Course
  var displacement: Displacement
  /// The elevation: 0 on the content, 1 lifted.
  var lift = SpringValue(at: Fraction.zero)
  /// The fade: 0 visible, 1 gone.
  var vanishing = SpringValue(at: Fraction.zero)
  /// How compact the preview is drawn: 0 in the item's size, 1 compact.
  var compactness = SpringValue(at: Fraction.zero)

  /// The motion of an overlay; points are in window coordinates.
  enum Course: Hashable, Sendable {
    /// The lifted item follows the pointer that drags it.
    case carried
    /// The item is dragged together with the lifted item, beneath its overlay.
    case piled
    /// The item is animating to its place after an accepted drop.
    case dropped
    /// The item returns to its place: it was not dropped, or the drop gave it no landing.
    case returning
    /// The item disappears in the target that has accepted it.
    case vanishing(into: Point)
    /// The content has removed the item, which shrinks where it was.
    case departing(from: Point)
  }

  init(item: ItemID, size: Size, displacedBy translation: Vector, growth: Vector = .zero) {
    (lifted, self.size, course) = (item, size, .carried)
    displacement = Displacement(item: item, by: translation, growth: growth)
  }

  /// Whether the item was released, and moves to its place.
  var isLanding: Bool { course == .dropped || course == .returning }

  /// Whether the item follows the pointer that drags it, alone or beneath the lifted item.
  var isInHand: Bool { course == .carried || course == .piled }

  /// The progress of the lift: 0 on the content, 1 when lifted, up to 1.5 if the spring overshoots.
  var liftAmount: Fraction { lift.fraction.clamped(to: .zero...(.percent(150))) }

  /// Returns the height above the content (``SceneElement/lift``).
  func elevation(_ tuning: Tuning) -> Fraction {
    guard !isInHand else { return liftAmount }
    let distance = Fraction(
      displacement.distance.subpixels, max(tuning.landingDistance.subpixels, 1))
    return max(liftAmount, min(distance, .one))
  }

  var visibleCompactness: Fraction { compactness.fraction.clamped(to: .zero ... .one) }

  /// The opacity: 1, or less while the item fades out.
  var presence: Fraction { Fraction.one - vanishing.fraction.clamped(to: .zero ... .one) }

  var isSettled: Bool {
    displacement.isSettled && lift.isSettled && vanishing.isSettled && compactness.isSettled
  }

  /// Advances until settled, by at most `count` milliseconds; returns the milliseconds that passed.
  mutating func step(_ tuning: Tuning, atMost count: Int) -> Int {
    guard !isSettled else { return 0 }
    let spring = course.spring.spring(tuning).slowed(by: tuning.slowness)
    let liftSpring = tuning.liftSpring.slowed(by: tuning.slowness)
    let (lifting, vanishes) = (
      SpringStep(liftSpring, tolerance: .alphaStep), SpringStep(spring, tolerance: .alphaStep)
    )
    return max(
      displacement.step(SpringStep(spring, tolerance: .quarterPixel), atMost: count),
      lift.step(lifting, atMost: count), vanishing.step(vanishes, atMost: count),
      compactness.step(lifting, atMost: count))
  }

  mutating func finish() {
    displacement.finish()
    lift.finish()
    vanishing.finish()
    compactness.finish()
  }
}

extension DragOverlay.Course {
  var spring: TunedSpring {
    switch self {
    case .carried, .departing: .lift
    case .piled: .gap
    case .dropped, .vanishing: .drop
    case .returning: .cancel
    }
  }
}

extension DragOverlay: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(lifted, size, course, displacement, lift, vanishing, compactness)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (lifted, size, course, displacement, lift, vanishing, compactness) = try reader.read()
  }
}

extension DragOverlay.Course: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .carried: writer.write(tag: 0)
    case .dropped: writer.write(tag: 1)
    case .returning: writer.write(tag: 2)
    case .vanishing(let point): writer.write(tag: 3, point)
    case .piled: writer.write(tag: 4)
    case .departing(let point): writer.write(tag: 5, point)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
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
