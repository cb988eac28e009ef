import DragKit
import Support
import Testing

struct KanbanTests {
  private var board = ContentDriver(Kanban())

  private mutating func drag(_ card: String, to x: Length, _ y: Length) {
    board.carry(card, to: Point(x: x, y: y), steps: 10)
    board.settle()
  }

  private var orders: [[String]] { Kanban.columns.map { board.names(in: $0) } }

  @Test("E08: A card moves into the gap of another list, which reports the orders of both")
  mutating func moves() {
    board.drag("a", to: Point(x: 320, y: 62), steps: 10)
    #expect(board.gap == InsertionPlace("doing", Gap(1)))
    #expect(
      board.interaction.gap(in: "doing")?.frame == Rect(x: 220, y: 40, width: 200, height: 40))
    board.release()
    #expect(orders == [["b", "c"], ["d", "a", "e"], ["f"]])
    #expect(board.content.reported == ["doing will a", "doing did todo: b c, doing: d a e"])
    board.settle()
    #expect(board.interaction.isIdle)
    #expect(board.seen("a") == Rect(x: 220, y: 40, width: 200, height: 40))
  }

  @Test("A move between lists has the calls of a drop within a list")
  mutating func calls() {
    drag("a", to: 320, 62)
    #expect(
      board.takeCalls() == [
        .dragBegan, .validateDrop, .dropEntered, .dropUpdated, .dropExited, .validateDrop,
        .dropEntered, .dropUpdated, .performDrop, .dragEnded, .dropSessionDidEnd,
        .dropSessionDidEnd,
      ])
  }

  @Test("A move between lists is one step to undo")
  mutating func undo() {
    drag("b", to: 320, 399)
    #expect(orders == [["a", "c"], ["d", "e", "b"], ["f"]])
    board.undo()
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
    #expect(!board.content.model.canUndo)
  }

  @Test("Escape over another list changes nothing")
  mutating func cancels() {
    board.drag("a", to: Point(x: 320, y: 62), steps: 10)
    board.press(.escape)
    board.drop()
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
    #expect(board.content.reported == [])
    #expect(board.interaction.isIdle)
  }

  @Test("A list that does not accept the card is no target, and opens no gap")
  mutating func refuses() {
    board.content.limit = 2
    board.drag("a", to: Point(x: 320, y: 62), steps: 10)
    #expect(board.interaction.session?.proposal == nil)
    #expect(board.interaction.gap(in: "doing")?.frame == nil)
    board.release()
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
    // Its own cards do not ask.
    drag("d", to: 320, 100)
    #expect(board.content.reported == ["doing will d", "doing did doing: e d"])
  }

  @Test("A card moves into an empty list, and back")
  mutating func empty() {
    drag("f", to: 320, 10)
    #expect(orders == [["a", "b", "c"], ["f", "d", "e"], []])
    drag("f", to: 540, 200)
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
  }

  @Test("The keyboard passes a full column without entering it")
  mutating func passesFullColumn() {
    board.content.limit = 2
    board.press(.tab, .space)
    _ = board.takeCalls()
    board.press(.right)
    #expect(board.interaction.session?.target?.gap?.container == "done")
    // Only `done` is asked and entered.
    #expect(
      board.takeCalls() == [
        .dropUpdated, .validateDrop, .dropExited, .dropEntered, .dropUpdated, .dragMoved,
      ])
    board.press(.left)
    #expect(board.interaction.session?.target?.gap?.container == "todo")
    board.press(.space)
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
  }

  @Test("The keyboard stays where it is if no column in that direction accepts")
  mutating func stays() {
    board.content.limit = 0
    board.press(.tab, .space, .right, .right)
    let place = board.gap
    _ = board.takeCalls()
    board.press(.right)
    #expect(board.gap == place)
    #expect(board.takeCalls() == [.dropUpdated])
  }

  @Test("Arrows carry a card from list to list")
  mutating func keyboard() {
    board.press(.tab, .space, .right, .right, .left, .space)
    #expect(orders == [["b", "c"], ["a", "d", "e"], ["f"]])
    #expect(board.interaction.focused == board.item("a"))
  }

  @Test("R24: Several items of a view with a delegate keep their order, in one step")
  mutating func several() {
    drag("mail-2", to: 320, 62)
    #expect(orders[1] == ["d", "mail-2", "mail-3", "e"])
    #expect(board.names(in: "inbox") == ["mail-1"])
    #expect(
      board.content.reported == [
        "doing will mail-2", "doing will mail-3",
        "doing did doing: d mail-2 mail-3 e, inbox: mail-1",
      ])
    board.undo()
    #expect(board.names(in: "inbox") == ["mail-1", "mail-2", "mail-3"])
    #expect(!board.content.model.canUndo)
  }

  @Test("L10: Items that their delegate does not let move return")
  mutating func immovable() {
    board.content.mailsCanMove = false
    drag("mail-2", to: 320, 62)
    #expect(board.names(in: "inbox") == ["mail-1", "mail-2", "mail-3"])
    #expect(board.content.reported == [])
  }

  @Test("A drop delegate handles only drags of views that do not reorder their items")
  mutating func delegate() {
    drag("a", to: 540, 10)
    #expect(board.content.reported == ["done will a", "done did todo: b c, done: a f"])
    board.content.reported = []
    drag("mail-3", to: 540, 10)
    #expect(board.content.reported == ["archive move"])
    #expect(orders[2] == ["mail-3", "a", "f"])
  }

  @Test("A list without acceptsItem does not accept a card of another list")
  mutating func withoutHandler() {
    var desk = ContentDriver(ForeignDropTests.Desk())
    desk.drag("one", to: Point(x: 100, y: 20), steps: 10)
    #expect(desk.interaction.session?.proposal == nil)
    desk.release()
    #expect(desk.names(in: "boxes") == ["one", "two", "three"])
  }
}
