import DragKitSnapshots
@testable import DragModel
import Support
import Testing

struct ReorderTransactionTests {
  private var model = Model()
  private let items: [ItemID]

  init() {
    items =
      model.addContainer("left", items: ["a", "b", "c"])
      + model.addContainer("right", items: ["d"])
      + model.addContainer("beside", items: ["e"])
  }

  @Test("A move within a section is a transaction of that section only")
  mutating func withinSection() {
    let before = model
    model.move([items[0]], to: InsertionPlace("left", Gap(3)))
    let transaction = ReorderTransaction(from: before, to: model)
    #expect(transaction.initialSnapshot == before.snapshot())
    #expect(transaction.finalSnapshot == model.snapshot())
    let expected = CollectionDifference<ItemID>([
      .remove(offset: 0, element: items[0], associatedWith: 2),
      .insert(offset: 2, element: items[0], associatedWith: 0),
    ])
    #expect(transaction.difference == expected)
    let sections = transaction.sectionTransactions
    #expect(sections.map(\.sectionIdentifier) == ["left"])
    #expect(sections.map(\.initialItemIdentifiers) == [[items[0], items[1], items[2]]])
    #expect(sections.map(\.finalItemIdentifiers) == [[items[1], items[2], items[0]]])
    #expect(sections.map(\.difference) == [expected])
  }

  @Test("A move across sections removes from one and inserts into the other")
  mutating func acrossSections() {
    let before = model
    model.move([items[1]], to: InsertionPlace("right", .start))
    let sections = ReorderTransaction(from: before, to: model).sectionTransactions
    #expect(sections.map(\.sectionIdentifier) == ["left", "right"])
    #expect(
      sections.map(\.difference) == [
        CollectionDifference([.remove(offset: 1, element: items[1], associatedWith: nil)]),
        CollectionDifference([.insert(offset: 0, element: items[1], associatedWith: nil)]),
      ])
  }

  @Test("A transaction includes removed containers, after the others")
  mutating func removedContainers() {
    let before = model
    model.move([items[4]], to: InsertionPlace("left", .start))
    model.removeContainer("right")
    let transaction = ReorderTransaction(from: before, to: model)
    #expect(transaction.initialSnapshot.sectionIdentifiers == ["left", "right", "beside"])
    #expect(transaction.finalSnapshot.sectionIdentifiers == ["left", "beside"])
    let sections = transaction.sectionTransactions
    #expect(sections.map(\.sectionIdentifier) == ["left", "beside", "right"])
    #expect(sections.map(\.finalItemIdentifiers.count) == [4, 0, 0])
  }

  @Test("The difference of any two orders turns one into the other, like the standard library's")
  func restores() {
    var generator = SeededGenerator(seed: 99)
    for round in 0..<400 {
      let old = Self.model(&generator)
      let new = Self.model(&generator)
      let difference = ReorderTransaction(from: old, to: new).difference
      let (before, after) = (old.snapshot().itemIdentifiers, new.snapshot().itemIdentifiers)
      #expect(before.applying(difference) == after, "round \(round) of seed 99")
      let reference = after.difference(from: before).inferringMoves()
      #expect(difference.count == reference.count, "round \(round) of seed 99")
      #expect(difference.inferringMoves() == difference, "round \(round) of seed 99")
    }
  }

  /// Some of a dozen items in one container.
  private static func model(_ generator: inout SeededGenerator) -> Model {
    var model = Model()
    model.addContainer("all", items: (0..<12).map { "\($0)" })
    for number in (0..<12).shuffled(using: &generator) {
      let item = ItemID(rawValue: number)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        model.remove(item)
      } else if Bool.random(using: &generator) {
        model.move(
          [item], to: InsertionPlace("all", Gap(Int.random(in: 0...12, using: &generator))))
      }
    }
    return model
  }
}
