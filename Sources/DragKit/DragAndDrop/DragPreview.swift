/// The preview that is drawn for a dragged item, instead of the item itself.
public struct DragPreview: Hashable, Sendable {
  /// The size; the preview and the dragged item have the same centre.
  public var size: Size
  /// The radius of the corners of the preview and of its shadow.
  public var cornerRadius: Length
  /// Whether the preview is drawn as a row of a list.
  ///
  /// A row is opaque, since it covers text, and is scaled by at most ``Tuning/rowLiftScale``.
  public var isRow: Bool

  /// Creates a preview, which the app draws.
  public init(size: Size, cornerRadius: Length, isRow: Bool = false) {
    (self.size, self.cornerRadius, self.isRow) = (size, cornerRadius, isRow)
  }
}
