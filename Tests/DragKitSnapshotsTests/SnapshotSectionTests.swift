import DragKitSnapshots
@testable import DragModel
import Testing

struct SnapshotSectionTests {
  @Test("Sections are appended in order, and are empty")
  func appends() throws {
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendSections(["c"])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.indexOfSection("d") == nil)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [])
  }

  @Test("Sections are inserted before and after another")
  func inserts() throws {
    var snapshot = try Self.snapshot()
    try snapshot.insertSections(["x", "y"], beforeSection: "b")
    try snapshot.insertSections(["z"], afterSection: "b")
    try snapshot.appendItems([9], toSection: "y")
    #expect(snapshot.sectionIdentifiers == ["a", "x", "y", "b", "z", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 9, 3, 4, 5])
    #expect(snapshot.numberOfItems(inSection: "x") == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == "y")
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
  }

  @Test("Deleting a section deletes its items")
  func deletes() throws {
    var snapshot = try Self.snapshot()
    try snapshot.deleteSections(["b"])
    #expect(snapshot.sectionIdentifiers == ["a", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 5])
    #expect(snapshot.indexOfItem(3) == nil)
    #expect(snapshot.indexOfItem(5) == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "c")
    try snapshot.deleteSections(["c", "a", "c"])
    #expect(snapshot == Snapshot())
  }

  @Test("Moving a section moves its items; before or after itself it stays")
  func moves() throws {
    var snapshot = try Self.snapshot()
    try snapshot.moveSection("c", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b"])
    #expect(snapshot.itemIdentifiers == [5, 1, 2, 3, 4])
    try snapshot.moveSection("c", afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 5, 3, 4])
    try snapshot.moveSection("c", afterSection: "b")
    try snapshot.moveSection("b", beforeSection: "b")
    try snapshot.moveSection("b", afterSection: "b")
    #expect(try snapshot == Self.snapshot())
  }

  /// Three sections with five items.
  static func snapshot() throws -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["a", "b", "c"])
    try snapshot.appendItems([1, 2], toSection: "a")
    try snapshot.appendItems([3, 4], toSection: "b")
    try snapshot.appendItems([5], toSection: "c")
    return snapshot
  }
}
