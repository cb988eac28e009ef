@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Several tiles of the board")
struct SelectionTests {
  private var table = SelectionTests.board()

  private static func board(list: Bool = false) -> PlaygroundDriver {
    PlaygroundDriver(scene: .board, items: 12, arrangement: list ? .list : .grid)
  }

  private var chosen: [String] { table.content.board.selection.items.map(table.content.name(of:)) }

  private mutating func choose(_ modifiers: Modifiers, _ tiles: String...) {
    table.send(.modifiersChanged(modifiers))
    for tile in tiles { table.tap(tile) }
    table.send(.modifiersChanged([]))
  }

  @Test("a click with Control held selects a tile, and another deselects it")
  mutating func toggles() {
    choose(.control, "item-2", "item-5", "item-7", "item-5")
    #expect(chosen == ["item-2", "item-7"])
    table.tap("item-4")
    #expect(chosen == [])
  }

  @Test("a click with Shift held selects the range")
  mutating func ranges() {
    choose(.control, "item-3")
    choose(.shift, "item-6")
    #expect(chosen == ["item-3", "item-4", "item-5", "item-6"])
    choose(.shift, "item-1")
    #expect(chosen == ["item-1", "item-2", "item-3"])
  }

  @Test("Ctrl+A selects every tile, and Escape none")
  mutating func all() {
    table.key(.a, with: .control)
    #expect(chosen.count == 12)
    table.key(.escape)
    #expect(chosen == [])
  }

  @Test("Ctrl+A selects none of 10,000 tiles, and shows a notice")
  mutating func tooMany() {
    table = PlaygroundDriver(scene: .board, items: 10_000)
    table.key(.a, with: .control)
    #expect(chosen == [])
    #expect(table.status == "At most 1,000 tiles can be chosen at once; these are 10,000.")
    table.tap("item-3")
    #expect(table.status == nil)
    choose(.control, "item-3")
    table.key(.end)
    table.send(.modifiersChanged(.control))
    table.key(.a)
    #expect(table.status != nil)
    table.send(.modifiersChanged([]))
    table.key(.escape)
    #expect(table.status == nil)
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

  @Test("R24: the selected tiles are dragged together, land in order, and stay selected")
  mutating func together() {
    choose(.control, "item-7", "item-2", "item-5")
    table.drop("item-5", on: "item-9")
    #expect(
      table.names(in: "board").prefix(10).map { $0.dropFirst(5) } == [
        "1", "3", "4", "6", "8", "9", "10", "11", "2", "5",
      ])
    #expect(chosen == ["item-7", "item-2", "item-5"])
    table.key(.z, with: .control)
    #expect(table.names(in: "board").prefix(3) == ["item-1", "item-2", "item-3"])
  }

  @Test("R24: a drag of an unselected tile clears the selection")
  mutating func unchosen() {
    choose(.control, "item-7", "item-2")
    table.press(on: "item-5")
    table.drag(to: "item-9")
    #expect(table.interaction.session?.items.count == 1)
    #expect(chosen == [])
    table.release()
  }

  @Test("a second finger adds tiles to the drag of the first", arguments: [false, true])
  mutating func adds(list: Bool) {
    table = Self.board(list: list)
    table.pointer = .finger(1)
    table.press(on: "item-1")
    table.hold()
    table.drag(by: 8, 0)
    table.pointer = .finger(2)
    table.tap("item-6", "item-4")
    table.pointer = .finger(1)
    table.drag(to: "item-8", at: (50, 80))
    table.release()
    table.settle()
    let order = table.names(in: "board")
    let first = order.firstIndex(of: "item-1") ?? 0
    #expect(order[first..<first + 3] == ["item-1", "item-6", "item-4"])
  }

  @Test("Control copies: the badge changes at once, and copies go on counting")
  mutating func copies() {
    choose(.control, "item-2", "item-3")
    table.press(on: "item-2")
    table.drag(to: "item-6")
    table.send(.modifiersChanged(.control))
    #expect(table.interaction.session?.operation == .copy)
    table.send(.modifiersChanged([]))
    #expect(table.interaction.session?.operation == .move)
    table.send(.modifiersChanged(.control))
    table.release()
    table.settle()
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

  @Test("selecting and dragging several of a million tiles costs no more")
  mutating func million() {
    table = PlaygroundDriver(scene: .board, items: 1_000_000)
    choose(.control, "item-2", "item-5")
    table.drop("item-2", on: "item-9")
    #expect(table.content.model.position(of: table.item("item-5"))?.offset == 9)
  }
}
