internal import DragKit
internal import PlaygroundUI

struct UndoHistory<State: Hashable & Sendable & CanonicalCodable>: Hashable, Sendable {
  private static var capacity: Int { 1000 }

  private var past: [State] = []
  private var future: [State] = []

  /// The states before the steps of undo, or after those of redo.
  func states(_ direction: UndoDirection) -> [State] { direction == .undo ? past : future }

  mutating func record(_ before: State) {
    past.append(before)
    past.removeFirst(max(past.count - Self.capacity, 0))
    future = []
  }

  mutating func step(_ direction: UndoDirection, _ state: inout State) {
    guard let next = direction == .undo ? past.popLast() : future.popLast() else { return }
    if direction == .undo { future.append(state) } else { past.append(state) }
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
  func title(of step: (from: State, to: State), _ language: Language) -> LocalizedString
}

extension HistoryScene {
  var undoableHash: UInt64 { undoable.stableHash }
  func canStep(_ direction: UndoDirection) -> Bool { stepCount(direction) > 0 }
  func stepCount(_ direction: UndoDirection) -> Int { history.states(direction).count }
  var redoMark: Int { mark(of: stepCount(.redo), history.states(.redo).last) }

  func stepTitle(_ direction: UndoDirection, _ language: Language) -> LocalizedString? {
    guard let undoable, let other = history.states(direction).last else { return nil }
    return title(
      of: direction == .undo ? (other, undoable) : (undoable, other), language)
  }

  mutating func step(_ direction: UndoDirection) {
    guard !isInGesture, var state = undoable else { return }
    history.step(direction, &state)
    undoable = state
  }
}
