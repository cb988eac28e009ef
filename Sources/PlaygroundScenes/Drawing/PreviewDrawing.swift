internal import DragDrawing
internal import DragKit

/// The drawing of a dragged, released or removed item: its outline and its contents.
struct PreviewDrawing {
  let size: Size
  let cornerRadius: Length
  /// The operations, in coordinates relative to the upper left corner of the preview.
  var operations: [DrawOperation] = []
}
