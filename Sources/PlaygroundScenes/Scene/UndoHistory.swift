internal import DragKit

/// What a scene was like before each of its steps, for scenes whose steps are no moves of a model.
struct UndoHistory<State: Hashable & Sendable & CanonicalCodable>: Hashable, Sendable {
  /// How many steps are remembered: what a day's work seldom reaches.
  static var capacity: Int { 1000 }

  private var past: [State] = []
  private var future: [State] = []

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Takes note of what everything was like before a step that has just been taken.
  mutating func record(_ before: State) {
    past.append(before)
    past.removeFirst(max(past.count - Self.capacity, 0))
    future = []
  }

  /// Brings back what everything was like before the newest step.
  mutating func undo(_ state: inout State) {
    guard let before = past.popLast() else { return }
    future.append(state)
    state = before
  }

  /// Takes the step again that was taken back last.
  mutating func redo(_ state: inout State) {
    guard let after = future.popLast() else { return }
    past.append(state)
    state = after
  }
}

extension UndoHistory: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(past, future)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (past, future) = try reader.read()
  }
}
