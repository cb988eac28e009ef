package import DragGeometry
package import DragModel

/// An item of an area, with the state in which it is drawn.
package struct VisibleItem: Hashable, Sendable {
  package let item: ItemID
  /// The frame in which the item is drawn at its place, in window coordinates.
  package let frame: Rect
  /// Whether the item is not drawn at its place, since a ``DragOverlay`` of the item is drawn instead.
  package let isAway: Bool
  /// Whether the item follows a touch without being lifted.
  package let isHeld: Bool
  package let isGliding: Bool
  /// Whether the item is dragged but stays visible at its place.
  ///
  /// This is so if another item was lifted (R24), or if a drop into the open gap would copy or link the
  /// item.
  package let isDragged: Bool
  /// The opacity of the item: less than one while it fades in.
  package let presence: Fraction
}

extension VisibleItem {
  /// The scale of an item that fades in.
  package var scale: Fraction { presence == .one ? .one : .percent(70) + .percent(30) * presence }

  /// The opacity of an item that fades in, or that stays visible at its place while it is dragged.
  package var opacity: Fraction { isDragged ? .percent(35) * presence : presence }
}
