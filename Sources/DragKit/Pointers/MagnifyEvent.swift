internal import DragCoding
internal import DragEvents
public import DragGeometry

/// An event of magnifying a collection view: by two fingers, or by the wheel with Control held.
///
/// After the handler, the view scrolls so that the item at ``location`` stays there.
public struct MagnifyEvent: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: Phase
  /// The scale relative to the beginning of the gesture.
  ///
  /// For two fingers, it is the ratio of their distance to that at the beginning. Each notch of the wheel is a tenth
  /// (own choice).
  public let scale: Fraction
  /// The point between the fingers, or the pointer's location, in window coordinates.
  public let location: Point

  /// The phase of a gesture that magnifies.
  public enum Phase: Hashable, Sendable {
    /// A second finger was put on the view.
    case began
    /// One of the fingers moved.
    case changed
    /// One of the fingers was lifted, or cancelled.
    case ended
    /// The wheel turned, which is a whole gesture.
    case turned
  }
}

/// The role of a finger in a pinch.
struct Pinch: Hashable, Sendable {
  /// The other finger.
  let partner: PointerID
  /// The distance of the two fingers at the beginning, in subpixels.
  let distance: Int

  func scale(_ distance: Int) -> Fraction { Fraction(distance, max(self.distance, 1)) }
}

extension Pinch: FieldCoded {
  static let fields = Fields(Pinch.init) { ($0.partner, $0.distance) }
}
