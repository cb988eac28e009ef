import DragKit
import Support
import Testing

/// The rules of feel that hold in every collection view, each as somebody would complain of it.
@Suite("A drag over a list")
struct RuleTests {
  private var table = ContentDriver(Drawers())

  private func names(_ container: ContainerID) -> [String] {
    table.content.model.names(in: container)
  }

  @Test("R3: a layout that changes under a still pointer asks no target")
  mutating func stillPointer() {
    table.press(on: "a")
    table.drag(to: Point(x: 100, y: 150))
    _ = table.takeCalls()
    let y = table.item("y")
    table.change { $0.model.move([y], to: InsertionPlace("group", .start)) }
    table.wait(.milliseconds(500))
    #expect(table.takeCalls() == [])
  }

  @Test("R5: what slides aside is hit where it will be, not where it is seen")
  mutating func settledLayout() throws {
    table.press(on: "a")
    table.drag(to: Point(x: 100, y: 150), steps: 1)
    table.drag(to: Point(x: 100, y: 110), steps: 1)
    table.drag(to: Point(x: 100, y: 111), steps: 1)
    #expect(table.seen("y") != table.place(of: "y"))
    let target = try #require(table.interaction.session?.target?.destination?.item)
    let frame = try #require(table.interaction.place(of: target))
    #expect(frame.contains(Point(x: 100, y: 111)))
  }

  @Test("R7: a neighbour that is called back turns round where it is seen")
  mutating func noJump() {
    table.press(on: "a")
    table.drag(to: Point(x: 100, y: 150), steps: 1)
    table.wait(.milliseconds(60))
    let before = table.seen("x").minY
    table.drag(to: Point(x: 100, y: 20), steps: 1)
    #expect((table.seen("x").minY - before).magnitude < 8)
    #expect((table.place(of: "x").minY - before).magnitude > 10)
  }

  @Test("R14: an Escape leaves the target first, then ends the drag, and drops nothing")
  mutating func escape() {
    table.press(on: "a")
    table.drag(to: "b", at: 90)
    _ = table.takeCalls()
    table.press(.escape)
    #expect(table.takeCalls() == ["dropExited", "dragEnded", "dropSessionDidEnd"])
    #expect(
      table.content.told.suffix(3) == [
        "drawers didExit", "drawers didEnd", "dragSessionDidEnd cancelled",
      ])
    table.release()
    #expect(table.takeCalls() == [])
  }

  @Test("R15: between two rows the gap stays, and outside the list it is gone")
  mutating func sticky() {
    table.press(on: "a")
    table.drag(to: Point(x: 100, y: 150))
    table.drag(to: Point(x: 100, y: 152))
    #expect(table.interaction.session?.target?.gap == InsertionPlace("drawers", Gap(2)))
    table.drag(to: Point(x: 100, y: 700))
    #expect(table.interaction.session?.target == nil)
  }

  @Test("R17: a row that comes or goes elsewhere in mid-drag does not shift where it is dropped")
  mutating func othersChange() {
    table.press(on: "a")
    table.drag(to: Point(x: 100, y: 300))
    let group = table.item("group")
    table.change { $0.model.remove(group) }
    table.drag(to: Point(x: 100, y: 301))
    table.release()
    #expect(names("drawers") == ["b", "a"])
  }

  @Test(
    "R21, L11, L12: what a list forbids or calls off is never dropped on it",
    arguments: [true, false])
  mutating func neverPerformed(forbids: Bool) {
    table.content.manners = forbids ? .forbidding : .immovable
    table.press(on: "a")
    table.drag(to: "b")
    table.release()
    #expect(!table.takeCalls().contains("performDrop"))
    #expect(table.content.told.last == "dragSessionDidEnd \(forbids ? "refused" : "cancelled")")
    #expect(names("drawers") == ["a", "group", "b"])
  }

  @Test("R22, D13: one row down is one row down, and one up is one up")
  mutating func oneRow() {
    table.press(on: "x")
    table.drag(to: "y", at: 80)
    table.release()
    #expect(names("group") == ["y", "x"])
    table.settle()
    table.press(on: "x")
    table.drag(to: "y", at: 20)
    table.release()
    #expect(names("group") == ["x", "y"])
  }

  @Test("R27: a press that is let go of before it lifts is no drag")
  mutating func tooShort() {
    table.press(on: "a")
    table.drag(to: Point(x: 103, y: 20), steps: 1)
    table.release()
    #expect(table.takeCalls() == [])
    #expect(table.interaction.isIdle)
  }

  @Test("L07: it is asked at every motion, and at none in between")
  mutating func askedOften() {
    table.press(on: "a")
    table.drag(to: Point(x: 100, y: 40))
    _ = table.takeFullCalls()
    table.drag(to: Point(x: 100, y: 80), steps: 10)
    table.wait(.milliseconds(700))
    #expect(table.takeFullCalls().filter { $0.name == "dropUpdated" }.count == 10)
  }

  @Test("L13: a gap opens beside, and none for what goes into a row")
  mutating func intents() {
    table.content.manners = .intoGroups
    table.press(on: "a")
    table.drag(to: "group")
    #expect(table.interaction.session?.target?.proposal.intent == .insertIntoDestination)
    #expect(table.interaction.session?.intoItem == table.item("group"))
    table.drag(to: Point(x: 100, y: 150))
    #expect(table.interaction.session?.target?.proposal.intent == .insertAtDestination)
    #expect(table.interaction.session?.intoItem == nil)
  }
}
