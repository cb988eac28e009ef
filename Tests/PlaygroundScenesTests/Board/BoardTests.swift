@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The board")
struct BoardTests {
  private func board(items: Int = 60, list: Bool = false) -> PlaygroundDriver {
    var options = PlaygroundOptions(scene: .board)
    options.items = items
    options.arrangement = list ? .list : .grid
    var table = PlaygroundDriver(options)
    _ = table.takeCalls()
    return table
  }

  private func order(_ table: PlaygroundDriver) -> [String] { table.names(in: "board") }

  @Test("a tile that is dropped on another takes its place, and the others make room")
  func reorders() {
    var table = board(items: 6)
    table.press(on: "item-1")
    table.drag(to: "item-3")
    #expect(order(table) == ["item-1", "item-2", "item-3", "item-4", "item-5", "item-6"])
    table.release()
    table.settle()
    #expect(order(table) == ["item-2", "item-3", "item-1", "item-4", "item-5", "item-6"])
  }

  @Test("R1: a drop reorders rows of the list, too")
  func reordersRows() {
    var table = board(items: 6, list: true)
    table.drop("item-5", on: "item-2")
    #expect(order(table) == ["item-1", "item-5", "item-2", "item-3", "item-4", "item-6"])
  }

  @Test("R4: the gap has some hysteresis, and the drop goes into the open gap")
  func lastMotion() {
    var table = board()
    table.press(on: "item-1")
    table.drag(to: "item-8")
    table.drag(by: -62, 0, steps: 1)
    #expect(table.interaction.session?.target?.gap == InsertionPlace("board", Gap(8)))
    table.release()
    table.settle()
    #expect(order(table).firstIndex(of: "item-1") == 7)
  }

  @Test("a jump over several tiles has no hysteresis, wherever it ends")
  func jumps() {
    var table = board()
    table.press(on: "item-1")
    table.drag(to: "item-8", at: (96, 50), steps: 1)
    #expect(table.interaction.session?.target?.gap == InsertionPlace("board", Gap(8)))
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

  @Test(
    "the keys scroll by a line, a page, and to the ends",
    arguments: [
      (["down"], 112), (["down", "down", "up"], 112), (["pagedown"], 592),
      (["end"], 668), (["end", "home"], 0), (["pagedown", "pageup"], 0),
    ])
  func keys(names: [String], offset: Int) throws {
    var table = board()
    for name in names { table.key(try #require(Key(name: name))) }
    table.settle()
    let scrolled = table.interaction.scrollOffset(of: "board")
    #expect(scrolled == Vector(dx: 0, dy: Length(pixels: offset)))
  }

  @Test("the thumb of the scroll bar scrolls as far as it is dragged, and the track by a page")
  func scrollBar() throws {
    var table = board()
    let thumb = try #require(table.interaction.scrollBar(of: "board")?.thumb)
    table.press(at: thumb.center)
    #expect(table.interaction.scrollBar(of: "board")?.isHeld == true)
    table.drag(by: 0, 2000)
    #expect(table.interaction.scrollOffset(of: "board") == Vector(dx: 0, dy: 668))
    table.release()
    #expect(table.interaction.scrollBar(of: "board")?.isHeld == false)
    table.press(at: thumb.center)
    table.release()
    table.settle()
    #expect(table.interaction.scrollOffset(of: "board") == Vector(dx: 0, dy: 76))
    #expect(order(table).first == "item-1")
  }

  @Test("a board can have a million tiles")
  func million() {
    var table = board(items: 1_000_000, list: true)
    table.drop("item-3", on: "item-1")
    #expect(table.content.model.position(of: table.item("item-3"))?.offset == 0)
  }
}
