@testable import DragKit
import DragModel
import Support
import Testing

struct SizedItemTests {
  /// Notes as high as their text beside a board with tiles; everything can be dropped on both.
  struct Desk: InteractiveContent, Equatable {
    var model = Model()
    var sizes = ItemSizes()
    var isRightToLeft = false
    var isFlow = false
    private var tiles: any CollectionLayout {
      let tiles = TileConfiguration(
        itemSize: Size(width: 80, height: 80), spacing: 10, insets: Insets(all: 10))
      return isFlow ? tiles.flow : tiles.grid
    }

    init() {
      let notes = model.addContainer("notes", items: ["low", "high", "usual"])
      model.addContainer("board", items: ["one", "two", "three"])
      sizes[notes[0]] = Size(width: 0, height: 20)
      sizes[notes[1]] = Size(width: 30, height: 100)
    }

    var stage: Stage {
      let list = CollectionArea(
        view: .control(0), bounds: Rect(x: 0, y: 0, width: 200, height: 400),
        layout: ListConfiguration().layout, sections: [section("notes")],
        isRightToLeft: isRightToLeft, itemSizes: sizes)
      let grid = CollectionArea(
        view: .control(1), bounds: Rect(x: 300, y: 0, width: 280, height: 400), layout: tiles,
        sections: [section("board")], isRightToLeft: isRightToLeft, itemSizes: sizes)
      return Stage(areas: [
        Stage.Area("notes", .collection(list)), Stage.Area("board", .collection(grid)),
      ])
    }

    private func section(_ container: ContainerID) -> CollectionSection {
      CollectionSection(container, count: model[container]?.count ?? 0)
    }

    static let handlers = ["notes", "board"].reduce(HandlerRegistry<Desk>()) { registry, id in
      registry.collection(id) { view in
        view.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
        view.dropDelegate = DeskDropDelegate()
      }
    }
  }

  private var driver = ContentDriver(Desk())

  private func frames() -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for item in driver.interaction.elements(in: "notes")
      + driver.interaction.elements(in: "board")
    {
      frames[driver.content.name(of: item.item)] = driver.interaction.frame(of: item.item)
    }
    return frames
  }

  @Test("Rows have the heights of their items, and others are 44 px high")
  func rows() {
    let frames = frames()
    #expect(frames["low"] == Rect(x: 0, y: 0, width: 200, height: 20))
    #expect(frames["high"] == Rect(x: 0, y: 20, width: 200, height: 100))
    #expect(frames["usual"] == Rect(x: 0, y: 120, width: 200, height: 44))
  }

  @Test("A reordered row keeps its height, and its gap has that height")
  mutating func reorders() {
    driver.press(at: Point(x: 100, y: 60))
    driver.drag(to: Point(x: 100, y: 140), steps: 10)
    #expect(frames()["usual"] == Rect(x: 0, y: 20, width: 200, height: 44))
    #expect(frames()["high"] == Rect(x: 0, y: 64, width: 200, height: 100))
    driver.drop()
    #expect(driver.content.model.names(in: "notes") == ["low", "usual", "high"])
    #expect(frames()["usual"] == Rect(x: 0, y: 20, width: 200, height: 44))
    #expect(frames()["high"] == Rect(x: 0, y: 64, width: 200, height: 100))
    driver.undo()
    #expect(frames()["high"] == Rect(x: 0, y: 20, width: 200, height: 100))
  }

  @Test("A tile dragged into a list opens a gap as high as a row")
  mutating func tileIntoList() {
    driver.press(at: Point(x: 350, y: 50))
    driver.drag(to: Point(x: 100, y: 45), steps: 10)
    #expect(driver.gap == InsertionPlace("notes", Gap(1)))
    #expect(frames()["high"]?.minY == 64)
    driver.drop()
    #expect(driver.content.model.names(in: "notes") == ["low", "one", "high", "usual"])
    #expect(frames()["one"] == Rect(x: 0, y: 20, width: 200, height: 44))
  }

  @Test("A row dragged into a grid opens a gap as large as a tile")
  mutating func rowIntoGrid() {
    driver.press(at: Point(x: 100, y: 60))
    driver.drag(to: Point(x: 350, y: 50), steps: 10)
    #expect(driver.gap == InsertionPlace("board", Gap(0)))
    #expect(frames()["one"] == Rect(x: 400, y: 10, width: 80, height: 80))
    driver.drop()
    #expect(driver.content.model.names(in: "board") == ["high", "one", "two", "three"])
    #expect(frames()["high"] == Rect(x: 310, y: 10, width: 80, height: 80))
  }

  @Test("An item dragged into a flow opens a gap of its size in the flow")
  mutating func rowIntoFlow() {
    driver.change { $0.isFlow = true }
    driver.press(at: Point(x: 100, y: 60))
    driver.drag(to: Point(x: 320, y: 30), steps: 10)
    #expect(frames()["one"] == Rect(x: 350, y: 10, width: 80, height: 80))
    driver.drop()
    #expect(frames()["high"] == Rect(x: 310, y: 10, width: 30, height: 100))
    #expect(frames()["one"] == Rect(x: 350, y: 10, width: 80, height: 80))
  }

  @Test("The first tile of a flow is the rightmost from right to left, and is dragged there")
  mutating func rightToLeft() {
    driver.change { $0.isRightToLeft = true }
    #expect(frames()["one"] == Rect(x: 490, y: 10, width: 80, height: 80))
    driver.press(at: Point(x: 520, y: 50))
    driver.drag(to: Point(x: 340, y: 50), steps: 10)
    driver.drop()
    #expect(driver.content.model.names(in: "board") == ["two", "three", "one"])
    #expect(frames()["two"] == Rect(x: 490, y: 10, width: 80, height: 80))
  }

  @Test("A changed size moves the rows below at once, also during a drag")
  mutating func resizes() {
    driver.press(at: Point(x: 100, y: 140))
    driver.drag(to: Point(x: 100, y: 150), steps: 10)
    let low = driver.item("low")
    driver.change { $0.sizes[low] = Size(width: 0, height: 70) }
    #expect(frames()["high"] == Rect(x: 0, y: 70, width: 200, height: 100))
    driver.drop()
    #expect(driver.interaction.isIdle)
  }
}

private struct DeskDropDelegate: CollectionDropDelegate {
  func performDrop(with coordinator: inout DropCoordinator, content: inout SizedItemTests.Desk) {
    guard let place = coordinator.destination?.place else { return }
    content.model.move(coordinator.session.localObjects, to: place)
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
