public import DragEvents
public import DragGeometry

/// A world in which a recording can name the targets of gestures.
///
/// `InteractionWorld` in `DragKitRecording` conforms, for contents of `DragKit`. Another world
/// lists its named elements with their frames:
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
  /// The named elements of the window, with their frames in the final layout, from back to front.
  ///
  /// The final layout is the one after all animations.
  var landmarks: [Landmark] { get }

  /// Returns the landmarks whose visible part contains a point of the window, from back to front.
  ///
  /// By default, all ``landmarks`` are searched. A faster implementation makes recording faster.
  func landmarks(at point: Point) -> [Landmark]

  /// The named elements of the window, with their frames as displayed now, from back to front.
  ///
  /// In animations and drags, these frames differ from those of ``landmarks``.
  var seenLandmarks: [Landmark] { get }

  /// Returns the names of the items of a container in order, or `nil` if there is no such container.
  func order(of container: String) -> [String]?

  /// The gap that is open for the dragged items; `nil` if none is open.
  var openGap: OpenGap? { get }

  /// The scroll position of each collection view, by name.
  ///
  /// It is the distance from the beginning of the content to the visible part, along the scrolling
  /// axis. Each view is listed under its own name, and again under that of its container.
  var scrollOffsets: [String: Length] { get }

  /// The text that the world has announced last, as to the user of a screen reader; `nil` if there is none.
  var announcement: String? { get }

  /// The names of the selected items, in any order.
  var selectedItems: [String] { get }

  /// The element that shows the keyboard focus; `nil` if none does.
  var focus: Landmark.ID? { get }

  /// The shape of the mouse cursor.
  var cursor: Cursor { get }

  /// A hash of the items and their orders that does not depend on the window's size.
  var arrangement: UInt64 { get }

  /// The mistakes in the world's set-up, each in a line that says what to change.
  ///
  /// A live session writes them to standard error when it starts, if it is built for debugging, and a check of a recording
  /// fails with them.
  var problems: [String] { get }

  /// Returns the kind of a pointer's current gesture, or `nil` if it is not known yet.
  ///
  /// The result is also `nil` if the pointer has no gesture.
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

  /// `nil`, for a world that announces nothing.
  public var announcement: String? { nil }

  /// Empty, for a world without a selection.
  public var selectedItems: [String] { [] }

  /// `nil`, for a world without a keyboard focus.
  public var focus: Landmark.ID? { nil }

  /// The arrow, for a world that never changes the cursor.
  public var cursor: Cursor { .arrow }

  /// By default, the hash of the content, `StateHashes.model`.
  ///
  /// A world whose content depends on the window's size must implement this property itself.
  public var arrangement: UInt64 { hashes.model }

  /// Empty by default.
  public var problems: [String] { [] }

  /// Returns `nil` by default; a recorder then derives the kinds of gestures from the calls alone.
  public func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind? { nil }
}
