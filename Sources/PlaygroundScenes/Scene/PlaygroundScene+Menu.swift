internal import DragKit

// What the menus of items have in common.
extension PlaygroundScene {
  /// The entries that move an item within its container, where they would change something.
  func moveEntries(for item: ItemID, in container: ContainerID) -> [Control] {
    guard let items = model[container], let offset = items.offset(of: item) else { return [] }
    let isLast = offset == items.count - 1
    return (offset == 0 ? [] : [.menuMoveToTop]) + (isLast ? [] : [.menuMoveToBottom])
  }

  /// Moves an item as an entry of its menu says; other entries do nothing.
  mutating func move(_ item: ItemID, in container: ContainerID, by entry: Control) {
    switch entry {
    case .menuMoveToTop: model.move([item], to: InsertionPlace(container, .start))
    case .menuMoveToBottom: model.move([item], to: model.end(of: container))
    default: break
    }
  }
}

extension Model {
  /// The place behind the last item of a container.
  func end(of container: ContainerID) -> InsertionPlace {
    InsertionPlace(container, Gap(self[container]?.count ?? 0))
  }
}
