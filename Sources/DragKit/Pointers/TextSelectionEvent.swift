package import DragEvents
package import DragGeometry
package import DragModel

/// A press or a motion of a pointer in the item whose text is edited.
package struct TextSelectionEvent: Hashable, Sendable {
  package let item: ItemID
  package let phase: Phase
  /// The location of the pointer, in window coordinates.
  package let location: Point
  /// The frame of the item, as it is visible.
  package let frame: Rect
  /// The number of presses in a row, 2 for that of a double click.
  package let pressCount: Int
  /// The held modifier keys.
  package let modifiers: Modifiers

  package init(
    item: ItemID, phase: Phase, location: Point, frame: Rect, pressCount: Int,
    modifiers: Modifiers
  ) {
    (self.item, self.phase, self.location, self.frame) = (item, phase, location, frame)
    (self.pressCount, self.modifiers) = (pressCount, modifiers)
  }

  package enum Phase: Hashable, Sendable {
    case pressed
    case moved
  }
}
