@testable import DragKit
import Support
import Testing

struct SizedItemTests {
  private var crates = ContentDriver(
    Crates(list: ["low", "high", "usual"], grid: ["one", "two", "three"]))

  init() {
    var sizes = ItemSizes()
    sizes[crates.item("low")] = Size(width: 0, height: 20)
    sizes[crates.item("high")] = Size(width: 30, height: 100)
    crates.change { $0.sizes = sizes }
  }

  @Test("Rows have the heights of their items, or 44 px, also while they are dragged")
  mutating func rows() {
    #expect(crates.place(of: "low") == Rect(x: 0, y: 0, width: 200, height: 20))
    #expect(crates.place(of: "high") == Rect(x: 0, y: 20, width: 200, height: 100))
    #expect(crates.place(of: "usual") == Rect(x: 0, y: 120, width: 200, height: 44))
    crates.drag("high", to: Point(x: 100, y: 150), steps: 10)
    #expect(crates.place(of: "usual") == Rect(x: 0, y: 20, width: 200, height: 44))
    #expect(crates.place(of: "high") == Rect(x: 0, y: 64, width: 200, height: 100))
    crates.drop()
    #expect(crates.place(of: "high") == Rect(x: 0, y: 64, width: 200, height: 100))
    #expect(crates.names(in: "list") == ["low", "usual", "high"])
    crates.undo()
    #expect(crates.place(of: "high") == Rect(x: 0, y: 20, width: 200, height: 100))
  }

  @Test("A changed size moves the rows below at once, also during a drag")
  mutating func changes() {
    crates.drag("usual", by: 0, 8)
    let low = crates.item("low")
    crates.change { $0.sizes?[low] = Size(width: 0, height: 70) }
    #expect(crates.place(of: "high") == Rect(x: 0, y: 70, width: 200, height: 100))
    crates.drop()
  }

  @Test("A tile opens a gap as high as a row in a list, and a row one like a tile in a grid")
  mutating func tileIntoList() {
    crates.drag("one", to: Point(x: 100, y: 45), steps: 10)
    #expect(crates.gap == InsertionPlace("list", Gap(1)))
    #expect(crates.place(of: "high").minY == 64)
    crates.drop()
    #expect(crates.names(in: "list") == ["low", "one", "high", "usual"])
    #expect(crates.place(of: "one") == Rect(x: 0, y: 20, width: 200, height: 44))
    crates.undo()
    crates.drag("high", to: "one")
    #expect(crates.gap == InsertionPlace("grid", Gap(0)))
    #expect(crates.place(of: "one") == Rect(x: 295, y: 10, width: 50, height: 50))
    crates.drop()
    #expect(crates.names(in: "grid") == ["high", "one", "two", "three"])
    #expect(crates.place(of: "high") == Rect(x: 235, y: 10, width: 50, height: 50))
  }

  @Test("An item dragged into a flow opens a gap of its size in the flow")
  mutating func rowIntoFlow() {
    crates.change { $0.isFlow = true }
    crates.drag("high", to: Point(x: 240, y: 30), steps: 10)
    #expect(crates.place(of: "one") == Rect(x: 270, y: 10, width: 50, height: 50))
    crates.drop()
    #expect(crates.place(of: "high") == Rect(x: 230, y: 10, width: 30, height: 100))
    #expect(crates.place(of: "one") == Rect(x: 270, y: 10, width: 50, height: 50))
  }
}

struct ItemSizesTests {
  @Test("A table of sizes has none of other and invalid items, and none below zero")
  func absent() {
    var sizes = ItemSizes()
    sizes[ItemID(rawValue: 2)] = Size(width: 3, height: 4)
    sizes[.control(1)] = Size(width: 3, height: 4)
    sizes[ItemID(rawValue: .max)] = Size(width: 3, height: 4)
    #expect(sizes[ItemID(rawValue: 2)] == Size(width: 3, height: 4))
    let others = [ItemID(rawValue: 0), ItemID(rawValue: 3), .control(1), ItemID(rawValue: .max)]
    #expect(others.allSatisfy { sizes[$0] == nil })
    sizes[ItemID(rawValue: 2)] = Size(width: -5, height: 7)
    #expect(sizes[ItemID(rawValue: 2)] == Size(width: 0, height: 7))
    sizes[ItemID(rawValue: 2)] = nil
    #expect(sizes[ItemID(rawValue: 2)] == nil)
  }
}

struct SpacedListTests {
  private var cards: ContentDriver<PlainOutline>

  /// Cards 40 px high, one of which is a group that is open.
  init() {
    var outline = PlainOutline(list: ListConfiguration(rowHeight: 40, spacing: 20))
    outline.model.addContainer("root", items: ["a", "group", "b", "c"])
    outline.add("group", ["x"])
    cards = ContentDriver(outline)
  }

  private mutating func lift(_ card: String, toTop y: Length) {
    cards.drag(card, to: Point(x: 220, y: y + 20), steps: 20)
  }

  @Test("The rows of a list are as far apart as its spacing, and a negative one counts as none")
  mutating func places() {
    let tops = ["a", "group", "x", "b", "c"].map { cards.place(of: $0).minY }
    #expect(tops == [0, 60, 120, 180, 240])
    #expect(cards.place(of: "a").height == 40)
    cards.change { $0.list = ListConfiguration(rowHeight: 40, spacing: -10) }
    #expect(cards.place(of: "group").minY == 40)
  }

  @Test("Arrows carry a row over the spacing")
  mutating func arrows() {
    cards.press(.tab, .end, .space, .up, .space)
    #expect(cards.names(in: "root") == ["a", "group", "c", "b"])
  }

  @Test("A press between two rows lifts nothing", arguments: [.mouse, .finger(1)] as [PointerID])
  mutating func ground(pointer: PointerID) {
    cards.pointer = pointer
    cards.press(at: Point(x: 220, y: 50))
    #expect(cards.interaction.touches.first?.item == PlainOutline.view)
    cards.wait(.seconds(1))
    cards.drag(to: Point(x: 220, y: 150))
    #expect(cards.interaction.session == nil)
    cards.release()
  }

  @Test("A gap has the spacing of the list on both sides, also below the last row")
  mutating func gap() {
    lift("a", toTop: 200)
    #expect(cards.gap(in: "root")?.frame == Rect(x: 0, y: 180, width: 440, height: 40))
    #expect(["group", "x", "b", "c"].map { cards.place(of: $0).minY } == [0, 60, 120, 240])
    cards.drop()
    #expect(cards.names(in: "root") == ["group", "b", "a", "c"])
    #expect(cards.seen("a") == Rect(x: 0, y: 180, width: 440, height: 40))
    cards.undo()
    lift("a", toTop: 250)
    #expect(cards.gap(in: "root")?.frame.minY == 240)
    cards.drag(to: Point(x: 220, y: 430))
    #expect(cards.gap(in: "root")?.frame.minY == 240)
    cards.release()
    #expect(cards.names(in: "root") == ["group", "b", "c", "a"])
  }

  @Test("Near the last row of a group a drop is in the group, with any spacing")
  mutating func groupEnd() {
    cards.change { $0.list = ListConfiguration(rowHeight: 40, spacing: 60) }
    #expect(cards.place(of: "x").minY == 200)
    // Without the lifted row, the last row of the group ends at 140, and the gap below begins at 200.
    lift("a", toTop: 166)
    #expect(cards.gap(in: "root")?.place == InsertionPlace("group", Gap(1)))
    cards.drag(by: 0, 20)
    #expect(cards.gap(in: "root")?.place == InsertionPlace("root", Gap(2)))
  }
}
