public import DragDrawing
public import DragGeometry

/// The preview that is drawn for a dragged item, instead of the item itself.
public struct DragPreview: Hashable, Sendable {
  /// The size; the preview and the dragged item have the same centre.
  public var size: Size
  /// The radius of the corners of the preview and of its shadow.
  public var cornerRadius: Length
  /// The operations that draw the preview, in coordinates relative to its upper left corner.
  public var operations: [DrawOperation]
  /// Whether the preview is drawn as a row of a list.
  ///
  /// A row is opaque, since it covers text, and is scaled by at most ``Tuning/rowLiftScale``.
  public var isRow: Bool

  /// Creates a preview; an app that draws without `DragDrawing` needs no operations.
  public init(
    size: Size, cornerRadius: Length, operations: [DrawOperation] = [], isRow: Bool = false
  ) {
    (self.size, self.cornerRadius) = (size, cornerRadius)
    (self.operations, self.isRow) = (operations, isRow)
  }
}
