import DragKit
import Support
import Testing

struct NonsenseTests {
  private var table = ContentDriver(Drawers())

  @Test("L25: A retargeted place snaps to the nearest valid one")
  mutating func snaps() {
    table.content.snap = InsertionPlace("drawers", Gap(1))
    table.drag("b", to: "a", at: 10)
    #expect(table.gap == InsertionPlace("drawers", Gap(1)))
    table.release()
    #expect(table.names(in: "drawers") == ["a", "b", "group"])
  }

  @Test(
    "A place past the end, or in a missing container, is reported once and ignored",
    arguments: [
      InsertionPlace("drawers", Gap(99)), InsertionPlace("drawers", Gap(-1)),
      InsertionPlace("attic", Gap(0)),
      InsertionPlace("tray", Gap(0)),
    ])
  mutating func noSuchGap(place: InsertionPlace) {
    table.content.snap = place
    table.carry("a", to: "b", at: 90)
    let faults = table.takeFullCalls().filter { $0.name == .fault }
    #expect(faults.count == 1)
    #expect(faults.first?["call"]?.string == "targetPlaceForMoveOfItem")
    #expect(faults.first?["gap"] == .integer(place.gap.index))
    #expect(table.names(in: "drawers") == ["group", "b", "a"])
  }

  @Test("E30: An item that is removed during its drag, also with its container, ends the drag once")
  mutating func removedUnderTheDrag() {
    table.content.manners = .removing
    table.drag("a", to: "b")
    let ends = table.takeFullCalls().filter { $0.name == .dragEnded }
    #expect(ends.map { $0["cause"] } == ["the lifted item has left the layout"])
    #expect(table.content.reported.last == "dragSessionDidEnd interrupted")
    #expect(table.interaction.session == nil)
    #expect(table.names(in: "drawers") == ["group", "b"])
    table.drop()
    #expect(table.takeCalls() == [])
    #expect(table.interaction.isIdle)
    table.content.manners = .good
    table.drag("x", to: "b")
    table.change { $0.model.removeContainer("group") }
    let calls = table.takeFullCalls()
    #expect(calls.filter { $0.name == .dragEnded }.count == 1)
    let orders = calls.filter { $0.name == .order && $0["container"]?.string == "group" }
    #expect(orders.map { $0["items"] } == [.array([])])
    #expect(table.interaction.session == nil)
    table.content.model.undo()
    #expect(table.names(in: "group") == ["x", "y"])
  }
}
