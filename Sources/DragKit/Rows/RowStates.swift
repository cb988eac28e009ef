/// The states of the rows of each collection view: the progress of edit mode, and the swipes.
///
/// A row that is closed and settled has no entry.
struct RowStates: Hashable, Sendable {
  private var entries: [Entry] = []

  fileprivate struct Entry: Hashable, Sendable {
    let id: ContainerID
    var editing: SpringValue
    var swipes: [RowSwipe] = []
  }

  fileprivate struct RowSwipe: Hashable, Sendable {
    let item: ItemID
    var state: SwipeState
  }

  var isSettled: Bool {
    entries.allSatisfy { $0.editing.isSettled && $0.swipes.allSatisfy(\.state.isSettled) }
  }

  mutating func step(_ spring: Spring) {
    update({ $0.step(spring, tolerance: .alphaStep) }, { $0.step(spring) })
  }

  mutating func finish() { update({ $0.finish() }, { $0.finish() }) }

  private mutating func update(
    _ editing: (inout SpringValue) -> Void, _ swipe: (inout SwipeState) -> Void
  ) {
    guard !isSettled else { return }
    for index in entries.indices {
      editing(&entries[index].editing)
      for row in entries[index].swipes.indices { swipe(&entries[index].swipes[row].state) }
      entries[index].swipes.removeAll(where: \.state.isClosed)
    }
  }
}

// MARK: - Edit mode

extension RowStates {
  /// Returns the view's progress of edit mode, from 0 (not editing) to 1 (editing).
  func editing(_ id: ContainerID) -> Fraction {
    entries.first { $0.id == id }?.editing.fraction.clamped(to: .zero ... .one) ?? .zero
  }

  /// Stores whether a view is in edit mode.
  ///
  /// A change of the stored value animates the accessories and closes the view's swiped rows.
  mutating func setEditing(_ isEditing: Bool, _ id: ContainerID) {
    let goal: Fraction = isEditing ? .one : .zero
    guard let index = entries.firstIndex(where: { $0.id == id }) else {
      return entries.append(Entry(id: id, editing: SpringValue(at: goal)))
    }
    guard entries[index].editing.targetFraction != goal else { return }
    entries[index].editing.retarget(to: goal)
    closeSwipes(in: id)
  }
}

// MARK: - Swipes

extension RowStates {
  func swipe(of item: ItemID, in id: ContainerID) -> SwipeState? {
    entries.first { $0.id == id }?.swipes.first { $0.item == item }?.state
  }

  /// The rows that are open or opening, or that a pointer holds away from their closed position.
  var openRows: [(container: ContainerID, item: ItemID)] {
    entries.flatMap { entry in
      entry.swipes.filter { $0.state.settledOffset != .zero }.map { (entry.id, $0.item) }
    }
  }

  @discardableResult
  mutating func updateSwipe<Result>(
    of item: ItemID, in id: ContainerID, _ change: (inout SwipeState) -> Result
  ) -> Result? {
    updateSwipes(in: id) { swipes in
      let known = swipes.firstIndex { $0.item == item }
      if known == nil { swipes.append(RowSwipe(item: item, state: SwipeState())) }
      return change(&swipes[known ?? swipes.count - 1].state)
    }
  }

  mutating func closeSwipes(in id: ContainerID, except item: ItemID? = nil) {
    updateSwipes(in: id) { swipes in
      for row in swipes.indices where swipes[row].item != item { swipes[row].state.close() }
    }
  }

  mutating func closeSwipes() {
    for id in entries.map(\.id) { closeSwipes(in: id) }
  }

  /// Removes the swipes of rows that are gone from a view, without an animation.
  mutating func forgetSwipes(in id: ContainerID, where isGone: (ItemID) -> Bool) {
    updateSwipes(in: id) { $0.removeAll { isGone($0.item) } }
  }

  @discardableResult
  private mutating func updateSwipes<Result>(
    in id: ContainerID, _ change: (inout [RowSwipe]) -> Result
  ) -> Result? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    defer { entries[index].swipes.removeAll(where: \.state.isClosed) }
    return change(&entries[index].swipes)
  }
}

extension RowStates: FieldCoded {
  static let fields = Fields(RowStates.init) { $0.entries }
}

extension RowStates.Entry: FieldCoded {
  static let fields = Fields(RowStates.Entry.init) { ($0.id, $0.editing, $0.swipes) }
}

extension RowStates.RowSwipe: FieldCoded {
  static let fields = Fields(RowStates.RowSwipe.init) { ($0.item, $0.state) }
}
