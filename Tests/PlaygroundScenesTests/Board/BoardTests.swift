@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The board")
struct BoardTests {
  private func board(items: Int = 60, list: Bool = false) -> PlaygroundDriver {
    PlaygroundDriver(scene: .board, items: items, arrangement: list ? .list : .grid)
  }

  private func order(_ table: PlaygroundDriver) -> [String] { table.names(in: "board") }

  @Test(
    "R1: a tile or a row that is dropped on another takes its place, and the others make room",
    arguments: [
      (false, "item-1", "item-3", [2, 3, 1, 4, 5, 6]),
      (true, "item-5", "item-2", [1, 5, 2, 3, 4, 6]),
    ])
  func reorders(list: Bool, item: String, other: String, expected: [Int]) {
    var table = board(items: 6, list: list)
    table.press(on: item)
    table.drag(to: other)
    #expect(order(table) == (1...6).map { "item-\($0)" })
    table.release()
    table.settle()
    #expect(order(table) == expected.map { "item-\($0)" })
  }

  @Test("R12: a tile that is held at the lower edge scrolls to the end of the board")
  func autoScrolls() {
    var table = board()
    table.press(on: "item-6")
    table.drag(to: Point(x: 504, y: 750), steps: 40)
    table.wait(.seconds(3))
    table.release()
    table.settle()
    #expect(order(table).firstIndex(of: "item-6").map { $0 >= 55 } == true)
    table.key(.escape)
    #expect(table.interaction.isIdle)
  }

  @Test("the wheel scrolls, also under a held drag, and a finger with momentum")
  func scrolls() {
    var table = board()
    table.scroll(by: 2, at: Point(x: 500, y: 400))
    #expect(table.interaction.scrollOffset(of: "board") == Vector(dx: 0, dy: 102))
    table.pointer = .finger(1)
    table.press(at: Point(x: 500, y: 600))
    table.drag(by: 0, -200, steps: 10)
    table.release()
    table.settle()
    let offset = table.interaction.scrollOffset(of: "board") ?? .zero
    #expect(offset.dy > 302, "It continues when it is released.")
    #expect(order(table).first == "item-1", "Nothing was lifted.")
  }
}
