internal import DragKit
internal import DragModel
internal import PlaygroundUI

extension PlaygroundScene {
  func mark(of count: Int, _ last: (some CanonicalCodable)?) -> Int {
    guard count > 0 else { return 0 }
    var writer = CanonicalWriter.hashing
    writer.write(count, last)
    return Int(truncatingIfNeeded: writer.stableHash)
  }

  /// Returns the item that shows a change of the model; for a removal, the item now in that place.
  func item(showing change: Change) -> ItemID? {
    switch change {
    case .moved(let item, _, _), .inserted(let item, _), .retitled(let item, _, _):
      return shown(item)
    case .removed(_, let position):
      guard let container = model[position.container] else { return nil }
      return container.item(at: min(position.offset, container.count - 1)).flatMap(shown)
    case .insertedContainer, .removedContainer, .movedContainer: return nil
    }
  }

  /// Asks for the menu of an item, if it has one.
  mutating func openMenu(of item: ItemID, at place: Point) {
    let entries = menuEntries(of: item)
    if !entries.isEmpty { menu = ContextMenu(item: item, place: place, entries: entries) }
  }

  /// The entries that move an item in its container, as far as it can be moved.
  func moves(of item: ItemID) -> [Control] {
    guard let position = model.position(of: item) else { return [] }
    let isLast = position.offset == (model[position.container]?.count ?? 0) - 1
    return (position.offset == 0 ? [] : [.menuMoveToTop]) + (isLast ? [] : [.menuMoveToBottom])
  }

  mutating func move(_ items: [ItemID], in container: ContainerID, by entry: Control) {
    switch entry {
    case .menuMoveToTop: model.move(items, to: InsertionPlace(container, .start))
    case .menuMoveToBottom: model.move(items, to: model.end(of: container))
    default: break
    }
  }
}

extension Model {
  func end(of container: ContainerID) -> InsertionPlace {
    InsertionPlace(container, Gap(self[container]?.count ?? 0))
  }

  mutating func transaction(_ changes: (inout Model) -> Void) {
    begin()
    changes(&self)
    commit()
  }

  func canStep(_ direction: UndoDirection) -> Bool { direction == .undo ? canUndo : canRedo }

  func steps(_ direction: UndoDirection) -> [ChangeSet] {
    direction == .undo ? undoSteps : redoSteps
  }

  mutating func step(_ direction: UndoDirection) {
    switch direction {
    case .undo: undo()
    case .redo: redo()
    }
  }

  // MARK: - Several items

  /// Returns the items that are in a container, in their order.
  func inOrder(_ items: [ItemID]) -> [ItemID] {
    let containers = containers.map(\.id)
    let placed = items.compactMap { item in
      position(of: item).map { (containers.firstIndex(of: $0.container) ?? 0, $0.offset, item) }
    }
    return placed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Inserts items one after the other.
  mutating func insert(_ items: [ItemID], at place: InsertionPlace) {
    for (number, item) in items.enumerated() {
      insert(item, at: InsertionPlace(place.container, Gap(place.gap.index + number)))
    }
  }

  /// Removes items as one step.
  mutating func remove(_ items: [ItemID]) {
    transaction { model in
      for item in items { model.remove(item) }
    }
  }

  /// Returns items to their containers in `first`, as one step, and removes the others.
  mutating func restore(_ first: Model) {
    transaction { model in
      for item in model.containers.flatMap(\.items) where first.position(of: item) == nil {
        model.remove(item)
      }
      for container in first.containers {
        let start = InsertionPlace(container.id, .start)
        for item in container.items where model.position(of: item) == nil {
          model.insert(item, at: start)
        }
        model.move(Array(container.items), to: start)
      }
    }
  }
}
