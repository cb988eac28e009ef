package import DragDrawing

/// The owner of a drawing of this kit; an app has parts of its own, from 100.
package enum WidgetPart: Int, Sendable {
  case item
  case hint, gap, scrollBar, tip
  /// The place that an item has left while it is dragged or follows a touch.
  ///
  /// The number is the item's raw value.
  case place
  // The lifted items, by their number from the back.
  case preview, previewBadges, previewShadow
  /// The kept drawing of a lifted item; the number is the item's raw value.
  case previewOfItem

  package func owner(_ number: Int = 0) -> DrawOwner { DrawOwner(part: rawValue, number: number) }
}
