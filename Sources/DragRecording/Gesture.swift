public import DragFrameIO
public import DragGeometry

/// A press until its release, an event of the wheel, or a drag by keys, and the things it affected.
///
/// Events hold locations in pixels; a gesture holds the things at those locations. With both, a
/// session can be described in words, and replayed in a window of another size.
public struct Gesture: Hashable, Sendable {
  /// A kind of gesture.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A press that had none of the other effects.
    case press
    /// A press that triggered an action or opened a context menu.
    case tap
    /// An item was lifted and dragged.
    case drag
    /// An item followed the pointer without being lifted.
    case follow
    /// A collection view was scrolled.
    case scroll
    /// A row was swiped aside.
    case swipe
    /// The wheel was turned; each event of the wheel is a gesture.
    case wheel
    /// An item was lifted and dragged by keys.
    case keys
  }

  /// The number of the press, the event of the wheel, or the lift by keys, from one.
  ///
  /// A second button's press counts too but starts no gesture, so numbers can skip.
  public var number: Int
  /// The kind.
  public var kind: Kind
  /// The pointer; `PointerID.keyboard` for a drag by keys.
  public var pointer: PointerID
  /// The times of the press and the release, or of the lift and the end of a drag by keys.
  public var span: ClosedRange<Microseconds>
  /// The first location of the pointer, in the window's logical pixels; zero for a drag by keys.
  public var start: Point
  /// The last location of the pointer, in the window's logical pixels; zero for a drag by keys.
  public var end: Point
  /// The things under the pointer: one at the press, then another whenever the thing or its final
  /// frame changed; a scroll and a swipe have only the first, a drag by keys none.
  package var path: [Waypoint]
  /// The end of a drag: `dropped`, `cancelled`, `refused`, `outside` or `interrupted`; else `nil`.
  public var outcome: String?
  /// The low 32 bits of the world's ``Aimable/arrangement`` after the gesture, or `nil` if unknown.
  package var arrangement: UInt32?

  package init(
    number: Int, _ kind: Kind, by pointer: PointerID, during span: ClosedRange<Microseconds>,
    from start: Point, to end: Point, path: [Waypoint] = [], outcome: String? = nil
  ) {
    (self.number, self.kind, self.pointer, self.span) = (number, kind, pointer, span)
    (self.start, self.end, self.path, self.outcome) = (start, end, path, outcome)
  }

  package var source: Anchor? { path.first?.anchor(of: start) }

  /// The last thing of the path, and the ``end`` relative to it; `nil` for a drag by keys.
  package var destination: Anchor? { path.last?.anchor(of: end) }

  /// The source, the drop target, and the outcome unless `dropped`, as in `red → black`.
  public var label: String {
    let source = source?.landmark
    return (source?.description ?? "") + (dropTargetName.map { " → \($0)" } ?? "")
      + (outcome == nil || outcome == "dropped" ? "" : ", \(outcome ?? "")")
  }

  /// The name of the thing on which a dragged item was released; `nil` if there is none.
  ///
  /// It is the last thing of the path other than the item, for which others may have made room.
  private var dropTargetName: String? {
    let isDragged = (kind == .drag || kind == .follow) && source?.landmark != nil
    guard isDragged, ["dropped", "refused", nil].contains(outcome) else { return nil }
    let last = path.last { $0.landmark != source?.landmark }
    return last.map { $0.landmark?.description ?? "the window" }
  }
}

/// The thing under a pointer from some moment on.
package struct Waypoint: Hashable, Sendable {
  /// The time of the motion that brought it under the pointer.
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

/// A location on a thing, relative to its frame.
package struct Anchor: Hashable, Sendable {
  /// The thing; `nil` for the window.
  package let landmark: Landmark.ID?
  /// The distance from the left edge, as a share of the width; below zero or above one outside.
  package let x: Fraction
  /// The distance from the top edge, as a share of the height.
  package let y: Fraction

  static func share(of part: Length, in whole: Length) -> Fraction {
    Fraction(part.subpixels, max(whole.subpixels, 1))
  }
}
