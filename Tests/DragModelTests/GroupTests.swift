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
  }

  @Test("A nested container takes in other items, and its own item goes elsewhere")
  mutating func accepts() {
    model.move([model.item(named: "welcome")!], to: InsertionPlace("basics", .start))
    #expect(model.names(in: "basics") == ["welcome", "variables"])
    model.move([basics], to: InsertionPlace("lessons", .start))
    #expect(model.names(in: "lessons") == ["basics", "swift"])
    model.move([swift], to: InsertionPlace("basics", .start))
    #expect(model.names(in: "basics") == ["swift", "welcome", "variables"])
  }

  @Test("A container is not nested in an item that is not registered")
  mutating func unregistered() {
    let before = model
    model.nest("lessons", in: ItemID(rawValue: 99))
    #expect(model == before)
  }

  @Test("A nested container is nested in the item of the decoded model, too")
  func decoded() throws {
    var copy = try Model(canonicalBytes: model.canonicalBytes)
    #expect(copy == model)
    let isMoved = copy.move([swift], to: InsertionPlace("swift", .start))
    #expect(!isMoved)
  }
}
