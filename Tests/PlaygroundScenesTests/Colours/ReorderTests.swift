@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Reordering the colours")
struct ReorderTests {
  @Test("D01: the column starts as red, blue, black, green, yellow")
  func startsInTheArticlesOrder() {
    let table = PlaygroundDriver()
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
  }

  @Test(
    "D12, D13, D15: a tile takes the place of the last one it passes, and keeps it at the drop",
    arguments: [
      ("red", "green", ["blue", "black", "green", "red", "yellow"]),
      ("red", "yellow", ["blue", "black", "green", "yellow", "red"]),
      ("yellow", "blue", ["red", "yellow", "blue", "black", "green"]),
    ])
  func drags(tile: String, to other: String, order: [String]) {
    var table = PlaygroundDriver()
    table.press(on: tile)
    table.drag(to: other)
    #expect(table.order == order, "The move is live.")
    table.release()
    #expect(table.order == order)
  }

  @Test("D07, D11, D21–D25: the calls of a drag over one tile come in the documented order")
  func callsComeInOrder() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "blue")
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

  @Test("D23: dropUpdated is called for every motion in the target, also over the tile's own place")
  func updatesAtEveryMotion() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "blue")
    table.settle()
    #expect(table.order == ["blue", "red", "black", "green", "yellow"])
    let before = updates(table)
    table.drag(by: 0, 20, steps: 20)
    #expect(updates(table) == before + 20)
    table.send(.modifiersChanged(.control))
    #expect(updates(table) == before + 21)
    table.wait(.seconds(1))
    #expect(updates(table) == before + 21, "Time alone asks nothing.")
  }

  private func updates(_ table: PlaygroundDriver) -> Int {
    table.calls.count { $0.name == .dropUpdated && $0["target"] == "blue" }
  }

  @Test("a release between two tiles drops like a release over a tile")
  func dropsBetween() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "blue", at: (50, 104))
    table.release()
    #expect(table.takeCalls().last == "dragEnded red dropped move")
  }

  @Test("D05, D06, D31: only the dragged tile leaves its place, identified by item")
  func onlyTheDraggedOneIsAway() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "blue")
    let tiles = table.interaction.elements(in: "colours")
    #expect(tiles.filter { $0.kind == .gap }.map(\.item) == [table.item("red")])
  }

  @Test("everything is settled and the playground idle some time after the drop")
  func settles() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "yellow")
    table.release()
    #expect(!table.interaction.isIdle)
    table.settle()
    #expect(table.interaction.isIdle)
    #expect(table.playground.nextWake == nil)
    #expect(table.calls.last?.name == .idle)
    for tile in table.interaction.elements(in: "colours") {
      #expect(tile.frame == table.interaction.frame(of: tile.item))
    }
  }
}
