public import DragEvents
public import DragGeometry

/// A gesture of a session, with the named elements of the window at which it was aimed.
///
/// A gesture is one press until its end, one event of the wheel, one drag by keys, or one drag of
/// another program until it ends or leaves the window. Events hold only locations. A gesture adds the names of the elements at those locations, or nearest to them.
/// By these names, a session can be described in words, or replayed in a window of another size.
public struct Gesture: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A press that belongs to none of the other kinds.
    case press
    /// A press that tapped an item, performed an action of a row, or opened a context menu.
    case tap
    /// An item was lifted and dragged by a pointer.
    case drag
    /// An item followed the pointer without being lifted.
    case follow
    /// A collection view was scrolled by a pointer on its content or its scroll bar.
    case scroll
    /// A row was swiped aside.
    case swipe
    /// The wheel was turned; each event of the wheel is a gesture.
    case wheel
    /// An item was lifted and dragged by keys.
    case keys
    /// Data from another program was dragged over the window.
    case drop
  }

  /// The number of the gesture in the session, from one.
  ///
  /// Presses, wheel events, lifts by keys and drags from other programs are numbered in their order. A pointer's press of a
  /// second button while the first is held has a number, too, but starts no gesture.
  public var number: Int
  public var kind: Kind
  /// The pointer; `PointerID.keyboard` for a drag by keys, and `PointerID.otherProgram` for a drop.
  public var pointer: PointerID
  /// The times of the gesture's first and last event, on the world's clock.
  ///
  /// For a drag by keys, they are the times of the lift and of the end of the drag.
  public var span: ClosedRange<Microseconds>
  /// The first location of the pointer, in logical pixels from the window's upper left corner.
  ///
  /// It is zero for a drag by keys.
  public var start: Point
  /// The last location of the pointer, in logical pixels from the window's upper left corner.
  ///
  /// It is zero for a drag by keys.
  public var end: Point
  package var path: [Waypoint]
  /// The reason for the end of the gesture's drag; `nil` if the gesture ended no drag.
  ///
  /// It is `dropped`, `cancelled`, `refused`, `outside` or `interrupted`.
  public var outcome: String?
  /// The low 32 bits of ``Aimable/arrangement`` after the turn of the loop in which the gesture
  /// ended.
  ///
  /// `nil` if the recording does not have them.
  public var arrangement: UInt32?

  package init(
    number: Int, _ kind: Kind, by pointer: PointerID, during span: ClosedRange<Microseconds>,
    from start: Point, to end: Point, path: [Waypoint] = [], outcome: String? = nil
  ) {
    (self.number, self.kind, self.pointer, self.span) = (number, kind, pointer, span)
    (self.start, self.end, self.path, self.outcome) = (start, end, path, outcome)
  }

  /// The thing that was pressed, and where on it; `nil` if the press has no anchor.
  public var source: Anchor? { path.first?.anchor(of: start) }

  package var destination: Anchor? { path.last?.anchor(of: end) }

  /// A description of the gesture, such as `red → black` or `red, outside`.
  ///
  /// The pressed element comes first. After an arrow follows the element on which a pointer released it, also if that
  /// refused the drop. The ``outcome`` comes last, unless it is `dropped`.
  public var label: String {
    let source = kind == .drop ? destination?.landmark : source?.landmark
    return (source?.description ?? "") + (dropTargetName.map { " → \($0)" } ?? "")
      + (outcome == nil || outcome == "dropped" ? "" : ", \(outcome ?? "")")
  }

  private var dropTargetName: String? {
    let isDragged = (kind == .drag || kind == .follow) && source?.landmark != nil
    guard isDragged, ["dropped", "refused", nil].contains(outcome) else { return nil }
    let last = path.last { $0.landmark != source?.landmark }
    return last.map { $0.landmark?.description ?? "the window" }
  }
}

package struct Waypoint: Hashable, Sendable {
  package var time: Microseconds
  /// The named element at the pointer or nearest to it; `nil` for the window.
  package var landmark: Landmark.ID?
  /// The frame of the landmark in the final layout, or of the window, in window coordinates.
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

/// A location relative to the frame of a landmark or of the window.
public struct Anchor: Hashable, Sendable {
  /// The thing that was aimed at; `nil` if the aim is a point of the window.
  public let landmark: Landmark.ID?
  /// The distance from the left edge of the frame, as a fraction of the frame's width.
  ///
  /// It is below zero or above one for a location outside of the frame.
  package let x: Fraction
  package let y: Fraction

  static func share(of part: Length, in whole: Length) -> Fraction {
    Fraction(part.subpixels, max(whole.subpixels, 1))
  }
}
