internal import DragEvents
internal import DragGeometry

/// The window as a source of drags to other programs.
protocol DragSource: ExchangePart<OutgoingDragEvent> {
  /// The pointer whose drag is offered; `nil` if none is.
  var pointer: PointerID? { get }
  /// Shows a picture of the dragged items beside the pointer, where the window does not draw them.
  func show(_ image: DragImage)
  /// Handles a request of the engine.
  func perform(_ request: OutgoingDragRequest, at now: Microseconds)
  /// Follows the pointer to a location in the window's units, which can be outside of the window of a size.
  ///
  /// `isLast` is whether the pointer was released there.
  func follow(to point: Point, in window: Size, isLast: Bool, at now: Microseconds)
}
