@testable import DragKit
import Support
import Testing

struct AccessoryTests {
  private var list = SongsDriver()

  @Test("E06: A press on delete calls its action, once")
  mutating func deletes() {
    list.tap("song-2", x: 20)
    #expect(list.content.reported == ["delete song-2"])
    #expect(list.order == ["song-1", "song-3", "song-4", "song-5", "song-6"])
    #expect(list.takeCalls() == ["actionHandler song-2 delete"])
  }

  @Test("A press on delete that slides off it does not delete")
  mutating func slidesOff() {
    list.press(on: "song-2", x: 20)
    list.drag(by: 5, 90)
    list.release()
    #expect(list.content.reported == [])
    #expect(list.order.count == 6)
  }

  @Test("E29: A deleted row fades out, the rows below close up, and it returns with an undo")
  mutating func fades() {
    list.tap("song-2", x: 20)
    list.wait(.milliseconds(50))
    let overlay = list.overlays.first
    #expect(overlay?.item == list.item("song-2"))
    #expect(overlay?.course == .departing(from: Point(x: 200, y: 66)))
    let below = list.seen("song-3").minY
    #expect(below > 44 && below < 88)
    list.settle()
    #expect(list.seen("song-3").minY == 44)
    list.undo()
    list.settle()
    #expect(list.interaction.elements(in: "songs").allSatisfy { $0.opacity == .one })
  }

  @Test("Hovering and presses report the part under the mouse")
  mutating func hovered() {
    let y = list.place(of: "song-2").center.y
    var parts: [String?] = []
    for x in [20, 200, 380] as [Length] {
      list.send(.pointerMoved(.mouse, to: Point(x: x, y: y), isDown: false))
      parts.append(list.interaction.hoveredRowControl)
    }
    #expect(parts == ["delete", nil, "reorder"])
    list.press(on: "song-2", x: 20)
    #expect(list.interaction.pressedParts(of: list.item("song-2")) == ["delete"])
    #expect(list.interaction.pressedParts(of: list.item("song-3")) == [])
  }

  @Test("The reported layout contains the parts of each row, in window pixels")
  mutating func layout() {
    list.change { $0.model.remove(ItemID(rawValue: 0)) }
    list.settle()
    let row =
      #"{"id":"song-2","frame":[0,0,400,44],"#
      + #""parts":{"reorder":[348,0,52,44],"delete":[0,0,52,44]}}"#
    #expect(list.layout.hasPrefix("[" + row))
    list.swipe("song-2", by: -60, from: 200)
    #expect(list.layout.contains(#""parts":{"swipe-delete":[326,0,74,44]"#))
  }

  @Test("E05: A handle lifts at once", arguments: [PointerID.mouse, .finger(1)])
  mutating func handle(pointer: PointerID) {
    list.pointer = pointer
    list.press(on: "song-2", x: 380)
    #expect(list.interaction.session?.item == list.item("song-2"))
    list.drag(by: 0, 90)
    list.release()
    list.settle()
    #expect(list.order == ["song-1", "song-3", "song-4", "song-2", "song-5", "song-6"])
  }

  @Test("E07: The handle of a row that cannot be moved has no effect")
  mutating func fixed() {
    list.press(on: "song-4", x: 380)
    list.drag(by: 0, 90)
    list.release()
    #expect(list.takeCalls() == [])
    #expect(list.order.count == 6)
  }

  @Test("E05: The mouse lifts a row anywhere, and a finger by its handle alone")
  mutating func lifts() {
    list.press(on: "song-2", x: 200)
    list.drag(by: 0, 90)
    #expect(list.interaction.session?.item == list.item("song-2"))
    list.press(.escape)
    list.drop()
    list.pointer = .finger(1)
    list.press(on: "song-2", x: 200)
    list.wait(.seconds(1))
    list.drag(by: 0, 90)
    #expect(list.interaction.session == nil)
  }

  @Test("E10, E11: Accessories appear and disappear with edit mode")
  mutating func editing() {
    list = SongsDriver { $0.isEditPage = false }
    #expect(list.controls("song-1") == [])
    list.change { $0.isEditing = true }
    #expect(!list.interaction.isIdle)
    list.wait(.milliseconds(60))
    let onTheWay = list.row("song-1")?.content.width ?? 0
    #expect(onTheWay > 296 && onTheWay < 400)
    list.settle()
    #expect(list.controls("song-1") == ["reorder 348+52", "delete 0+52"])
    list.change { $0.isEditing = false }
    list.settle()
    #expect(list.controls("song-1") == [])
    list.change { ($0.tuning.reducedMotion, $0.isEditing) = (true, true) }
    #expect(list.controls("song-1") == ["reorder 348+52", "delete 0+52"])
    #expect(list.interaction.isIdle)
  }

  @Test("Accessories that slide in can be pressed at their final places")
  mutating func pressed() {
    list = SongsDriver { $0.isEditPage = false }
    list.change { $0.isEditing = true }
    list.tap("song-1", x: 45)
    #expect(list.content.reported == ["delete song-1"])
  }

  @Test("E12, E13, E14: Accessories can be shown always, 52 px wide, mirrored from right to left")
  mutating func mirrored() {
    #expect(list.controls("song-1") == ["reorder 348+52", "delete 0+52"])
    #expect(list.row("song-1")?.content == Rect(x: 52, y: 0, width: 296, height: 44))
    list = SongsDriver { $0.isRightToLeft = true }
    #expect(list.controls("song-1") == ["reorder 0+52", "delete 348+52"])
    list.tap("song-1", x: 380)
    #expect(list.content.reported == ["delete song-1"])
  }

  @Test("E24: Delete without an action reveals the swipe actions")
  mutating func reveals() {
    list = SongsDriver { $0.deletes = false }
    list.tap("song-3", x: 20)
    list.settle()
    #expect(list.controls("song-3") == ["swipe-delete 326+74", "reorder 274+52", "delete -74+52"])
    list.tap("song-3", x: 360)
    #expect(list.content.reported == ["delete song-3"])
  }

  @Test("E30: Deleting the dragged item ends the drag")
  mutating func deletesDragged() {
    list = SongsDriver { $0.deletesInstead = "song-1" }
    list.press(on: "song-1", x: 380)
    list.drag(by: 0, 30)
    list.pointer = .finger(1)
    list.tap("song-5", x: 20)
    #expect(list.interaction.session == nil)
    #expect(
      list.takeCalls().suffix(2) == ["dragEnded song-1 cancelled", "dropSessionDidEnd songs"])
    #expect(list.order == ["song-2", "song-3", "song-4", "song-5", "song-6"])
    list.content.model.undo()
    #expect(list.order.first == "song-1")
  }

  @Test("E30: A row deleted during a drag stays deleted when the drag is cancelled")
  mutating func deletesOther() {
    list.press(on: "song-1", x: 380)
    list.drag(by: 0, 30)
    list.pointer = .finger(1)
    list.tap("song-6", x: 20)
    #expect(list.interaction.session?.item == list.item("song-1"))
    list.send(.keyPressed(.escape))
    list.settle()
    #expect(list.order == ["song-1", "song-2", "song-3", "song-4", "song-5"])
  }
}
