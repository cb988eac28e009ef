internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The drawing of a page.
protocol PageDrawing {
  func draw(on canvas: inout Canvas)
  /// Returns the drawing of a lifted, released or removed item.
  ///
  /// If the item is a copy that is landing, `landed` is the progress of the landing, from 0 to 1.
  /// Otherwise, `landed` is 1.
  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing
  /// Returns the drawing of an item with a preview of its own (`onDrag`); by default `nil`.
  func ownPreview(of item: ItemID) -> PreviewDrawing?
  /// Draws the mark of an item if it is selected; `frame` is that of the item or of its preview.
  func drawSelection(of item: ItemID, in frame: Rect, on canvas: inout Canvas)
  /// Whether a title is at the bottom of its item, and the item is higher than the page.
  func showsTitleAtBottom(of item: ItemID) -> Bool
}

extension PageDrawing {
  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    PreviewDrawing(size: size, cornerRadius: 0)
  }
  func ownPreview(of item: ItemID) -> PreviewDrawing? { nil }
  func drawSelection(of item: ItemID, in frame: Rect, on canvas: inout Canvas) {}
  func showsTitleAtBottom(of item: ItemID) -> Bool { false }
}
