internal import DragKit
internal import DragModel
internal import PlaygroundUI

/// The steps of a page, which undo and redo take; by default, those of its model.
protocol PageUndo {
  /// A hash of the state that undo and redo change.
  var undoableHash: UInt64 { get }
  func canStep(_ direction: UndoDirection) -> Bool
  /// The number of steps that can be taken one after the other.
  func stepCount(_ direction: UndoDirection) -> Int
  /// A hash of the steps that can be redone, which another step changes; 0 if there are none.
  var redoMark: Int { get }
  mutating func step(_ direction: UndoDirection)
  /// The title of the step that undo or redo would take next; `nil` if there is none.
  func stepTitle(_ direction: UndoDirection, _ language: Language) -> StepTitle?
  /// The name of an item in the title of a step.
  func stepName(of item: ItemID, _ language: Language) -> String
  /// Returns the tile or row that shows an item: its own, or that of its folded group; `nil` for
  /// an item that is not shown.
  func shown(_ item: ItemID) -> ItemID?
  /// Whether a gesture is changing the content; if so, the playground refuses a reset.
  var isInGesture: Bool { get }
  mutating func reset()
}

extension PlaygroundScene {
  /// Undo also restores titles.
  var undoableHash: UInt64 { model.orderHash &+ model.titlesHash }
  func canStep(_ direction: UndoDirection) -> Bool { model.canStep(direction) }
  func stepCount(_ direction: UndoDirection) -> Int { model.steps(direction).count }
  var redoMark: Int { mark(of: model.redoSteps.count, model.redoSteps.last) }
  mutating func step(_ direction: UndoDirection) { model.step(direction) }
  func stepTitle(_ direction: UndoDirection, _ language: Language) -> StepTitle? {
    model.steps(direction).last.map { title(of: $0, language) }
  }
  func shown(_ item: ItemID) -> ItemID? { item }
  var isInGesture: Bool { model.isInTransaction }

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
