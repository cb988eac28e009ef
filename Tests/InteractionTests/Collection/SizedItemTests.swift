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

  @Test("Rows have the heights of their items, and others are 44 px high")
  func rows() {
    #expect(crates.place(of: "low") == Rect(x: 0, y: 0, width: 200, height: 20))
    #expect(crates.place(of: "high") == Rect(x: 0, y: 20, width: 200, height: 100))
    #expect(crates.place(of: "usual") == Rect(x: 0, y: 120, width: 200, height: 44))
  }

  @Test("A reordered row keeps its height, and its gap has that height")
  mutating func reorders() {
    crates.drag("high", to: Point(x: 100, y: 150), steps: 10)
    #expect(crates.place(of: "usual") == Rect(x: 0, y: 20, width: 200, height: 44))
    #expect(crates.place(of: "high") == Rect(x: 0, y: 64, width: 200, height: 100))
    crates.drop()
    #expect(crates.place(of: "high") == Rect(x: 0, y: 64, width: 200, height: 100))
    #expect(crates.names(in: "list") == ["low", "usual", "high"])
    crates.undo()
    #expect(crates.place(of: "high") == Rect(x: 0, y: 20, width: 200, height: 100))
  }

  @Test("A tile dragged into a list opens a gap as high as a row")
  mutating func tileIntoList() {
    crates.drag("one", to: Point(x: 100, y: 45), steps: 10)
    #expect(crates.gap == InsertionPlace("list", Gap(1)))
    #expect(crates.place(of: "high").minY == 64)
    crates.drop()
    #expect(crates.names(in: "list") == ["low", "one", "high", "usual"])
    #expect(crates.place(of: "one") == Rect(x: 0, y: 20, width: 200, height: 44))
  }

  @Test("A row dragged into a grid opens a gap as large as a tile")
  mutating func rowIntoGrid() {
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

  @Test("The first tile of a grid is the rightmost from right to left, and is dragged there")
  mutating func rightToLeft() {
    crates.change { $0.isRightToLeft = true }
    #expect(crates.place(of: "one") == Rect(x: 355, y: 10, width: 50, height: 50))
    crates.drag("one", to: "three")
    crates.drop()
    #expect(crates.names(in: "grid") == ["two", "three", "one"])
    #expect(crates.place(of: "two") == Rect(x: 355, y: 10, width: 50, height: 50))
  }

  @Test("A changed size moves the rows below at once, also during a drag")
  mutating func resizes() {
    crates.drag("usual", by: 0, 8)
    let low = crates.item("low")
    crates.change { $0.sizes?[low] = Size(width: 0, height: 70) }
    #expect(crates.place(of: "high") == Rect(x: 0, y: 70, width: 200, height: 100))
    crates.drop()
    #expect(crates.interaction.isIdle)
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
