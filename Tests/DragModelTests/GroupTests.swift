import DragCoding
@testable import DragModel
import Testing

struct GroupTests {
  private var model = Model()
  private let swift: ItemID
  private let basics: ItemID

  init() {
    let top = model.addContainer("lessons", items: ["welcome", "swift"])
    let lessons = model.addContainer("swift", items: ["basics", "closures"])
    model.addContainer("basics", items: ["variables"])
    (swift, basics) = (top[1], lessons[0])
    model.nest("swift", in: swift)
    model.nest("basics", in: basics)
  }

  @Test("A nested container takes in neither its item nor one that has the item in it")
  mutating func refuses() {
    let before = model
    let movesIntoItself = model.move([swift], to: InsertionPlace("swift", .start))
    let movesIntoItsOwn = model.move([swift], to: InsertionPlace("basics", .start))
    let movesWithOthers = model.move(
      [model.item(named: "welcome")!, basics], to: InsertionPlace("basics", .start))
    #expect(!movesIntoItself && !movesIntoItsOwn && !movesWithOthers)
    #expect(model == before)
    model.remove(swift)
    let isInserted = model.insert(swift, at: InsertionPlace("swift", .start))
    #expect(!isInserted)
    let same = model
    model.nest("lessons", in: ItemID(rawValue: 99))
    #expect(model == same)
  }

  @Test("A nested container takes in other items, and is nested in the decoded model, too")
  mutating func accepts() throws {
    model.move([model.item(named: "welcome")!], to: InsertionPlace("basics", .start))
    #expect(model.names(in: "basics") == ["welcome", "variables"])
    model.move([basics], to: InsertionPlace("lessons", .start))
    #expect(model.names(in: "lessons") == ["basics", "swift"])
    model.move([swift], to: InsertionPlace("basics", .start))
    #expect(model.names(in: "basics") == ["swift", "welcome", "variables"])
    var copy = try Model(canonicalBytes: model.canonicalBytes)
    #expect(copy == model)
    let isMoved = copy.move([swift], to: InsertionPlace("swift", .start))
    #expect(!isMoved)
  }
}

struct TitleTests {
  private func model() -> (Model, ItemOrder) {
    var model = Model()
    model.addContainer("board", items: ["one", "two"])
    return (model, model["board"]?.items ?? [])
  }

  @Test("A title is undone and redone, and leaves the order and the name alone")
  func undo() {
    var (model, items) = model()
    let before = model.orderHash
    model.setTitle("Sea", of: items[0])
    model.setTitle("Lake", of: items[0])
    #expect(model.title(of: items[0]) == "Lake" && model.name(of: items[0]) == "one")
    model.undo()
    #expect(model.title(of: items[0]) == "Sea")
    model.undo()
    #expect(model.title(of: items[0]) == nil && !model.canUndo)
    model.redo()
    #expect(model.title(of: items[0]) == "Sea" && model.orderHash == before)
  }

  @Test("The same title, and the title of an unknown item, are no steps")
  func noSteps() {
    var (model, items) = model()
    let hasChanged = [
      model.setTitle(nil, of: items[0]), model.setTitle("Sea", of: ItemID(rawValue: 7)),
    ]
    #expect(hasChanged == [false, false])
    #expect(!model.canUndo && model.titlesHash == 0)
  }

  @Test("A transaction of a move and a title is rolled back as a whole")
  func rollback() {
    var (model, items) = model()
    model.begin()
    model.move([items[0]], to: InsertionPlace("board", .after(1)))
    model.setTitle("Sea", of: items[0])
    model.rollback()
    #expect(model.names(in: "board") == ["one", "two"] && model.title(of: items[0]) == nil)
  }

  @Test("Titles are encoded in the order of items, and an item without a name has none")
  func coding() throws {
    var (model, items) = model()
    model.setTitle("海", of: items[1])
    model.setTitle("Sea", of: items[0])
    let decoded = try Model(canonicalBytes: model.canonicalBytes)
    #expect(decoded == model && decoded.titlesHash == model.titlesHash)
    var damaged = model.canonicalBytes
    let title = try #require(damaged.firstRange(of: Array("Sea".utf8)))
    damaged[title.lowerBound - 3] = 0x7e
    #expect(throws: CanonicalError.self) { try Model(canonicalBytes: damaged) }
  }
}
