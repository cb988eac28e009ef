public import DragFrameIO
public import DragGeometry

/// A world whose things have names and frames, by which a recording names the targets of gestures.
///
/// `InteractionWorld` in `DragKitRecording` is one, for contents of `DragKit`. Another world lists its things:
///
/// ```swift
/// extension CardTable: Aimable {
///   var landmarks: [Landmark] {
///     cards.map { Landmark(Landmark.ID($0.name, in: "table"), $0.frame, isMovable: true) }
///   }
///   func order(of container: String) -> [String]? {
///     container == "table" ? cards.map(\.name) : nil
///   }
/// }
/// ```
public protocol Aimable: Replayable {
  /// The things in the window that have names, with their final frames, from back to front.
  var landmarks: [Landmark] { get }

  /// Returns the landmarks whose visible part contains a point of the window, from back to front.
  ///
  /// A world that finds them without listing all landmarks is recorded faster.
  func landmarks(at point: Point) -> [Landmark]

  /// The things that have names, with their frames as displayed, also in animations and drags, back to front.
  var seenLandmarks: [Landmark] { get }

  /// Returns the names of the items of a container in order, or `nil` if there is no such container.
  func order(of container: String) -> [String]?

  /// The gap that is open for the dragged items; `nil` if none is open.
  var openGap: OpenGap? { get }

  /// For each collection view, the distance from the beginning of its content to the visible part
  /// along its scrolling axis, under the name of the view and again under that of its container.
  var scrollOffsets: [String: Length] { get }

  /// A hash of the items and their orders that does not depend on the window's size.
  var arrangement: UInt64 { get }

  /// Returns the kind of a pointer's current gesture; `nil` if undecided, or if the pointer has no gesture.
  func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind?
}

extension Aimable {
  /// Returns the ``landmarks`` whose visible part contains the point.
  public func landmarks(at point: Point) -> [Landmark] {
    landmarks.filter { $0.visible.contains(point) }
  }

  /// The ``landmarks``, for a world without animations.
  public var seenLandmarks: [Landmark] { landmarks }

  /// `nil`, for a world that opens no gaps.
  public var openGap: OpenGap? { nil }

  /// Empty, for a world that does not scroll.
  public var scrollOffsets: [String: Length] { [:] }

  /// The hash of the content, for a world whose content does not depend on the window's size.
  public var arrangement: UInt64 { hashes.model }

  /// Returns `nil`: by default, the kinds of gestures follow from the calls alone.
  public func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind? { nil }
}
