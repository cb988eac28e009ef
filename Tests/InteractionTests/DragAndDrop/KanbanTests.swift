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

  @Test("E08: A card moves into the gap of another list in one step, which reports both orders")
  mutating func moves() {
    board.drag("a", to: Point(x: 320, y: 62), steps: 10)
    #expect(board.gap == InsertionPlace("doing", Gap(1)))
    #expect(board.gap(in: "doing")?.frame == Rect(x: 220, y: 40, width: 200, height: 40))
    board.release()
    #expect(orders == [["b", "c"], ["d", "a", "e"], ["f"]])
    #expect(board.content.reported == ["doing will a", "doing did todo: b c, doing: d a e"])
    #expect(
      board.takeCalls() == [
        .dragBegan, .validateDrop, .dropEntered, .dropUpdated, .dropExited, .validateDrop,
        .dropEntered, .dropUpdated, .performDrop, .dragEnded, .dropSessionDidEnd,
        .dropSessionDidEnd,
      ])
    board.settle()
    #expect(board.seen("a") == Rect(x: 220, y: 40, width: 200, height: 40))
    board.undo()
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
    #expect(!board.content.model.canUndo)
  }

  @Test("A card moves into an empty list, and back")
  mutating func emptyList() {
    drag("f", to: 320, 10)
    #expect(orders == [["a", "b", "c"], ["f", "d", "e"], []])
    drag("f", to: 540, 200)
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
  }

  @Test("E08: A reorder calls its handlers once before and once after, with the order")
  mutating func reorders() {
    drag("a", to: 100, 110)
    #expect(
      board.takeCalls().filter { $0 != .dropUpdated } == [
        .dragBegan, .validateDrop, .dropEntered, .performDrop, .dragEnded, .dropSessionDidEnd,
      ])
    #expect(board.content.reported == ["todo will a", "todo did todo: b c a"])
    #expect(orders[0] == ["b", "c", "a"])
    board.undo()
    #expect(orders[0] == ["a", "b", "c"])
  }

  @Test("Neither hovering nor a drop at the source nor Escape changes anything")
  mutating func changesNothing() {
    board.drag("a", to: Point(x: 320, y: 62), steps: 10)
    board.press(.escape)
    board.drop()
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
    #expect(board.content.reported == [])
    drag("b", to: 100, 70)
    #expect(board.takeCalls().suffix(2) == [.dragEnded, .dropSessionDidEnd])
    #expect(!board.content.model.canUndo)
  }

  @Test("The keyboard passes a full list without entering it, and stays where no list accepts")
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
    let place = board.gap
    board.press(.right)
    #expect(board.gap == place)
    #expect(board.takeCalls() == [.dropUpdated])
    board.press(.left)
    #expect(board.interaction.session?.target?.gap?.container == "todo")
    board.press(.space)
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
  }

  @Test("A list that does not accept the card is no target, and opens no gap")
  mutating func fullList() {
    board.content.limit = 2
    board.drag("a", to: Point(x: 320, y: 62), steps: 10)
    #expect(board.interaction.session?.proposal == nil)
    #expect(board.gap(in: "doing")?.frame == nil)
    board.release()
    #expect(orders == [["a", "b", "c"], ["d", "e"], ["f"]])
    // Its own cards do not ask.
    drag("d", to: 320, 100)
    #expect(board.content.reported == ["doing will d", "doing did doing: e d"])
  }

  @Test("E30: An item that willReorder removes is refused, with the reason, and stays removed")
  mutating func removed() {
    board.content.removesMoved = true
    drag("a", to: 100, 110)
    #expect(orders[0] == ["b", "c"])
    let reasons = board.takeFullCalls().compactMap { $0["reason"]?.string }
    #expect(reasons == ["willReorder removed the items, so there is nothing to move", "refused"])
    board.undo()
    #expect(orders[0] == ["a", "b", "c"])
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
    drag("mail-3", to: 540, 2)
    #expect(board.content.reported == ["archive move"])
    #expect(orders[2] == ["mail-3", "a", "f"])
  }

  @Test("R16: A foreign drop on a reordering list goes to its drop delegate, also into a row")
  mutating func intoRow() {
    drag("e", to: 540, 60)
    #expect(orders[2] == ["f", "e"])
    board.content.reported = []
    board.drag("mail-3", to: Point(x: 540, y: 2), steps: 10)
    #expect(board.gap == InsertionPlace("done", Gap(0)))
    var seen: [String] = []
    for y in 2...70 {
      board.drag(to: Point(x: 540, y: Length(pixels: y)), steps: 1)
      let name = board.interaction.session?.intoItem.map { board.content.name(of: $0) }
      if let name, seen.last != name { seen.append(name) }
    }
    #expect(seen == ["f", "e"])
    board.release()
    #expect(board.content.reported == ["archive into e"])
  }
}
