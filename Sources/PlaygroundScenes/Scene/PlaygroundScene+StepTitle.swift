internal import DragModel
internal import DragKit
internal import PlaygroundUI

extension LocalizedString {
  /// The title of a step to undo or redo, such as "Move 8".
  ///
  /// It follows from the step itself; nothing about its title is stored.
  static func step(_ kind: String, _ item: String? = nil) -> LocalizedString {
    LocalizedString("step-\(kind)", item.map { ["item": $0] } ?? [:])
  }
}

extension PlaygroundScene {
  /// The title of a step of the model.
  func title(of step: ChangeSet, _ language: Language) -> LocalizedString {
    // The changes of a huge step are not read.
    guard step.changes.count <= 5000 else { return .step("change") }
    var (moved, added, removed): (Set<ItemID>, Set<ItemID>, Set<ItemID>) = ([], [], [])
    for change in step.changes {
      switch change {
      case .moved(let item, _, _): moved.insert(item)
      case .inserted(let item, _): added.insert(item)
      case .removed(let item, _): removed.insert(item)
      case .retitled(let item, _, _) where step.changes.count == 1:
        return .step("rename", stepName(of: item, language))
      case .insertedContainer: return .step("group")
      case .removedContainer: return .step("ungroup")
      case .retitled, .movedContainer: break
      }
    }
    // A removed and inserted item has moved.
    moved.formUnion(added.intersection(removed))
    (added, removed) = (added.subtracting(moved), removed.subtracting(moved))
    func title(_ kind: String, _ items: Set<ItemID>) -> LocalizedString {
      guard items.count == 1, let item = items.first else {
        return LocalizedString("step-\(kind)-several", ["count": "\(items.count)"])
      }
      return .step(kind, stepName(of: item, language))
    }
    switch (moved.isEmpty, added.isEmpty, removed.isEmpty) {
    case (false, true, true):
      return isWholeContainer(moved) ? .step("reset") : title("move", moved)
    case (_, false, true): return title("add", added)
    case (true, true, false): return title("delete", removed)
    case (true, true, true): return .step("change")
    default: return .step("reset")
    }
  }

  /// Whether items are all those of a container, which only a reset moves.
  private func isWholeContainer(_ moved: Set<ItemID>) -> Bool {
    model.containers.contains { container in
      container.count > 1 && container.count <= moved.count
        && container.items.allSatisfy(moved.contains)
    }
  }

  func stepName(of item: ItemID, _ language: Language) -> String {
    if let title = title(of: item, language) { return title }
    // A copy has the name of its original.
    let name = model.name(of: item).prefix { $0 != "-" }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
