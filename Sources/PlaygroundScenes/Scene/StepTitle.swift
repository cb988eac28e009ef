internal import DragModel
internal import DragKit
internal import PlaygroundUI

/// A step to undo or redo, as text such as "Move 8".
///
/// It follows from the step itself; nothing about its title is stored.
enum StepTitle: Hashable, Sendable {
  case move(String), moveSeveral(Int)
  case add(String), addSeveral(Int)
  case delete(String), deleteSeveral(Int)
  case rename(String)
  case group, ungroup
  case wire
  case change
  case reset
  /// A change of the feel, with the title of the control that made it.
  case feel(LocalizedString)

  var title: LocalizedString {
    switch self {
    case .move(let item): LocalizedString("step-move", ["item": item])
    case .moveSeveral(let count): LocalizedString("step-move-several", ["count": "\(count)"])
    case .add(let item): LocalizedString("step-add", ["item": item])
    case .addSeveral(let count): LocalizedString("step-add-several", ["count": "\(count)"])
    case .delete(let item): LocalizedString("step-delete", ["item": item])
    case .deleteSeveral(let count): LocalizedString("step-delete-several", ["count": "\(count)"])
    case .rename(let item): LocalizedString("step-rename", ["item": item])
    case .group, .ungroup, .wire, .change, .reset: LocalizedString("step-\(self)")
    case .feel(let title): title
    }
  }

  /// Returns a command with the step, such as "Undo Move 8".
  func title(after command: LocalizedString, _ language: Language) -> String {
    LocalizedString("step-title", texts: ["command": command, "step": title]).text(language)
  }
}

extension PlaygroundScene {
  /// The title of a step of the model.
  func title(of step: ChangeSet, _ language: Language) -> StepTitle {
    // The changes of a huge step are not read.
    guard step.changes.count <= 5000 else { return .change }
    var (moved, added, removed): (Set<ItemID>, Set<ItemID>, Set<ItemID>) = ([], [], [])
    for change in step.changes {
      switch change {
      case .moved(let item, _, _): moved.insert(item)
      case .inserted(let item, _): added.insert(item)
      case .removed(let item, _): removed.insert(item)
      case .retitled(let item, _, _) where step.changes.count == 1:
        return .rename(stepName(of: item, language))
      case .insertedContainer: return .group
      case .removedContainer: return .ungroup
      case .retitled, .movedContainer: break
      }
    }
    // A removed and inserted item has moved.
    moved.formUnion(added.intersection(removed))
    (added, removed) = (added.subtracting(moved), removed.subtracting(moved))
    func names(_ items: Set<ItemID>) -> String? {
      items.count == 1 ? items.first.map { stepName(of: $0, language) } : nil
    }
    switch (moved.isEmpty, added.isEmpty, removed.isEmpty) {
    case (false, true, true):
      if let name = names(moved) { return .move(name) }
      return isWholeContainer(moved) ? .reset : .moveSeveral(moved.count)
    case (_, false, true): return names(added).map { .add($0) } ?? .addSeveral(added.count)
    case (true, true, false):
      return names(removed).map { .delete($0) } ?? .deleteSeveral(removed.count)
    case (true, true, true): return .change
    default: return .reset
    }
  }

  /// Whether items are all those of a container, which only a reset moves.
  private func isWholeContainer(_ moved: Set<ItemID>) -> Bool {
    model.containers.contains { container in
      (2...moved.count).contains(container.count) && container.items.allSatisfy(moved.contains)
    }
  }

  func stepName(of item: ItemID, _ language: Language) -> String {
    if let title = title(of: item, language) { return title }
    // A copy has the name of its original.
    let name = model.name(of: item).prefix { $0 != "-" }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
