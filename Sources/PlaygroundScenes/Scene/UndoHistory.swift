internal import DragKit
internal import PlaygroundUI

struct UndoHistory<State: Hashable & Sendable & CanonicalCodable>: Hashable, Sendable {
  private static var capacity: Int { 1000 }

  private var past: [State] = []
  private var future: [State] = []

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  var count: Int { past.count }
  var redoCount: Int { future.count }
  /// The state before the step that undo takes.
  var previous: State? { past.last }
  /// The state after the step that redo takes.
  var next: State? { future.last }

  mutating func record(_ before: State) {
    past.append(before)
    past.removeFirst(max(past.count - Self.capacity, 0))
    future = []
  }

  mutating func undo(_ state: inout State) { Self.step(&state, from: &past, to: &future) }
  mutating func redo(_ state: inout State) { Self.step(&state, from: &future, to: &past) }

  private static func step(
    _ state: inout State, from states: inout [State], to others: inout [State]
  ) {
    guard let next = states.popLast() else { return }
    others.append(state)
    state = next
  }
}

extension UndoHistory: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(past, future) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (past, future) = try reader.read()
  }
}

/// A scene whose undoable steps change a state outside its model.
///
/// During a gesture, undo and redo do nothing.
protocol HistoryScene: PlaygroundScene {
  associatedtype State: Hashable, Sendable, CanonicalCodable
  var history: UndoHistory<State> { get set }
  /// The current value of the undoable state; `nil` before the scene has one.
  var undoable: State? { get set }
  /// The title of a step from one state to another.
  func title(of step: (from: State, to: State), _ language: Language) -> StepTitle
}

extension HistoryScene {
  var undoableHash: UInt64 { undoable.stableHash }
  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }
  var undoCount: Int { history.count }

  var redoMark: Int { mark(of: history.redoCount, history.next) }

  func undoTitle(_ language: Language) -> StepTitle? {
    guard let undoable, let previous = history.previous else { return nil }
    return title(of: (previous, undoable), language)
  }

  func redoTitle(_ language: Language) -> StepTitle? {
    guard let undoable, let next = history.next else { return nil }
    return title(of: (undoable, next), language)
  }

  mutating func undo() { step { $0.undo(&$1) } }
  mutating func redo() { step { $0.redo(&$1) } }

  private mutating func step(_ step: (inout UndoHistory<State>, inout State) -> Void) {
    guard !isInGesture, var state = undoable else { return }
    step(&history, &state)
    undoable = state
  }
}
