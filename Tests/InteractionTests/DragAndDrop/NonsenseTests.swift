import DragKit
import DragKitSnapshots
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
    table.press(on: "a")
    table.drag(to: "b", at: 90, aside: 0)
    table.release()
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
    self = Self()
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

  @Test("A snapshot without the dragged item ends the drag; a repeated item throws")
  mutating func snapshotWithoutTheItem() throws {
    table.drag("a", to: "b")
    var snapshot = table.content.model.snapshot(of: ["drawers"])
    try snapshot.deleteItems([try #require(table.content.model.item(named: "a"))])
    let applied = snapshot
    table.change { _ = try? $0.model.apply(applied, to: ["drawers"]) }
    #expect(table.takeCalls().filter { $0 == .dragEnded } == [.dragEnded])
    #expect(table.names(in: "drawers") == ["group", "b"])
    table.content.model.undo()
    #expect(table.names(in: "drawers") == ["a", "group", "b"])
    table = ContentDriver(Drawers())
    table.drag("a", to: "b")
    snapshot = table.content.model.snapshot(of: ["drawers"])
    let item = snapshot.itemIdentifiers[0]
    #expect(throws: SnapshotError.self) { try snapshot.appendItems([item]) }
    #expect(table.interaction.session != nil)
  }
}
