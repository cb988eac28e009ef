public import DragFrameIO
public import DragGeometry

/// The appearance of a dragged item in place of the item itself.
public struct DragPreview: Hashable, Sendable {
  package var size: Size
  package let cornerRadius: Length
  package let operations: [DrawOperation]
  package let isRow: Bool

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - size: The size; the preview is centred on the item.
  ///   - cornerRadius: The radius of the corners, also of the shadow.
  ///   - operations: The drawing, relative to the preview's upper left corner.
  ///   - isRow: Whether the preview is a row of a list, which is lifted opaque and hardly enlarged,
  ///     since text is below it and other views are beside it.
  public init(
    size: Size, cornerRadius: Length, operations: [DrawOperation], isRow: Bool = false
  ) {
    self.size = size
    self.cornerRadius = cornerRadius
    self.operations = operations
    self.isRow = isRow
  }
}
