@testable import DragModel
import Support
import Testing

struct ItemNamesTests {
  @Test("A series of names is numbered from one, and a later given name is the next")
  func series() {
    var model = Model()
    let items = model.addContainer("board", count: 1_000_000, named: "item")
    let late = model.registerItem(named: "late")
    #expect(items.count == 1_000_000)
    #expect(model.name(of: items[0]) == "item-1")
    #expect(model.name(of: items[999_999]) == "item-1000000")
    #expect(model.item(named: "item-500000") == items[499_999])
    #expect(late.rawValue == 1_000_000)
    #expect(model.name(of: late) == "late")
    #expect(model.item(named: "late") == late)
    #expect(model.itemCount == 1_000_001)
    #expect(model.name(of: ItemID(rawValue: 1_000_001)) == "?")
  }

  @Test("A series of names is limited to the size of a model, and an empty one is not stored")
  func limits() {
    var names = ItemNames()
    let none = names.append(series: "item", count: 0)
    #expect(none == 0..<0)
    #expect(names == ItemNames())
    let given = names.append("a")
    let most = names.append(series: "item", count: .max)
    let more = names.append(series: "item", count: 1)
    #expect(given == 0)
    #expect(most == 1..<ItemID.limit)
    #expect(more.isEmpty)
    #expect(names[ItemID.limit - 1] == "item-16777215")
  }

  @Test(
    "Another spelling of the number is another name",
    arguments: [
      "item-0", "item-4", "item-01", "item-+1", "item--1", "item-", "item", "-1", "1", "",
      "Item-1", "item-1 ", "item-99999999999999999999",
    ])
  func otherNames(name: String) {
    var model = Model()
    model.addContainer("board", count: 3, named: "item")
    #expect(model.item(named: name) == nil)
  }

  @Test("Mixed given names and series agree with an array")
  func agreesWithArray() {
    var generator = SeededGenerator(seed: 7)
    let stems = ["item", "a-1", "e\u{301}", ""]
    for round in 0..<200 {
      var model = Model()
      var names: [String] = []
      for step in 0..<8 {
        let stem = stems[Int.random(in: 0..<stems.count, using: &generator)]
        if Bool.random(using: &generator) {
          let count = Int.random(in: 0...4, using: &generator)
          model.addContainer(ContainerID("\(step)"), count: count, named: stem)
          names += (0..<count).map { "\(stem)-\($0 + 1)" }
        } else {
          names.append("\(stem)-\(Int.random(in: 0...4, using: &generator))")
          let item = model.registerItem(named: names[names.count - 1])
          #expect(item.rawValue == names.count - 1)
        }
      }
      #expect(Array(model.itemNames) == names, "round \(round)")
      for name in stems.flatMap({ stem in (0...5).map { "\(stem)-\($0)" } }) + ["\u{e9}-2"] {
        let item = model.item(named: name)
        #expect(item?.rawValue == names.lastIndex(of: name), "'\(name)' in round \(round)")
      }
      #expect(Mirror(reflecting: model.itemNames).children.count == names.count)
    }
  }
}
