package import DragDrawing
package import DragKit

/// The drawing of a dragged, released or removed item: its outline and its contents.
package struct PreviewDrawing {
  package let size: Size
  package let cornerRadius: Length
  /// The operations, in coordinates relative to the upper left corner of the preview.
  package var operations: [DrawOperation]

  package init(size: Size, cornerRadius: Length, operations: [DrawOperation] = []) {
    (self.size, self.cornerRadius, self.operations) = (size, cornerRadius, operations)
  }
}
