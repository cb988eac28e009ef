public import DragFrameIO
public import DragGeometry

/// A world in which things have names and frames, so that a recording can name the targets of gestures.
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
  /// The visible things that have names, with their final frames, the rearmost first.
  var landmarks: [Landmark] { get }

  /// Returns the landmarks that contain a point, the rearmost first.
  ///
  /// A world that can do so without all other landmarks is recorded faster.
  func landmarks(at point: Point) -> [Landmark]

  /// The visible things that have names, with their frames as displayed now: in animation, or dragged by
  /// a pointer.
  var seenLandmarks: [Landmark] { get }

  /// Returns the names of the items of a container in order, or `nil` if there is no such container.
  func order(of container: String) -> [String]?

  /// The gap that is open for the dragged items, if any.
  var openGap: OpenGap? { get }

  /// The vertical offset of each visible collection view, by its name.
  var scrollOffsets: [String: Length] { get }

  /// A hash of the items and their orders that does not depend on the window.
  var arrangement: UInt64 { get }

  /// Returns the kind of gesture that a pointer performs, or `nil` if it is undecided or there is none.
  func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind?
}

extension Aimable {
  /// The landmarks whose visible part contains the point.
  public func landmarks(at point: Point) -> [Landmark] {
    landmarks.filter { $0.visible.contains(point) }
  }

  /// The final frames: nothing is animated.
  public var seenLandmarks: [Landmark] { landmarks }

  /// `nil`: no gap opens.
  public var openGap: OpenGap? { nil }

  /// Empty: nothing scrolls.
  public var scrollOffsets: [String: Length] { [:] }

  /// The hash of the content.
  public var arrangement: UInt64 { hashes.model }

  /// `nil`: the kind follows from the calls alone.
  public func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind? { nil }
}
