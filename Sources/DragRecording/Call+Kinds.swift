package import DragEvents

// What a recording, a comparison and an expectation make of a call by its name.
extension Call.Name {
  private static let notices: Set<Call.Name> = [
    .order, .layout, .ready, .scaled, .idle, .springLoading,
  ]
  private static let dependentOnSpeed: Set<Call.Name> = [
    .idle, .layout, .ready, .scaled, .springLoading, .dropSessionDidEnd,
  ]
  /// The names that count in every recording, since they report what became of an item.
  ///
  /// A later version can report calls under names that a recording did not have.
  static let outcomes: Set<Call.Name> = [.order, .dragBegan, .performDrop, .dragEnded, .fault]

  /// Whether the call follows from the state and the window, and hence is not recorded.
  package var isDerived: Bool { self == .layout }

  /// Whether the call merely reports a state, such as the layout.
  package var isNotice: Bool { Self.notices.contains(self) }

  /// Whether the number of calls in a row depends on how often a pointer reports its location.
  package var repeats: Bool { self == .dropUpdated || self == .touchesMoved }

  /// Whether the call, or its place among the others, depends on the speed of the session.
  package var dependsOnSpeed: Bool { Self.dependentOnSpeed.contains(self) }
}
