internal import DragKit

enum UndoDirection: Hashable, Sendable { case undo, redo }

/// The states before the steps that can be undone, and those after the steps that can be redone.
struct UndoHistory<State: Hashable & Sendable & CanonicalCodable>: Hashable, Sendable {
  private var past: [State] = []
  private var future: [State] = []

  func states(_ direction: UndoDirection) -> [State] { direction == .undo ? past : future }

  /// Records a new step; discards the undone steps, and the oldest ones beyond `capacity`.
  mutating func record(_ before: State, capacity: Int = 1000) {
    past.append(before)
    past.removeFirst(max(past.count - capacity, 0))
    discardUndone()
  }

  mutating func discardUndone() { future = [] }

  mutating func forEachStep(_ change: (inout State) -> Void) {
    for index in past.indices { change(&past[index]) }
    for index in future.indices { change(&future[index]) }
  }

  /// Exchanges `state` for the next one in a direction, if any.
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
