public import DragFrameIO
public import DragGeometry

/// What a pointer did from its press to its release, and what it was done to.
///
/// The events say where the pointer was in pixels; the gesture says what was there. With both, a
/// session can be told in words, and played again in a window of another size.
public struct Gesture: Hashable, Sendable {
  /// What it turned out to be.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Pressed, and nothing came of it.
    case press
    /// Pressed and released, and the thing answered.
    case tap
    /// Something was lifted and carried.
    case drag
    /// Something followed the pointer without being lifted.
    case follow
    /// Something was scrolled.
    case scroll
    /// A row was swiped aside.
    case swipe
    /// The wheel was turned.
    case wheel
    /// Something was lifted and carried by keys.
    case keys
  }

  /// Counts presses, turns of the wheel and lifts by keys, from one.
  public var number: Int
  /// What it turned out to be.
  public var kind: Kind
  /// What it was done with.
  public var pointer: PointerID
  /// From the press to the release.
  public var span: ClosedRange<Microseconds>
  /// Where the pointer was at first, in the window's logical pixels.
  public var start: Point
  /// Where it was at last.
  public var end: Point
  /// What was under the pointer, from the press on: a new one wherever that was another thing, or
  /// had come to rest elsewhere.
  public var path: [Waypoint]
  /// How a drag ended: `dropped`, `cancelled`, `refused`, `outside`, `interrupted`; nothing for what
  /// is no drag.
  public var outcome: String?
  /// The low 32 bits of the world's ``Aimable/arrangement`` when it was over.
  public var arrangement: UInt32?

  /// Creates a gesture.
  public init(
    number: Int, _ kind: Kind, by pointer: PointerID, during span: ClosedRange<Microseconds>,
    from start: Point, to end: Point, path: [Waypoint] = [], outcome: String? = nil
  ) {
    (self.number, self.kind, self.pointer, self.span) = (number, kind, pointer, span)
    (self.start, self.end, self.path, self.outcome) = (start, end, path, outcome)
  }

  /// What was pressed, and where on it.
  public var source: Anchor? { path.first?.anchor(of: start) }

  /// What was under the pointer at the end, and where on it.
  public var destination: Anchor? { path.last?.anchor(of: end) }

  /// What was done to what, where that went, and what came of it, as in `red → black` or
  /// `red, outside`.
  public var label: String {
    let source = source?.landmark
    return (source?.description ?? "") + (goal.map { " → \($0)" } ?? "")
      + (outcome == nil || outcome == "dropped" ? "" : ", \(outcome ?? "")")
  }

  /// What something was carried to; nothing where it was let go of nowhere.
  ///
  /// What is carried lies under the pointer itself where its neighbours have made room for it: then what
  /// was there before them is meant.
  private var goal: String? {
    let isCarried = (kind == .drag || kind == .follow) && source?.landmark != nil
    guard isCarried, ["dropped", "refused", nil].contains(outcome) else { return nil }
    let last = path.last { $0.landmark != source?.landmark }
    return last.map { $0.landmark?.description ?? "the window" }
  }
}

/// What is under a pointer from some moment on.
public struct Waypoint: Hashable, Sendable {
  /// When it came under the pointer.
  public var time: Microseconds
  /// What it is; nothing where that is only the window.
  public var landmark: Landmark.ID?
  /// Where that rests, in the window's logical pixels.
  public var frame: Rect

  /// Creates a waypoint.
  public init(_ landmark: Landmark.ID?, _ frame: Rect, at time: Microseconds) {
    (self.landmark, self.frame, self.time) = (landmark, frame, time)
  }

  func anchor(of point: Point) -> Anchor {
    Anchor(
      landmark: landmark, x: Anchor.share(of: point.x - frame.minX, in: frame.width),
      y: Anchor.share(of: point.y - frame.minY, in: frame.height))
  }
}

/// A place on a thing, wherever that is and however large.
public struct Anchor: Hashable, Sendable {
  /// The thing; nothing where it is the window.
  public var landmark: Landmark.ID?
  /// How far from its left edge, as a share of its width; outside it less than nothing or more than
  /// the whole.
  public var x: Fraction
  /// How far from its top edge, as a share of its height.
  public var y: Fraction

  static func share(of part: Length, in whole: Length) -> Fraction {
    Fraction(part.subpixels, max(whole.subpixels, 1))
  }
}
