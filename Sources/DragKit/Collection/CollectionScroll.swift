internal import DragCoding
internal import DragGeometry
internal import DragModel

/// Where the collection views are scrolled to, in the order in which they were first seen.
struct CollectionScrolls: Hashable, Sendable {
  private var entries: [Entry] = []

  private struct Entry: Hashable, Sendable {
    let id: ContainerID
    var state = ScrollState()
  }

  /// `true` where nothing scrolls as time passes.
  var isAtRest: Bool { entries.allSatisfy(\.state.isAtRest) }

  /// Those that scroll as time passes.
  var moving: [ContainerID] { entries.filter { !$0.state.isAtRest }.map(\.id) }

  subscript(id: ContainerID) -> ScrollState {
    get { entries.first { $0.id == id }?.state ?? ScrollState() }
    set {
      if let index = entries.firstIndex(where: { $0.id == id }) {
        entries[index].state = newValue
      } else {
        entries.append(Entry(id: id, state: newValue))
      }
    }
  }
}

extension CollectionScrolls: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(count: entries.count)
    for entry in entries { writer.write(entry.id, entry.state) }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    for _ in 0..<(try reader.readCount()) {
      let (id, state): (ContainerID, ScrollState) = try reader.read()
      self[id] = state
    }
  }
}
