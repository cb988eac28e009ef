import DragCoding
import DragKitSnapshots
@testable import DragModel
import Support
import Testing

struct ModelSnapshotLawTests {
  static let names: [ContainerID] = ["a", "b", "c", "d", "e", "f"]

  @Test("Law 9: A snapshot is applied exactly, undone, redone and rolled back")
  func applies() throws {
    var generator = SeededGenerator(seed: 4711)
    for round in 0..<100 {
      var model = Self.model(&generator)
      var past = [model.snapshot()]
      for _ in 0..<5 {
        let (snapshot, scope) = Self.variation(of: model, &generator)
        let rolledBack = try Self.rollBack(snapshot, scope, in: model)
        #expect(rolledBack == model, "round \(round) of seed 4711")
        let changes = try model.apply(snapshot, to: scope)
        let applied = model.snapshot(of: model.containers.map(\.id).filter(snapshot.has))
        #expect(applied == snapshot, "round \(round) of seed 4711")
        if !changes.isEmpty { past.append(model.snapshot()) }
        #expect(model.isSound, "round \(round) of seed 4711")
      }
      #expect(try Model(canonicalBytes: model.canonicalBytes) == model)
      try Self.checkHistory(of: &model, past, "round \(round) of seed 4711")
    }
  }

  @Test("Damaged bytes of a model are refused or decoded to a sound model")
  func damaged() throws {
    var generator = SeededGenerator(seed: 5)
    var model = Self.model(&generator)
    for _ in 0..<4 {
      let (snapshot, scope) = Self.variation(of: model, &generator)
      try model.apply(snapshot, to: scope)
    }
    model.undo()
    model.undo()
    model.begin()
    model.moveContainer(model.containers[0].id, before: nil)
    let bytes = model.canonicalBytes
    let damaged = Damage.ofEachBit(in: bytes)
    let read = damaged.compactMap { try? Model(canonicalBytes: $0) }
    #expect(read.count > 0 && read.count < damaged.count)
    for var model in read {
      #expect(model.isSound)
      model.rollback()
      while model.undo() {}
      while model.redo() {}
      #expect(model.isSound)
    }
    for index in bytes.indices {
      #expect(throws: CanonicalError.self, "\(index) of \(bytes.count) bytes") {
        try Model(canonicalBytes: Array(bytes[..<index]))
      }
    }
  }

  private static func rollBack(
    _ snapshot: Snapshot<ContainerID, ItemID>, _ scope: [ContainerID], in model: Model
  ) throws -> Model {
    var model = model
    model.begin()
    if let first = model.snapshot().itemIdentifiers.first {
      model.move([first], to: InsertionPlace(model.containers[0].id, Gap(2)))
    }
    try model.apply(snapshot, to: scope)
    try model.apply(model.snapshot(of: Array(scope.prefix(1))), to: Array(scope.prefix(1)))
    model.rollback()
    return model
  }

  private static func checkHistory(
    of model: inout Model, _ past: [Snapshot<ContainerID, ItemID>], _ comment: String
  ) throws {
    for expected in past.dropLast().reversed() {
      model.undo()
      #expect(model.snapshot() == expected, "\(comment)")
    }
    #expect(!model.canUndo, "\(comment)")
    for expected in past.dropFirst() {
      model.redo()
      #expect(model.snapshot() == expected, "\(comment)")
    }
    #expect(!model.canRedo, "\(comment)")
    for container in model.containers {
      #expect(container.orderHash == container.refoldedOrderHash, "\(comment)")
    }
  }

  private static func model(_ generator: inout SeededGenerator) -> Model {
    var model = Model()
    for name in names.prefix(.random(in: 1...4, using: &generator)) {
      let count = Int.random(in: 0...5, using: &generator)
      model.addContainer(name, items: (0..<count).map { "\(name.name)\($0)" })
    }
    for number in 0..<3 { _ = model.registerItem(named: "new\(number)") }
    return model
  }

  /// Some containers of a model, and what they are to become.
  private static func variation(
    of model: Model, _ generator: inout SeededGenerator
  ) -> (Snapshot<ContainerID, ItemID>, [ContainerID]) {
    let ids = model.containers.map(\.id)
    let scope = ids.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
    let free = names.filter { scope.contains($0) || !ids.contains($0) }
    let sections = free.shuffled(using: &generator)
      .prefix(.random(in: 0...free.count, using: &generator))
    var snapshot = Snapshot<ContainerID, ItemID>()
    try? snapshot.appendSections(Array(sections))
    for number in (0..<model.itemCount).shuffled(using: &generator) {
      guard Int.random(in: 0..<5, using: &generator) > 0,
        let section = sections.randomElement(using: &generator)
      else { continue }
      try? snapshot.appendItems([ItemID(rawValue: number)], toSection: section)
    }
    return (snapshot, scope)
  }
}

extension Snapshot {
  fileprivate func has(_ section: Section) -> Bool { indexOfSection(section) != nil }
}
