public import DragFrameIO
public import DragGeometry

/// The actions of a pointer from its press to its release, and their targets.
///
/// Events hold locations in pixels; a gesture holds the things at those locations. With both, a session
/// can be described in words, and replayed in a window of another size.
public struct Gesture: Hashable, Sendable {
  /// A kind of gesture.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A press without effect.
    case press
    /// A press and a release that triggered an action.
    case tap
    /// An item was lifted and dragged.
    case drag
    /// An item followed the pointer without being lifted.
    case follow
    /// A collection view was scrolled.
    case scroll
    /// A row was swiped aside.
    case swipe
    /// The wheel was turned.
    case wheel
    /// An item was lifted and dragged by keys.
    case keys
  }

  /// The number of the press, the turn of the wheel, or the lift by keys, from one.
  public var number: Int
  /// The kind.
  public var kind: Kind
  /// The pointer.
  public var pointer: PointerID
  /// The time from the press to the release.
  public var span: ClosedRange<Microseconds>
  /// The first location of the pointer, in the window's logical pixels.
  public var start: Point
  /// The last location of the pointer.
  public var end: Point
  /// The things under the pointer, from the press on: a new one whenever that was another thing, or
  /// one that had settled elsewhere.
  package var path: [Waypoint]
  /// The end of a drag: `dropped`, `cancelled`, `refused`, `outside` or `interrupted`; `nil` for other
  /// gestures.
  public var outcome: String?
  /// The low 32 bits of the world's ``Aimable/arrangement`` after the gesture.
  package var arrangement: UInt32?

  package init(
    number: Int, _ kind: Kind, by pointer: PointerID, during span: ClosedRange<Microseconds>,
    from start: Point, to end: Point, path: [Waypoint] = [], outcome: String? = nil
  ) {
    (self.number, self.kind, self.pointer, self.span) = (number, kind, pointer, span)
    (self.start, self.end, self.path, self.outcome) = (start, end, path, outcome)
  }

  package var source: Anchor? { path.first?.anchor(of: start) }

  /// The thing under the pointer at the end, and the location on it.
  package var destination: Anchor? { path.last?.anchor(of: end) }

  /// The source, the destination and the outcome, as in `red → black` or `red, outside`.
  public var label: String {
    let source = source?.landmark
    return (source?.description ?? "") + (goal.map { " → \($0)" } ?? "")
      + (outcome == nil || outcome == "dropped" ? "" : ", \(outcome ?? "")")
  }

  /// The destination of an item, if it was released on one.
  ///
  /// When the neighbours of a dragged item make room for it, it lies under the pointer itself: then
  /// the destination is the thing before it.
  private var goal: String? {
    let isDragged = (kind == .drag || kind == .follow) && source?.landmark != nil
    guard isDragged, ["dropped", "refused", nil].contains(outcome) else { return nil }
    let last = path.last { $0.landmark != source?.landmark }
    return last.map { $0.landmark?.description ?? "the window" }
  }
}

/// The thing under a pointer from some moment on.
package struct Waypoint: Hashable, Sendable {
  /// When it came under the pointer.
  package var time: Microseconds
  /// The thing; `nil` for the window.
  package var landmark: Landmark.ID?
  /// Its final frame, in the window's logical pixels.
  package var frame: Rect

  package init(_ landmark: Landmark.ID?, _ frame: Rect, at time: Microseconds) {
    (self.landmark, self.frame, self.time) = (landmark, frame, time)
  }

  func anchor(of point: Point) -> Anchor {
    Anchor(
      landmark: landmark, x: Anchor.share(of: point.x - frame.minX, in: frame.width),
      y: Anchor.share(of: point.y - frame.minY, in: frame.height))
  }
}

/// A location on a thing, independent of its frame.
package struct Anchor: Hashable, Sendable {
  /// The thing; `nil` for the window.
  package let landmark: Landmark.ID?
  /// The distance from the left edge, as a share of the width; outside the thing below zero or above one.
  package let x: Fraction
  /// The distance from the top edge, as a share of the height.
  package let y: Fraction

  static func share(of part: Length, in whole: Length) -> Fraction {
    Fraction(part.subpixels, max(whole.subpixels, 1))
  }
}
