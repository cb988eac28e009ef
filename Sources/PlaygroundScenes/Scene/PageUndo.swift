internal import DragKit
internal import DragModel
internal import PlaygroundUI

/// A scene whose undoable steps change state outside its model.
///
/// During a gesture, undo and redo do nothing.
protocol HistoryScene: PlaygroundScene where Step: Hashable & Sendable {
  var history: UndoHistory<Step> { get set }
  /// The current value of the undoable state; `nil` before the scene has one.
  var undoable: Step? { get set }
  /// Returns the title of a step from one state to another.
  func title(of step: (from: Step, to: Step), _ language: Language) -> LocalizedString
}

extension HistoryScene {
  var undoableHash: UInt64 { undoable.stableHash }
  func steps(_ direction: UndoDirection) -> [Step] { history.states(direction) }
  func canStep(_ direction: UndoDirection) -> Bool { !steps(direction).isEmpty }

  func stepTitle(_ direction: UndoDirection, _ language: Language) -> LocalizedString? {
    guard let undoable, let other = steps(direction).last else { return nil }
    return title(
      of: direction == .undo ? (other, undoable) : (undoable, other), language)
  }

  mutating func step(_ direction: UndoDirection) {
    guard !isInGesture, var state = undoable else { return }
    history.step(direction, &state)
    undoable = state
  }
}

// MARK: - The steps of a page

extension PlaygroundScene {
  var undoCount: Int { steps(.undo).count }

  /// Returns the item that shows a change of the model: for a removal, the item at its offset or
  /// else the last one; for a change of a container, `nil`.
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

  /// Returns the title of a step, such as "Move Tile 8", derived from the step's changes.
  func title(of step: ChangeSet, _ language: Language) -> LocalizedString {
    // A general title, because reading the changes of a huge step would take too long.
    guard step.changes.count <= 5000 else { return .step("change") }
    var (moved, added, removed): (Set<ItemID>, Set<ItemID>, Set<ItemID>) = ([], [], [])
    for change in step.changes {
      switch change {
      case .moved(let item, _, _): moved.insert(item)
      case .inserted(let item, _): added.insert(item)
      case .removed(let item, _): removed.insert(item)
      case .retitled(let item, _, _) where step.changes.count == 1:
        return title("rename", of: [item], language)
      case .insertedContainer: return .step("group")
      case .removedContainer: return .step("ungroup")
      case .retitled, .movedContainer: break
      }
    }
    // An item that was removed and inserted again counts as moved.
    moved.formUnion(added.intersection(removed))
    (added, removed) = (added.subtracting(moved), removed.subtracting(moved))
    return switch (moved.isEmpty, added.isEmpty, removed.isEmpty) {
    case (true, true, true): .step("change")
    case (false, true, true) where isWholeContainer(moved): .step("reset")
    case (false, true, true): title("move", of: moved, language)
    case (_, false, true): title("add", of: added, language)
    case (true, true, false): title("delete", of: removed, language)
    default: .step("reset")
    }
  }

  /// Returns whether the moved items include all items of a container, which only a reset moves.
  private func isWholeContainer(_ moved: Set<ItemID>) -> Bool {
    moved.count > 1
      && model.containers.contains { container in
        (2...moved.count).contains(container.count) && container.items.allSatisfy(moved.contains)
      }
  }

  private func title(
    _ kind: String, of items: Set<ItemID>, _ language: Language
  ) -> LocalizedString {
    guard items.count == 1, let item = items.first else {
      return LocalizedString("step-\(kind)-several", ["count": "\(items.count)"])
    }
    return .step(kind, of: stepName(of: item, language))
  }
}

extension LocalizedString {
  /// Returns the title of an undo step: "Reset", or with the name of its item, "Move Tile 8".
  static func step(_ kind: String, of item: String? = nil) -> LocalizedString {
    LocalizedString("step-\(kind)", item.map { ["item": $0] } ?? [:])
  }
}

extension Model {
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
}
