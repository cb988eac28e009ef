import DragKitSnapshots
@testable import DragModel
import Testing

struct SnapshotTests {
  /// Three sections with five items.
  private var snapshot = Snapshot<String, Int>()

  init() throws {
    try snapshot.appendSections(["a", "b", "c"])
    try snapshot.appendItems([1, 2], toSection: "a")
    try snapshot.appendItems([3, 4], toSection: "b")
    try snapshot.appendItems([5], toSection: "c")
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

  @Test("Deleting items keeps their sections, and deleting all deletes the sections too")
  mutating func deletes() throws {
    try snapshot.deleteItems([5, 1, 5])
    #expect(snapshot.itemIdentifiers == [2, 3, 4])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == nil)
    try snapshot.appendItems([5], toSection: "a")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 5])
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

  @Test("Sections are appended in order, and are empty")
  func appendsSections() throws {
    var snapshot = Snapshot<String, Int>()
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendSections(["c"])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.indexOfSection("d") == nil)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [])
    #expect(snapshot.itemIdentifiers(inSection: "d") == [])
    #expect(snapshot.numberOfItems(inSection: "d") == 0)
  }

  @Test("Deleting a section deletes its items")
  mutating func deletesSections() throws {
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
  mutating func movesSections() throws {
    try snapshot.moveSection("c", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b"])
    #expect(snapshot.itemIdentifiers == [5, 1, 2, 3, 4])
    try snapshot.moveSection("c", afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 5, 3, 4])
    try snapshot.moveSection("c", afterSection: "b")
    try snapshot.moveSection("b", beforeSection: "b")
    try snapshot.moveSection("b", afterSection: "b")
    #expect(try snapshot == SnapshotTests().snapshot)
  }

  typealias Edit = @Sendable (inout Snapshot<String, Int>) throws -> Void

  /// An edit that is refused, and why.
  private static func refusal(
    _ words: String, _ error: SnapshotError, _ edit: @escaping Edit
  ) -> (String, SnapshotError, Edit) { (words, error, edit) }

  private static let refusals = [
    refusal("append twice", .duplicateSection("x")) { try $0.appendSections(["x", "x"]) },
    refusal("append what is there", .duplicateSection("a")) { try $0.appendSections(["x", "a"]) },
    refusal("insert what is there", .duplicateSection("c")) {
      try $0.insertSections(["c"], beforeSection: "a")
    },
    refusal("insert before nothing", .unknownSection("x")) {
      try $0.insertSections(["y"], beforeSection: "x")
    },
    refusal("insert behind nothing", .unknownSection("x")) {
      try $0.insertSections(["y"], afterSection: "x")
    },
    refusal("delete nothing", .unknownSection("x")) { try $0.deleteSections(["a", "x"]) },
    refusal("move nothing", .unknownSection("x")) { try $0.moveSection("x", beforeSection: "a") },
    refusal("move behind nothing", .unknownSection("x")) {
      try $0.moveSection("a", afterSection: "x")
    },
    refusal("append to nothing", .unknownSection("x")) { try $0.appendItems([6], toSection: "x") },
    refusal("append without a section", .noSections) { _ in
      var empty = Snapshot<String, Int>()
      try empty.appendItems([1])
    },
    refusal("append twice", .duplicateItem("6")) { try $0.appendItems([6, 6]) },
    refusal("append what is elsewhere", .duplicateItem("1")) {
      try $0.appendItems([6, 1], toSection: "c")
    },
    refusal("insert what is there", .duplicateItem("5")) { try $0.insertItems([5], beforeItem: 1) },
    refusal("insert before nothing", .unknownItem("7")) { try $0.insertItems([6], beforeItem: 7) },
    refusal("insert behind nothing", .unknownItem("7")) { try $0.insertItems([6], afterItem: 7) },
    refusal("delete nothing", .unknownItem("6")) { try $0.deleteItems([1, 6]) },
    refusal("move nothing", .unknownItem("6")) { try $0.moveItem(6, beforeItem: 1) },
    refusal("move behind nothing", .unknownItem("6")) { try $0.moveItem(1, afterItem: 6) },
  ]

  @Test("A refused edit of a snapshot throws and changes nothing", arguments: refusals)
  mutating func refuses(words: String, error: SnapshotError, edit: Edit) {
    let before = snapshot
    #expect(throws: error, "\(words)") { try edit(&snapshot) }
    #expect(snapshot == before)
  }

  @Test(
    "The error of a snapshot says what to do",
    arguments: [
      (SnapshotError.unknownItem("6"), "there is no item 6: append or insert it first"),
      (.unknownSection("x"), "there is no section x: append or insert it first"),
      (.duplicateItem("6"), "the item 6 would be there twice: move it, or delete it first"),
      (.duplicateSection("x"), "the section x would be there twice: move it, or delete it first"),
      (.noSections, "there is no section for the items: append one first"),
      (
        .unregisteredItem(ItemID(rawValue: 6)),
        "the model has no item 6: give it an identity with registerItem(named:)"
      ),
      (
        .containerLeftOut("x"),
        "the model has a container 'x' already: name it among those to apply to"
      ),
    ])
  func words(error: SnapshotError, words: String) {
    #expect("\(error)" == words)
  }
}
