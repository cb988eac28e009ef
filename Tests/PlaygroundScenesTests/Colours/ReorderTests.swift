@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Reordering the colours")
struct ReorderTests {
  private var table = PlaygroundDriver()

  @Test(
    "D12, D13, D15: a tile takes the place of the last one it passes, and keeps it at the drop",
    arguments: [
      ("red", "green", ["blue", "black", "green", "red", "yellow"]),
      ("red", "yellow", ["blue", "black", "green", "yellow", "red"]),
      ("yellow", "blue", ["red", "yellow", "blue", "black", "green"]),
    ])
  mutating func drags(tile: String, to other: String, order: [String]) {
    table.drag(tile, to: other)
    #expect(table.order == order, "The move is live.")
    table.release()
    #expect(table.order == order)
  }

  @Test("D07, D11, D21–D25: the calls of a drag come in the documented order")
  mutating func callsComeInOrder() {
    table.drag("red", to: "blue")
    #expect(
      table.takeCalls() == [
        "dragBegan red mouse",
        "validateDrop red true",
        "dropEntered red red",
        "dropUpdated red move insertAtDestination",
        "validateDrop blue true",
        "dropExited red red",
        "dropEntered red blue",
        "order blue red black green yellow",
        "dropUpdated blue move insertAtDestination",
      ])
    table.release()
    #expect(table.takeCalls() == ["performDrop blue true", "dragEnded red dropped move"])
  }

  @Test("D23: dropUpdated is called at every motion, also over the tile's own place")
  mutating func updatesAtEveryMotion() {
    table.drag("red", to: "blue")
    table.settle()
    #expect(table.order == ["blue", "red", "black", "green", "yellow"])
    let before = updates
    table.drag(by: 0, 20, steps: 20)
    #expect(updates == before + 20)
    table.send(.modifiersChanged(.control))
    #expect(updates == before + 21)
    table.wait(.seconds(1))
    #expect(updates == before + 21, "Time alone asks nothing.")
  }

  private var updates: Int {
    table.calls.count { $0.name == .dropUpdated && $0["target"] == "blue" }
  }

  @Test("D05, D06, D31: only the dragged tile leaves its place, and is dropped between two, too")
  mutating func onlyTheDraggedOneIsAway() {
    table.drag("red", to: "blue")
    let tiles = table.interaction.elements(in: "colours")
    #expect(tiles.filter { $0.kind == .gap }.map(\.item) == [table.item("red")])
    #expect(tiles.filter { $0.kind == .item }.count == 4)
    table.drag(to: "blue", at: (50, 104))
    table.release()
    #expect(table.takeCalls().last == "dragEnded red dropped move")
  }
}

@Suite("The place in the column of colours")
struct ColumnPlaceTests {
  private var table = PlaygroundDriver()

  @Test(
    "R2, D12: changes 6 % beyond the middle of two places, wherever the tile is grabbed",
    arguments: [(10, 10), (50, 50), (90, 90)])
  mutating func threshold(x: Int, y: Int) {
    table.drag("blue", from: (x, y), by: 0, 62, steps: 62)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    table.drag(by: 0, 1, steps: 1)
    #expect(table.order == ["red", "black", "blue", "green", "yellow"])
    table.drag(by: 0, -13, steps: 13)
    #expect(table.order == ["red", "black", "blue", "green", "yellow"])
    table.drag(by: 0, -1, steps: 1)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    table.drag(by: 0, -112, steps: 112)
    #expect(table.order == ["blue", "red", "black", "green", "yellow"])
  }

  @Test("is the same for a tile that follows a touch", arguments: [(10, 10), (90, 90)])
  func follows(x: Int, y: Int) {
    for (translation, order) in [
      (62, ["red", "blue", "black", "green", "yellow"]),
      (63, ["red", "black", "blue", "green", "yellow"]),
    ] as [(Length, [String])] {
      var table = PlaygroundDriver()
      table.tap("style-follow", settles: true)
      table.drag("blue", from: (x, y), by: 0, translation)
      table.drop()
      #expect(table.order == order, "by \(translation)")
    }
  }
}
