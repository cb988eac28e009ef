import DragKit
import Support
import Testing

/// The rules of feel that hold in every collection view, each as a user would report its violation.
struct RuleTests {
  private var table = ContentDriver(Drawers())

  @Test("R3: A layout change under a still pointer calls no target")
  mutating func stillPointer() {
    table.drag("a", to: Point(x: 100, y: 150))
    _ = table.takeCalls()
    let y = table.item("y")
    table.change { $0.model.move([y], to: InsertionPlace("group", .start)) }
    table.wait(.milliseconds(500))
    #expect(table.takeCalls() == [])
  }

  @Test("R5: A moving row is hit at its final place, not where it is visible")
  mutating func settledLayout() {
    table.drag("a", to: Point(x: 100, y: 150), steps: 1)
    table.drag(to: Point(x: 100, y: 110), steps: 1)
    table.drag(to: Point(x: 100, y: 111), steps: 1)
    #expect(table.seen("y") != table.place(of: "y"))
    let target = table.interaction.session?.target?.destination?.item
    #expect(target == table.item("x"), "It is there while no gap is open.")
  }

  @Test("R7: An interrupted move reverses from the visible place")
  mutating func noJump() {
    table.drag("a", to: Point(x: 100, y: 150), steps: 1)
    table.wait(.milliseconds(60))
    let before = table.seen("x").minY
    table.drag(to: Point(x: 100, y: 20), steps: 1)
    #expect((table.seen("x").minY - before).magnitude < 8)
    #expect((table.place(of: "x").minY - before).magnitude > 10)
  }

  @Test(
    "R14: A drag that is not dropped exits its target first, then ends with a reason",
    arguments: [
      (.keyPressed(.escape), "cancelled"), (.pointerCancelled(.mouse), "interrupted"),
    ] as [(InputEvent.Kind, String)])
  mutating func notDropped(event: InputEvent.Kind, reason: String) {
    table.drag("a", to: "b", at: 90)
    _ = table.takeCalls()
    table.send(event)
    #expect(table.takeCalls() == [.dropExited, .dragEnded, .dropSessionDidEnd])
    #expect(
      table.content.reported.suffix(3) == [
        "drawers didExit", "drawers didEnd", "dragSessionDidEnd \(reason)",
      ])
    table.release()
    #expect(table.takeCalls() == [])
  }

  @Test("R15: Between two rows the gap stays, and outside the list it closes")
  mutating func sticky() {
    table.drag("a", to: Point(x: 100, y: 150))
    table.drag(to: Point(x: 100, y: 152))
    #expect(table.gap == InsertionPlace("drawers", Gap(2)))
    table.drag(to: Point(x: 100, y: 700))
    #expect(table.interaction.session?.target == nil)
  }

  @Test("R17: A row inserted or removed elsewhere during a drag does not shift the drop")
  mutating func othersChange() {
    table.drag("a", to: Point(x: 100, y: 300))
    let group = table.item("group")
    table.change { $0.model.remove(group) }
    table.drag(to: Point(x: 100, y: 301))
    table.release()
    #expect(table.names(in: "drawers") == ["b", "a"])
  }

  @Test(
    "R21, L10, L11, L12: A forbidden or unpermitted drag is never dropped",
    arguments: [true, false])
  mutating func neverPerformed(forbids: Bool) {
    table.content.manners = forbids ? .forbidding : .immovable
    table.drag("a", to: "b")
    #expect(table.interaction.session?.operation == (forbids ? .forbidden : .cancel))
    table.release()
    #expect(!table.takeCalls().contains(.performDrop))
    #expect(table.content.reported.last == "dragSessionDidEnd \(forbids ? "refused" : "cancelled")")
    #expect(table.names(in: "drawers") == ["a", "group", "b"])
  }

  @Test("R22, D13: A drag by one row moves the item by one place, down and up")
  mutating func oneRow() {
    table.carry("x", to: "y", at: 80)
    #expect(table.names(in: "group") == ["y", "x"])
    table.settle()
    table.carry("x", to: "y", at: 20)
    #expect(table.names(in: "group") == ["x", "y"])
  }

  @Test("L07: The target is updated at every motion, and only then")
  mutating func askedOften() {
    table.drag("a", to: Point(x: 100, y: 40))
    _ = table.takeFullCalls()
    table.drag(to: Point(x: 100, y: 80), steps: 10)
    table.wait(.milliseconds(700))
    #expect(table.takeFullCalls().filter { $0.name == .dropUpdated }.count == 10)
  }

  @Test("L13: A gap opens for insertion beside a row, and none for insertion into it")
  mutating func intents() {
    table.content.manners = .intoGroups
    table.drag("a", to: "group")
    #expect(table.interaction.session?.target?.proposal.intent == .insertIntoDestination)
    #expect(table.interaction.session?.intoItem == table.item("group"))
    table.drag(to: Point(x: 100, y: 150))
    #expect(table.interaction.session?.target?.proposal.intent == .insertAtDestination)
    #expect(table.interaction.session?.intoItem == nil)
  }
}
