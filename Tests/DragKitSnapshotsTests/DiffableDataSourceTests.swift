import DragCoding
import DragKitSnapshots
@testable import DragModel
import Support
import Testing

struct DiffableDataSourceTests {
  enum Part: String, CaseIterable, Hashable, Sendable { case fresh, later, oldOnes }

  struct Song: Hashable, Sendable, CustomStringConvertible {
    let title: String
    var description: String { title }
  }

  private typealias Source = DiffableDataSource<Part, Song>
  private var source: Source

  init() throws {
    var snapshot = Snapshot<Part, Song>()
    try snapshot.appendSections([.fresh, .oldOnes])
    try snapshot.appendItems(Self.songs("One", "Two Three"), toSection: .fresh)
    try snapshot.appendItems(Self.songs("넷"), toSection: .oldOnes)
    source = try DiffableDataSource(snapshot)
  }

  private static func songs(_ titles: String...) -> [Song] { titles.map(Song.init(title:)) }
  private let one = Song(title: "One"), two = Song(title: "Two Three"), four = Song(title: "넷")

  private var orders: [String] {
    source.model.containers.map {
      "\($0.id.name): " + source.model.names(in: $0.id).joined(separator: " ")
    }
  }

  @Test("A data source names containers and items by their descriptions, and finds them")
  func names() {
    #expect(orders == ["fresh: one two-three", "oldones: item"])
    #expect(!source.model.canUndo, "What is there at first is no step.")
    #expect(source.itemIdentifier(for: Position("fresh", 1)) == two)
    #expect(source.itemIdentifier(for: Position("fresh", 2)) == nil)
    #expect(source.itemIdentifier(for: Position("nowhere", 0)) == nil)
    #expect(source.position(for: four) == Position("oldones", 0))
    #expect(source.position(for: Song(title: "Nine")) == nil)
    #expect(source.item(for: two).flatMap { source.itemIdentifier(for: $0) } == two)
    #expect(source.itemIdentifier(for: .control(3)) == nil)
    #expect(
      [-1, 0, 1, 2].map { source.sectionIdentifier(for: $0) } == [nil, .fresh, .oldOnes, nil])
    #expect(Part.allCases.map { source.index(for: $0) } == [0, nil, 1])
    #expect(source.container(for: .oldOnes) == "oldones")
    #expect(source.sectionIdentifier(for: ContainerID("oldones")) == .oldOnes)
    #expect(source.sectionIdentifier(for: ContainerID("later")) == nil)
  }

  @Test("A data source does not change by its own snapshot, and another one is one undoable step")
  mutating func applies() throws {
    let before = source.snapshot()
    try source.apply(before)
    #expect(!source.model.canUndo)
    var next = before
    try next.moveItem(one, afterItem: four)
    try next.appendSections([.later])
    try next.appendItems(Self.songs("Five"))
    try source.apply(next)
    #expect(source.model.undoSteps.last?.changes.count == 3)
    #expect(orders == ["fresh: two-three", "oldones: item one", "later: five"])
    source.model.undo()
    #expect(source.snapshot() == before)
    source.model.redo()
    #expect(source.snapshot().itemIdentifiers == [two, four, one, Song(title: "Five")])
  }

  @Test("A data source applies the items of one section, and an item in none keeps its identity")
  mutating func appliesSection() throws {
    try source.apply([two, Song(title: "Six"), one], to: .fresh)
    #expect(orders == ["fresh: two-three six one", "oldones: item"])
    try source.apply(Self.songs("Seven"), to: .later)
    #expect(orders.last == "later: seven")
    let before = source
    #expect(throws: SnapshotError.duplicateItem("넷")) { try source.apply([four], to: .fresh) }
    #expect(source == before)
    let item = source.item(for: one)
    var next = source.snapshot()
    try next.deleteItems([one])
    try source.apply(next)
    #expect(source.item(for: one) == item && source.position(for: one) == nil)
    try source.apply([one], to: .oldOnes)
    #expect(source.item(for: one) == item)
  }

  @Test("Sections with one container, or with one of another owner, are refused without a change")
  mutating func refusedContainers() throws {
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["a b", "a-b"])
    #expect(throws: SnapshotError.duplicateSection("a-b")) { try DiffableDataSource(snapshot) }
    var empty = DiffableDataSource<String, Int>()
    #expect(throws: SnapshotError.duplicateSection("a-b")) { try empty.apply(snapshot) }
    #expect(empty == DiffableDataSource())
    source.model.addContainer("later", items: ["x"])
    let before = source
    #expect(throws: SnapshotError.containerLeftOut("later")) { try source.apply([], to: .later) }
    #expect(source == before)
    #expect(source.snapshot().sectionIdentifiers == [.fresh, .oldOnes])
  }

  @Test("E22: A data source reports a reorder in sections and items")
  mutating func transaction() throws {
    let before = source.model
    let item = try #require(source.item(for: one))
    source.model.move([item], to: InsertionPlace("oldones", .start))
    let reported = source.transaction(ReorderTransaction(from: before, to: source.model))
    #expect(reported.initialSnapshot.itemIdentifiers == [one, two, four])
    #expect(reported.finalSnapshot == source.snapshot())
    #expect(reported.sectionTransactions.map(\.sectionIdentifier) == [.fresh, .oldOnes])
    #expect(reported.sectionTransactions.map(\.finalItemIdentifiers) == [[two], [one, four]])
    #expect(reported.difference.count == 2)
  }
}

struct DiffableDataSourceLawTests {
  @Test(
    "Law: A data source returns each applied snapshot, and after undo the previous one",
    arguments: 0..<100 as Range<UInt64>)
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var source = DiffableDataSource<Int, String>()
    for _ in 0..<6 {
      let (before, next) = (source.snapshot(), try some(&random))
      try source.apply(next)
      #expect(source.snapshot() == next, "seed \(seed)")
      #expect(source.model.isSound, "seed \(seed)")
      if before == next { continue }
      source.model.undo()
      #expect(source.snapshot() == before, "seed \(seed)")
      source.model.redo()
      #expect(source.snapshot() == next, "seed \(seed)")
    }
    var writer = CanonicalWriter()
    source.encode(into: &writer)
    var reader = CanonicalReader(writer.bytes)
    let read = try DiffableDataSource<Int, String>(decoding: &reader)
    #expect(read == source, "seed \(seed)")
  }

  private func some(_ random: inout SeededGenerator) throws -> Snapshot<Int, String> {
    var snapshot = Snapshot<Int, String>()
    let items = (0..<12).map { "item \($0)" }.shuffled(using: &random)
    try snapshot.appendSections(
      Array((0..<4).shuffled(using: &random).prefix(.random(in: 1..<5, using: &random))))
    for item in items.prefix(.random(in: 0..<13, using: &random)) {
      let section = snapshot.sectionIdentifiers.randomElement(using: &random)
      try snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }
}
