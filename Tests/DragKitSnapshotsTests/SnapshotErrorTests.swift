import DragKitSnapshots
@testable import DragModel
import Testing

struct SnapshotErrorTests {
  /// A call that is refused, and why.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: SnapshotError
    let edit: @Sendable (inout Snapshot<String, Int>) throws -> Void

    init(
      _ description: String, _ error: SnapshotError,
      _ edit: @escaping @Sendable (inout Snapshot<String, Int>) throws -> Void
    ) {
      (testDescription, self.error, self.edit) = (description, error, edit)
    }
  }

  static let sections: [Refusal] = [
    Refusal("append twice", .duplicateSection("x")) { try $0.appendSections(["x", "x"]) },
    Refusal("append what is there", .duplicateSection("a")) { try $0.appendSections(["x", "a"]) },
    Refusal("insert what is there", .duplicateSection("c")) {
      try $0.insertSections(["c"], beforeSection: "a")
    },
    Refusal("insert before nothing", .unknownSection("x")) {
      try $0.insertSections(["y"], beforeSection: "x")
    },
    Refusal("insert behind nothing", .unknownSection("x")) {
      try $0.insertSections(["y"], afterSection: "x")
    },
    Refusal("delete nothing", .unknownSection("x")) { try $0.deleteSections(["a", "x"]) },
    Refusal("move nothing", .unknownSection("x")) { try $0.moveSection("x", beforeSection: "a") },
    Refusal("move behind nothing", .unknownSection("x")) {
      try $0.moveSection("a", afterSection: "x")
    },
  ]

  static let items: [Refusal] = [
    Refusal("append to nothing", .unknownSection("x")) { try $0.appendItems([6], toSection: "x") },
    Refusal("append twice", .duplicateItem("6")) { try $0.appendItems([6, 6]) },
    Refusal("append what is elsewhere", .duplicateItem("1")) {
      try $0.appendItems([6, 1], toSection: "c")
    },
    Refusal("insert what is there", .duplicateItem("5")) { try $0.insertItems([5], beforeItem: 1) },
    Refusal("insert before nothing", .unknownItem("7")) { try $0.insertItems([6], beforeItem: 7) },
    Refusal("insert behind nothing", .unknownItem("7")) { try $0.insertItems([6], afterItem: 7) },
    Refusal("delete nothing", .unknownItem("6")) { try $0.deleteItems([1, 6]) },
    Refusal("move nothing", .unknownItem("6")) { try $0.moveItem(6, beforeItem: 1) },
    Refusal("move behind nothing", .unknownItem("6")) { try $0.moveItem(1, afterItem: 6) },
  ]

  @Test("A refused edit of a snapshot throws and changes nothing", arguments: sections + items)
  func refuses(refusal: Refusal) throws {
    let before = try SnapshotSectionTests.snapshot()
    var snapshot = before
    #expect(throws: refusal.error) { try refusal.edit(&snapshot) }
    #expect(snapshot == before)
  }

  @Test("Items of a snapshot need a section")
  func needsSection() {
    var snapshot = Snapshot<String, Int>()
    #expect(throws: SnapshotError.noSections) { try snapshot.appendItems([1]) }
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
