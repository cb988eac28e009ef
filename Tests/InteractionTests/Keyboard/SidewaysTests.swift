import DragKit
import Support
import Testing

struct SidewaysTests {
  enum Kind: CaseIterable { case list, grid, flow, masonry }

  /// A board whose cards are rows or tiles, by default as wide as their view.
  private func board(_ kind: Kind, tileWidth: Length = 180) -> ContentDriver<Kanban> {
    let tiles = TileConfiguration(
      itemSize: Size(width: tileWidth, height: 40), spacing: 10, insets: Insets(all: 10))
    var board = Kanban()
    board.layout =
      switch kind {
      case .list: ListConfiguration(rowHeight: 40, spacing: 10).layout
      case .grid: tiles.grid
      case .flow: tiles.flow
      case .masonry: tiles.masonry
      }
    return ContentDriver(board)
  }

  @Test("Left and Right carry an item to the neighbouring view", arguments: Kind.allCases)
  func carry(kind: Kind) {
    var table = board(kind)
    table.press(.tab, .down, .space, .right)
    #expect(table.gap(in: "doing")?.place == InsertionPlace("doing", Gap(1)))
    table.press(.right)
    #expect(table.gap(in: "done")?.place.container == "done")
    table.press(.left, .left)
    #expect(table.gap(in: "todo")?.place.container == "todo")
    table.press(.right, .down, .space)
    #expect(table.names(in: "todo") == ["a", "c"])
    #expect(table.names(in: "doing").contains("b"))
    table.settle()
  }

  @Test("Left and Right move no focus in a view of one column", arguments: Kind.allCases)
  func focus(kind: Kind) {
    var table = board(kind)
    table.press(.tab, .right, .left, .down, .right)
    #expect(table.interaction.focused == table.item("b"))
  }

  @Test(
    "Left and Right carry a tile from column to column, and then to the next view",
    arguments: [Kind.grid, .flow, .masonry])
  func wide(kind: Kind) {
    var table = board(kind, tileWidth: 80)
    table.press(.tab, .space, .right)
    #expect(table.gap(in: "todo")?.place == InsertionPlace("todo", Gap(2)))
    table.press(.right, .right)
    #expect(table.gap(in: "doing")?.place.container == "doing")
  }
}
