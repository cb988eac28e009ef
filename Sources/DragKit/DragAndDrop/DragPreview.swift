package import DragFrameIO
public import DragGeometry

/// The appearance of a dragged item in place of the item itself.
public struct DragPreview: Hashable, Sendable {
  /// The size; the preview is seen around the middle of the item.
  public var size: Size
  /// The radius of the corners, which its shadow has too.
  public var cornerRadius: Length
  /// The drawing, relative to the preview's upper left corner.
  package var operations: [DrawOperation] = []
  /// Whether the preview is a row of a list: it is lifted opaque and hardly enlarged, since words lie
  /// below it and other views beside it.
  public var isRow: Bool

  /// Creates a preview.
  public init(size: Size, cornerRadius: Length, isRow: Bool = false) {
    (self.size, self.cornerRadius, self.isRow) = (size, cornerRadius, isRow)
  }

  package init(
    size: Size, cornerRadius: Length, operations: [DrawOperation], isRow: Bool = false
  ) {
    self.init(size: size, cornerRadius: cornerRadius, isRow: isRow)
    self.operations = operations
  }
}
