internal import DragCoding
internal import DragGeometry
internal import DragModel

struct CollectionScrolls: Hashable, Sendable {
  private var entries: [Entry] = []

  fileprivate struct Entry: Hashable, Sendable {
    let id: ContainerID
    var state = ScrollState()
  }

  var isSettled: Bool { entries.allSatisfy(\.state.isSettled) }

  func offset(of id: ContainerID) -> Vector { state(of: id).offset }

  func goal(of id: ContainerID) -> Vector { state(of: id).goal }

  private func state(of id: ContainerID) -> ScrollState {
    entries.first { $0.id == id }?.state ?? ScrollState()
  }
}

extension CollectionScrolls {
  mutating func update(
    _ id: ContainerID, in range: ScrollRange, _ tuning: ScrollTuning,
    _ change: (inout ScrollState, ScrollRange, ScrollTuning) -> Void
  ) {
    let index = entries.firstIndex { $0.id == id } ?? entries.endIndex
    if index == entries.endIndex { entries.append(Entry(id: id)) }
    change(&entries[index].state, range, tuning)
  }

  mutating func step(
    _ tuning: ScrollTuning, in range: (ContainerID) -> ScrollRange?
  ) -> [ContainerID] {
    var scrolled: [ContainerID] = []
    for index in entries.indices where !entries[index].state.isSettled {
      guard let range = range(entries[index].id) else {
        entries[index].state = ScrollState(offset: entries[index].state.goal)
        continue
      }
      let before = entries[index].state.offset
      entries[index].state.step(in: range, tuning)
      if entries[index].state.offset != before { scrolled.append(entries[index].id) }
    }
    return scrolled
  }
}

extension CollectionScrolls.Entry: FieldCoded {
  static let fields = Fields(CollectionScrolls.Entry.init) { ($0.id, $0.state) }
}

extension CollectionScrolls: FieldCoded {
  static let fields = Fields(CollectionScrolls.init) { $0.entries }
}
