public import DragKit

/// The effects that pointers and drags can have on an item, by its registered handlers.
public struct ItemAbilities: Hashable, Sendable {
  /// Whether a press on the item has any effect; scrolling its view counts.
  public let isResponsive: Bool
  /// Whether the mouse and a finger can lift the item anywhere, not only by a handle in its row.
  public let isLiftable: Bool
  /// Whether the item follows touches (`TouchResponder`).
  public let followsTouches: Bool
  /// Whether the item can be tapped.
  public let isTappable: Bool
  /// Whether items can be dropped on the item.
  public let takesDrops: Bool
  /// Whether the item opens if a drag stays over it (spring loading).
  public let springsOpen: Bool
}

extension InteractiveContent {
  /// Returns what pointers and drags can do with an item in the `Stage.Area` of a container.
  public func abilities(of item: ItemID, in container: ContainerID) -> ItemAbilities {
    let traits = traits(of: item, in: container)
    return ItemAbilities(
      isResponsive: !traits.isEmpty,
      isLiftable: !traits.isDisjoint(with: [.liftable, .handle]),
      followsTouches: traits.contains(.follows), isTappable: traits.contains(.tappable),
      takesDrops: takesDrops(item, in: container),
      springsOpen: canSpringLoad(item, inCollection: container))
  }
}
