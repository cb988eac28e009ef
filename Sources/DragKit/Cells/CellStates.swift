internal import DragCoding
internal import DragGeometry
internal import DragModel

/// What rows of collection views are doing: how far each view is on its way into edit mode, and which
/// rows are swiped aside.
struct CellStates: Hashable, Sendable {
  private var entries: [Entry] = []

  fileprivate struct Entry: Hashable, Sendable {
    let id: ContainerID
    /// How far the accessories for editing have come in.
    var editing: SpringValue
    /// The rows that are swiped aside or are closing; one at most is open.
    var swipes: [RowSwipe] = []
  }

  fileprivate struct RowSwipe: Hashable, Sendable {
    let item: ItemID
    var state: SwipeState
  }

  /// `true` where nothing moves as time passes.
  var isAtRest: Bool {
    entries.allSatisfy { $0.editing.isAtRest && $0.swipes.allSatisfy(\.state.isAtRest) }
  }

  /// Lets a millisecond pass.
  mutating func step(_ spring: Spring) {
    guard !isAtRest else { return }
    for index in entries.indices {
      entries[index].editing.step(spring, tolerance: .alphaStep)
      for row in entries[index].swipes.indices { entries[index].swipes[row].state.step(spring) }
      entries[index].swipes.removeAll(where: \.state.isClosed)
    }
  }

  /// Brings everything to where it goes.
  mutating func finish() {
    guard !isAtRest else { return }
    for index in entries.indices {
      entries[index].editing.finish()
      for row in entries[index].swipes.indices { entries[index].swipes[row].state.finish() }
      entries[index].swipes.removeAll(where: \.state.isClosed)
    }
  }
}

// Edit mode.
extension CellStates {
  /// How far a collection view is seen on its way into edit mode.
  func editing(_ id: ContainerID) -> Fraction {
    entries.first { $0.id == id }?.editing.fraction.clamped(to: .zero ... .one) ?? .zero
  }

  /// Takes note of whether a collection view is edited; what is new is so at once, and a change closes
  /// what is open.
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

// Swipes.
extension CellStates {
  /// How a row is swiped; nothing where it is closed.
  func swipe(of item: ItemID, in id: ContainerID) -> SwipeState? {
    entries.first { $0.id == id }?.swipes.first { $0.item == item }?.state
  }

  /// The row of each collection view that is open or held.
  var openRows: [(id: ContainerID, item: ItemID)] {
    entries.flatMap { entry in
      entry.swipes.filter { $0.state.restingWay != .zero }.map { (entry.id, $0.item) }
    }
  }

  /// Swipes a row of a collection view that is known.
  mutating func swipe<Result>(
    _ item: ItemID, in id: ContainerID, _ change: (inout SwipeState) -> Result
  ) -> Result? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    let known = entries[index].swipes.firstIndex { $0.item == item }
    if known == nil { entries[index].swipes.append(RowSwipe(item: item, state: SwipeState())) }
    let row = known ?? entries[index].swipes.count - 1
    defer { entries[index].swipes.removeAll(where: \.state.isClosed) }
    return change(&entries[index].swipes[row].state)
  }

  /// Closes the rows of a collection view, save one.
  mutating func closeSwipes(in id: ContainerID, save item: ItemID? = nil) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    for row in entries[index].swipes.indices where entries[index].swipes[row].item != item {
      entries[index].swipes[row].state.close()
    }
    entries[index].swipes.removeAll(where: \.state.isClosed)
  }

  /// Closes all rows.
  mutating func closeSwipes() {
    for id in entries.map(\.id) { closeSwipes(in: id) }
  }

  /// Forgets rows that are no longer there.
  mutating func forgetSwipes(in id: ContainerID, where isGone: (ItemID) -> Bool) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].swipes.removeAll { isGone($0.item) }
  }
}

extension CellStates: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(entries)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    entries = try reader.read()
  }
}

extension CellStates.Entry: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(id, editing, swipes)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (id, editing, swipes) = try reader.read()
  }
}

extension CellStates.RowSwipe: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(item, state)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, state) = try reader.read()
  }
}
