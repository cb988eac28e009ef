public import DragFrameIO
public import DragGeometry

/// A world in which things have names and places: a gesture can be aimed at them, and a recording
/// says what it was aimed at.
///
/// A world on `DragKit` answers from its interaction:
///
/// ```swift
/// extension MyList: Aimable {
///   var landmarks: [Landmark] { interaction.landmarks(of: content) }
///   func order(of container: String) -> [String]? { content.names(in: container) }
/// }
/// ```
public protocol Aimable: Replayable {
  /// Everything in sight that has a name, at the place where it rests and not where it is seen on its
  /// way there, the rearmost first.
  var landmarks: [Landmark] { get }

  /// What of them a point hits, the rearmost first; worlds that can say so without looking at
  /// everything else are recorded faster.
  func landmarks(at point: Point) -> [Landmark]

  /// Everything in sight that has a name, at the place where it is seen now: on its way there, or with
  /// the pointer that carries it.
  var seenLandmarks: [Landmark] { get }

  /// The names of the items of a container in order, or nothing where there is no such container.
  func order(of container: String) -> [String]?

  /// The gap that is open for the dragged items, or `nil` if there is none.
  var openGap: OpenGap? { get }

  /// The vertical offset of each collection view in sight, by its name.
  var scrollOffsets: [String: Length] { get }

  /// A hash of what stands where in which order, and of nothing that depends on the window.
  var arrangement: UInt64 { get }

  /// What a pointer that is down has come to do, as far as that is decided.
  func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind?
}

extension Aimable {
  /// All that a point hits.
  public func landmarks(at point: Point) -> [Landmark] {
    landmarks.filter { $0.visible.contains(point) }
  }

  /// The places at rest: nothing moves on its own.
  public var seenLandmarks: [Landmark] { landmarks }

  /// None: no gap opens.
  public var openGap: OpenGap? { nil }

  /// None: nothing scrolls.
  public var scrollOffsets: [String: Length] { [:] }

  /// All that was made.
  public var arrangement: UInt64 { hashes.model }

  /// Nothing: what a pointer does follows from the calls alone.
  public func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind? { nil }
}
