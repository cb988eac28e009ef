import DragKitSnapshots
@testable import DragModel
import Testing

struct SnapshotItemTests {
  private var snapshot: Snapshot<String, Int>

  init() throws {
    snapshot = try SnapshotSectionTests.snapshot()
  }

  @Test("Items are appended to the given section, or to the last")
  mutating func appends() throws {
    try snapshot.appendItems([6, 7], toSection: "a")
    try snapshot.appendItems([8])
    #expect(snapshot.itemIdentifiers == [1, 2, 6, 7, 3, 4, 5, 8])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [5, 8])
    #expect(snapshot.numberOfItems == 8)
    #expect(snapshot.numberOfItems(inSection: "a") == 4)
  }

  @Test("Items are inserted before and after another, in its section")
  mutating func inserts() throws {
    try snapshot.insertItems([6, 7], beforeItem: 3)
    try snapshot.insertItems([8], afterItem: 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 8, 6, 7, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 8])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [6, 7, 3, 4])
  }

  @Test("Deleting items keeps their sections")
  mutating func deletes() throws {
    try snapshot.deleteItems([5, 1, 5])
    #expect(snapshot.itemIdentifiers == [2, 3, 4])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == nil)
    try snapshot.appendItems([5], toSection: "a")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 5])
  }

  @Test("Deleting all items deletes the sections too")
  mutating func deletesAll() {
    snapshot.deleteAllItems()
    #expect(snapshot == Snapshot())
    #expect(snapshot.numberOfSections == 0)
  }

  @Test("An item moves before and after another, across sections")
  mutating func moves() throws {
    try snapshot.moveItem(1, afterItem: 2)
    #expect(snapshot.itemIdentifiers == [2, 1, 3, 4, 5])
    try snapshot.moveItem(1, beforeItem: 4)
    #expect(snapshot.itemIdentifiers == [2, 3, 1, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1, 4])
    try snapshot.moveItem(5, afterItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 5])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [])
    try snapshot.moveItem(5, beforeItem: 5)
    #expect(snapshot.itemIdentifiers == [2, 5, 3, 1, 4])
  }

  @Test("An item's index counts all items before it")
  func indices() {
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(6) == nil)
    #expect(snapshot.numberOfItems(inSection: "x") == 0)
    #expect(snapshot.itemIdentifiers(inSection: "x") == [])
  }
}
