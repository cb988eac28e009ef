@testable import DragKit
import Support
import Testing

struct CollectionDelegateTests {
  private var table = ContentDriver(Drawers())

  @Test("L01, L02, L21: Delegates are called from the lift to the end of a drag, in UIKit's order")
  mutating func order() {
    table.carry("a", to: "b", at: 90)
    #expect(
      table.content.reported == [
        "itemsForBeginning a", "dragSessionWillBegin", "drawers didEnter own",
        "drawers performDrop from drawers 0", "drawers didEnd", "dragSessionDidEnd dropped",
      ])
    #expect(
      table.takeCalls() == [
        .itemsForBeginning, .dragBegan, .validateDrop, .dropEntered, .dropUpdated,
        .performDrop, .dragEnded, .dropSessionDidEnd,
      ])
    #expect(table.names(in: "drawers") == ["group", "b", "a"])
  }

  @Test("R13, L14: The first list is exited before another one is entered without an active drag")
  mutating func otherList() {
    let (tray, drawers) = (Point(x: 320, y: 100), Point(x: 100, y: 100))
    table.press(on: "a")
    for goal in [tray, drawers, tray] { table.drag(to: goal) }
    table.release()
    #expect(
      table.content.reported == [
        "itemsForBeginning a", "dragSessionWillBegin", "drawers didEnter own", "drawers didExit",
        "tray didEnter foreign", "tray didExit", "drawers didEnter own", "drawers didExit",
        "tray didEnter foreign", "tray performDrop from drawers 0", "drawers didEnd",
        "tray didEnd", "dragSessionDidEnd dropped",
      ])
    #expect(table.names(in: "drawers") == ["group", "b"])
    #expect(table.names(in: "tray") == ["a"])
  }

  @Test("L03: Only a row for which the delegate returns an item is lifted")
  mutating func nothingToDrag() {
    table.content.manners = .nothingToDrag
    table.drag("a", to: "b")
    #expect(table.interaction.session == nil)
    #expect(table.takeCalls() == [.itemsForBeginning])
    table.release()
    #expect(!table.content.model.isInTransaction)
    table.drag("b", to: "a")
    #expect(table.interaction.session?.item == table.item("b"))
  }

  @Test("L05: An item that is returned twice is dragged once")
  mutating func twice() {
    table.content.manners = .twice
    table.drag("a", to: "b")
    #expect(table.interaction.session?.items.count == 1)
  }

  @Test("L10: Neither a view nor a key can move an item without permission, and no gap opens")
  mutating func immovableElsewhere() {
    table.content.manners = .immovable
    table.drag("a", to: Point(x: 320, y: 100))
    #expect(table.interaction.session?.proposal == DropProposal(operation: .cancel))
    #expect(table.gap(in: "tray")?.frame == nil)
    table.drop()
    #expect(table.names(in: "tray") == [])
    #expect(table.takeFullCalls().first { $0.name == .dragEnded }?["reason"]?.string == "cancelled")
    #expect(table.interaction.isIdle)
    table.press(.tab, .space, .down, .space)
    #expect(table.names(in: "drawers") == ["a", "group", "b"])
    #expect(table.content.reported.last == "dragSessionDidEnd cancelled")
  }

  private static let movedNothing =
    "performDrop moved nothing; move the items in the model, or call coordinator.fail"

  @Test(
    "L19: A drop that fails or moves nothing reports its reason, and changes no data",
    arguments: [
      (.failing, false, "the drawer is stuck"), (.silent, false, movedNothing),
      (.forgetful, true, movedNothing),
    ] as [(Drawers.Manners, Bool, String)])
  mutating func failing(manners: Drawers.Manners, isAccepted: Bool, reason: String) {
    table.content.manners = manners
    table.carry("a", to: "b", at: 90)
    let drop = table.takeFullCalls().first { $0.name == .performDrop }
    #expect(drop?["reason"]?.string == reason)
    #expect(drop?["accepted"] == .bool(isAccepted))
    let end = isAccepted ? "dropped" : "refused"
    #expect(table.content.reported.last == "dragSessionDidEnd \(end)")
    #expect(table.names(in: "drawers") == ["a", "group", "b"])
  }

  @Test("A performDrop that moves the items, or drops one where it was, has no reason")
  mutating func noReason() {
    table.carry("a", to: "b", at: 90)
    table.settle()
    table.content.manners = .forgetful
    let start = table.place(of: "b").center
    table.drag("b", to: "group")
    table.drag(to: start)
    table.release()
    #expect(table.content.reported.filter { $0.contains("performDrop") }.count == 2)
    #expect(table.takeField("reason", of: .performDrop) == [])
  }

  @Test("L09: An item is copied while the key is held, and the new one lands in the slot")
  mutating func copy() {
    table.drag("a", to: "b", at: 90)
    table.hold(.control)
    #expect(table.interaction.session?.operation == .copy)
    table.hold([])
    #expect(table.interaction.session?.operation == .move)
    table.hold(.control)
    table.drag(to: Point(x: 100, y: 300))
    table.release()
    #expect(table.names(in: "drawers") == ["a", "group", "b", "a-2"])
    let overlay = table.overlays.last
    #expect(overlay?.course == .dropped)
    #expect(overlay?.item == table.item("a-2"))
    table.content.model.undo()
    #expect(table.names(in: "drawers") == ["a", "group", "b"])
  }

  @Test("L10: An item can be copied without the permission to move it")
  mutating func copyOfImmovable() {
    table.content.manners = .immovable
    table.hold(.control)
    table.drag("a", to: Point(x: 320, y: 100))
    #expect(table.interaction.session?.operation == .copy)
    table.hold([])
    #expect(table.interaction.session?.operation == .cancel)
    table.hold(.control)
    table.release()
    #expect(table.names(in: "tray") == ["a-2"])
    #expect(table.names(in: "drawers") == ["a", "group", "b"])
  }

  @Test("L20: An item dropped into another shrinks into it")
  mutating func shrinks() {
    table.content.manners = .intoGroups
    table.drag("a", to: "group")
    #expect(table.interaction.session?.intoItem == table.item("group"))
    table.release()
    let group = table.place(of: "group").center
    #expect(table.overlays.last?.course == .vanishing(into: group))
    #expect(table.names(in: "group") == ["x", "y", "a"])
    table.settle()
  }

  @Test("An item released at its place keeps it, also behind an open group")
  mutating func ownPlace() {
    table.drag("b", to: Point(x: 100, y: 184))
    table.drag(to: Point(x: 100, y: 181))
    table.release()
    #expect(table.names(in: "drawers") == ["a", "group", "b"])
    #expect(table.names(in: "group") == ["x", "y"])
  }

  @Test("L27: The drop is in the group near its last row, and farther down if it is moved aside")
  mutating func groupEnd() {
    table.drag("a", to: Point(x: 100, y: 130))
    #expect(table.gap == InsertionPlace("group", Gap(2)))
    table.drag(to: Point(x: 100, y: 150))
    #expect(table.gap == InsertionPlace("drawers", Gap(2)))
    table.drag(to: Point(x: 124, y: 150))
    #expect(table.gap == InsertionPlace("group", Gap(2)))
    table.release()
    #expect(table.names(in: "group") == ["x", "y", "a"])
  }

  @Test("The place of a gap names the group that it is in, and no other list has one")
  mutating func gapPlace() {
    #expect(table.gap(in: "drawers")?.place == nil)
    table.drag("b", to: "y", at: 20)
    #expect(table.gap(in: "drawers")?.place == InsertionPlace("group", Gap(1)))
    #expect(table.gap(in: "tray") == nil)
    table.drag(to: Point(x: 320, y: 10))
    #expect(table.gap(in: "drawers")?.place == nil)
    #expect(table.gap(in: "tray")?.place == InsertionPlace("tray", .start))
    // Beside both lists, the gap is the place that the item left.
    table.drag(to: Point(x: 600, y: 10))
    #expect(table.gap(in: "drawers")?.place == InsertionPlace("drawers", Gap(2)))
    #expect(table.gap(in: "drawers")?.frame == Rect(x: 0, y: 160, width: 200, height: 40))
  }

  @Test("The reported layout lists the items of a group by the group's name")
  mutating func layout() {
    table.wait(.milliseconds(1))
    _ = table.takeCalls()
    table.carry("a", to: "b", at: 90)
    table.settle()
    let layouts = table.takeFullCalls().filter { $0.name == .layout }
    #expect(layouts.map { $0["container"]?.string } == ["drawers", "group"])
  }
}
