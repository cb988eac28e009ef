package import DragGeometry
package import DragModel

/// An item of an area, with the state in which it is drawn.
package struct VisibleItem: Hashable, Sendable {
  package let item: ItemID
  /// The frame in which the item is drawn at its place, in window coordinates.
  package let frame: Rect
  /// Whether the item is not drawn at its place, because it is dragged, or on its way there as a ``DragOverlay``.
  package let isAway: Bool
  /// Whether the item follows a touch without being lifted.
  package let isHeld: Bool
  package let isGliding: Bool
  /// Whether the item is dragged but stays visible at its place, because a drop in a collection view would copy or
  /// link it.
  package let isCopied: Bool
  /// The opacity of the item: less than one while it fades in.
  package let presence: Fraction
}

extension VisibleItem {
  /// The scale of an item that fades in, from 70 % (ours: the growth is seen, and the item is never a dot).
  package var scale: Fraction {
    let first = Fraction.percent(70)
    return presence == .one ? .one : first + (.one - first) * presence
  }
}
