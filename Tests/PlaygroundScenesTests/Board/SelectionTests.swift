@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Several tiles of the board")
struct SelectionTests {
  private var table = SelectionTests.board()

  private static func board(list: Bool = false) -> PlaygroundDriver {
    PlaygroundDriver(page: .board, items: 12, arrangement: list ? .list : .grid)
  }

  private var chosen: [String] { table.content.board.selection.items.map(table.content.name(of:)) }

  @Test("a click with Control selects a tile, with Shift a range, Ctrl+A all, and Escape none")
  mutating func toggles() {
    table.tap("item-2", "item-5", "item-7", "item-5", with: .control)
    #expect(chosen == ["item-2", "item-7"])
    table.tap("item-4")
    #expect(chosen == [])
    table.tap("item-3", with: .control)
    table.tap("item-6", with: .shift)
    #expect(chosen == ["item-3", "item-4", "item-5", "item-6"])
    table.tap("item-1", with: .shift)
    #expect(chosen == ["item-1", "item-2", "item-3"])
    table.key(.a, with: .control)
    #expect(chosen.count == 12)
    table.key(.escape)
    #expect(chosen == [])
  }

  @Test("Ctrl+A selects none of 10,000 tiles, and shows a notice")
  mutating func tooMany() {
    table = PlaygroundDriver(page: .board, items: 10_000)
    table.key(.a, with: .control)
    #expect(chosen == [])
    #expect(table.status == "At most 1,000 tiles can be chosen at once; these are 10,000.")
    table.tap("item-3")
    #expect(table.status == nil)
    table.tap("item-3", with: .control)
    table.key(.end)
    table.key(.a, with: .control)
    #expect(table.status != nil)
    table.key(.escape)
    #expect(table.status == nil)
  }

  @Test("selecting some of a million tiles costs no more")
  mutating func million() {
    table = PlaygroundDriver(page: .board, items: 1_000_000)
    table.tap("item-2", "item-5", with: .control)
    table.drop("item-2", on: "item-9")
    #expect(table.content.model.position(of: table.item("item-5"))?.offset == 9)
  }

  @Test("a tap selects a tile if the switch is on")
  mutating func finger() {
    table.tap("select")
    table.pointer = .finger(1)
    table.tap("item-2", "item-4")
    #expect(chosen == ["item-2", "item-4"])
    table.tap("select")
    #expect(chosen == [])
  }

  @Test("R24: the selected tiles are dragged together, and a drag of another deselects them")
  mutating func together() {
    table.tap("item-7", "item-2", "item-5", with: .control)
    table.drop("item-5", on: "item-9")
    #expect(
      table.names(in: "board").prefix(10).map { $0.dropFirst(5) } == [
        "1", "3", "4", "6", "8", "9", "10", "11", "2", "5",
      ])
    #expect(chosen == ["item-7", "item-2", "item-5"])
    table.key(.z, with: .control)
    #expect(table.names(in: "board").prefix(3) == ["item-1", "item-2", "item-3"])
    table.key(.escape)
    table.tap("item-7", "item-2", with: .control)
    table.drag("item-5", to: "item-9")
    #expect(table.interaction.session?.items.count == 1)
    #expect(chosen == [])
    table.release()
  }

  @Test("a second finger adds tiles to the drag of the first", arguments: [false, true])
  mutating func adds(list: Bool) {
    table = Self.board(list: list)
    table.lift("item-1", with: .finger(1))
    table.drag(by: 8, with: .finger(1))
    table.pointer = .finger(2)
    table.tap("item-6", "item-4")
    table.drag(to: "item-8", at: (50, 80), with: .finger(1))
    table.drop(with: .finger(1))
    let order = table.names(in: "board")
    let first = order.firstIndex(of: "item-1") ?? 0
    #expect(order[first..<first + 3] == ["item-1", "item-6", "item-4"])
  }

  @Test("Control copies: the badge changes at once, and copies go on counting")
  mutating func copies() {
    table.tap("item-2", "item-3", with: .control)
    table.drag("item-2", to: "item-6")
    table.send(.modifiersChanged(.control))
    #expect(table.interaction.session?.operation == .copy)
    table.send(.modifiersChanged([]))
    #expect(table.interaction.session?.operation == .move)
    table.send(.modifiersChanged(.control))
    table.drop()
    let order = table.names(in: "board")
    #expect(order.count == 14)
    #expect(order.contains("item-13") && order.contains("item-14"))
    #expect(order.prefix(4) == ["item-1", "item-2", "item-3", "item-4"])
    table.key(.z)
    #expect(table.names(in: "board").count == 12)
    table.send(.modifiersChanged([]))
    table.tap("redo", "reset")
    #expect(table.names(in: "board").count == 12)
  }
}

@Suite("Several fingers")
struct SeveralFingersTests {
  private var table = PlaygroundDriver(page: .board)

  /// Presses with two fingers, and moves both in steps of a twentieth of the way.
  private mutating func move(from first: Point, and second: Point, by way: Vector) {
    table.press(at: first, with: .finger(1))
    table.press(at: second, with: .finger(2))
    for step in 1...20 {
      table.wait(.milliseconds(16))
      let moved = Vector(dx: way.dx * step / 20, dy: way.dy * step / 20)
      table.send(.pointerMoved(.finger(1), to: first + moved, isDown: true))
      table.send(.pointerMoved(.finger(2), to: second + moved, isDown: true))
    }
    table.wait(.milliseconds(300))
  }

  private var scrolled: Length? { table.interaction.scrollOffset(of: "board")?.dy }

  @Test("that move together scroll as far as one, and the first release does not fling")
  mutating func scrolling() {
    let (first, second) = (Point(x: 300, y: 650), Point(x: 600, y: 640))
    move(from: first, and: second, by: Vector(dx: 0, dy: -100))
    // The first finger scrolls its first step alone.
    #expect(scrolled == Length(pixels: 185) / 2)
    table.release(at: first + Vector(dx: 0, dy: -100), with: .finger(1))
    table.settle()
    #expect(scrolled == Length(pixels: 185) / 2)
    table.wait(.milliseconds(16))
    table.send(
      .pointerMoved(.finger(2), to: second + Vector(dx: 0, dy: -120), isDown: true))
    #expect(scrolled == Length(pixels: 225) / 2)
    table.release(at: second + Vector(dx: 0, dy: -120), with: .finger(2))
  }

  @Test("on one row swipe it as far as the first one")
  mutating func swiping() {
    table = PlaygroundDriver(page: .playlist)
    table.tap("playlist-ordinary")
    let row = table.place(of: "track-3")
    let (first, second) = (
      Point(x: row.maxX - 20, y: row.center.y), Point(x: row.maxX - 120, y: row.center.y)
    )
    move(from: first, and: second, by: Vector(dx: -125, dy: 0))
    #expect(table.row("track-3")?.frame.minX == row.minX - 115)
    table.release(at: first + Vector(dx: -125, dy: 0), with: .finger(1))
    table.release(at: second + Vector(dx: -125, dy: 0), with: .finger(2))
    table.settle()
    #expect(table.names(in: "playlist").count == 12)
    let swipes = table.takeCalls().filter { $0.hasPrefix("swipe") }
    #expect(swipes == ["swipeBegan track-3 touch", "swipeEnded track-3 touch open"])
  }

  @Test("a finger that moves along a row in edit mode does not choose it, and one that stays does")
  mutating func tapping() {
    table = PlaygroundDriver(page: .playlist)
    table.tap("playlist-ordinary", "edit")
    table.drag("track-3", by: 70, with: .finger(1))
    table.release(with: .finger(1))
    #expect(!table.takeCalls().contains("tap track-3"))
    table.drag("track-3", by: 5, with: .finger(1))
    table.release(with: .finger(1))
    #expect(table.takeCalls().contains("tap track-3"))
  }
}
