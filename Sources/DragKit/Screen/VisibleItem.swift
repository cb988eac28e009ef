/// An item of an area, with the state in which it is drawn.
public struct VisibleItem: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// The frame in which the item is drawn at its place, in window coordinates.
  public let frame: Rect
  /// Whether the item is not drawn at its place, because it is dragged, or on its way there as a ``DragOverlay``.
  public let isAway: Bool
  /// Whether the item follows a touch without being lifted.
  public let isHeld: Bool
  /// Whether the item moves to its place after a touch that it followed has ended.
  public let isGliding: Bool
  /// Whether the item is dragged but stays visible at its place, because a drop in a collection view would copy or
  /// link it.
  public let isCopied: Bool
  /// The opacity of the item: less than one while it fades in.
  public let presence: Fraction
}

extension VisibleItem {
  /// The scale of an item that fades in, from 70 % (ours: the growth is seen, and the item is never a dot).
  public var scale: Fraction {
    let first = Fraction.percent(70)
    return presence == .one ? .one : first + (.one - first) * presence
  }
}
