/// The scroll state of each collection view that was ever shown, by its container.
///
/// A view keeps its offset while another page is shown.
struct CollectionScrolls: Hashable, Sendable {
  private var entries: [Entry] = []

  fileprivate struct Entry: Hashable, Sendable {
    let id: ContainerID
    var axis: Axis
    var state = ScrollState()
  }

  var isSettled: Bool { entries.allSatisfy(\.state.isSettled) }

  func offset(of id: ContainerID) -> Length { state(of: id).offset }

  func goal(of id: ContainerID) -> Length { state(of: id).goal }

  private func state(of id: ContainerID) -> ScrollState {
    entries.first { $0.id == id }?.state ?? ScrollState()
  }

  /// Changes the state of a view; if its axis has changed, the offset is set to zero first.
  mutating func update(
    _ id: ContainerID, in range: ScrollRange, _ tuning: Tuning,
    _ change: (inout ScrollState, ScrollRange, Tuning) -> Void
  ) {
    let index = entries.firstIndex { $0.id == id } ?? entries.endIndex
    if index == entries.endIndex { entries.append(Entry(id: id, axis: range.axis)) }
    if entries[index].axis != range.axis {
      entries[index] = Entry(
        id: id, axis: range.axis, state: entries[index].state.resetForOtherAxis)
    }
    change(&entries[index].state, range, tuning)
  }

  /// Advances all views by a millisecond; returns those whose offset has changed.
  ///
  /// A view that is not shown jumps to its goal.
  mutating func step(
    _ tuning: Tuning, in range: (ContainerID) -> ScrollRange?
  ) -> [ContainerID] {
    var scrolled: [ContainerID] = []
    for index in entries.indices where !entries[index].state.isSettled {
      let before = entries[index].state
      guard let range = range(entries[index].id) else {
        entries[index].state = ScrollState(offset: before.goal)
        continue
      }
      entries[index].state.step(in: range, tuning)
      if entries[index].state.offset != before.offset { scrolled.append(entries[index].id) }
    }
    return scrolled
  }
}

extension CollectionScrolls.Entry: FieldCoded {
  static let fields = Fields(CollectionScrolls.Entry.init) { ($0.id, $0.axis, $0.state) }
}

extension CollectionScrolls: FieldCoded {
  static let fields = Fields(CollectionScrolls.init) { $0.entries }
}
