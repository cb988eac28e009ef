extension Model {
  /// `true` where every item is known and stands in one place only, containers have different
  /// names, and every remembered step can be taken.
  package var isSound: Bool {
    let names = containers.map(\.id)
    return Set(names).count == names.count && standsOnce && remembersOnlyPossibleSteps
  }

  /// `true` where every item that stands somewhere is known and stands nowhere else.
  private var standsOnce: Bool {
    var isSeen = [Bool](repeating: false, count: itemNames.count)
    for item in containers.lazy.flatMap(\.items) {
      guard isSeen.indices.contains(item.rawValue), !isSeen[item.rawValue] else { return false }
      isSeen[item.rawValue] = true
    }
    return true
  }

  /// Takes every remembered step back and again, looking before each whether it can be taken.
  private var remembersOnlyPossibleSteps: Bool {
    var past = self
    past.undoSteps = []
    let undone = (undoSteps + openTransactions).reversed()
    guard undone.allSatisfy({ past.canTake($0.inverse) }) else { return false }
    var future = self
    guard openTransactions.reversed().allSatisfy({ future.canTake($0.inverse) }) else {
      return false
    }
    return redoSteps.reversed().allSatisfy { future.canTake($0) }
  }

  /// Takes steps as far as they are possible, and says whether all were.
  private mutating func canTake(_ steps: ChangeSet) -> Bool {
    for change in steps.changes {
      guard isPossible(change) else { return false }
      var step = ChangeSet()
      step.append(change)
      apply(step)
    }
    return true
  }

  private func isPossible(_ change: Change) -> Bool {
    switch change {
    case .moved(let item, let start, let end):
      let isSame = start.container == end.container
      let room = (self[end.container]?.count ?? -1) - (isSame ? 1 : 0)
      return stands(item, at: start) && self[end.container] != nil
        && (0...max(room, 0)).contains(end.offset) && room >= 0
    case .inserted(let item, let position):
      guard let container = self[position.container] else { return false }
      return self.position(of: item) == nil && itemNames.indices.contains(item.rawValue)
        && (0...container.count).contains(position.offset)
    case .removed(let item, let position): return stands(item, at: position)
    case .insertedContainer, .removedContainer, .movedContainer:
      return isPossibleForContainers(change)
    }
  }

  private func stands(_ item: ItemID, at position: Position) -> Bool {
    self.item(at: position) == item
  }
}
