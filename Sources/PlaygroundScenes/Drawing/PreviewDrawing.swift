internal import DragDrawing
internal import DragKit

/// The drawing of an item that is dragged, released or removed: its outline, and what is drawn in it.
struct PreviewDrawing {
  let size: Size
  let cornerRadius: Length
  /// The operations, in coordinates relative to the upper left corner of the preview.
  var operations: [DrawOperation] = []
}
