@testable import DragKit
import Support
import Testing

@Suite("The accessories of a row, pressed")
struct AccessoryTests {
  private func ordinary() -> SongsDriver {
    var songs = Songs()
    songs.isEditPage = false
    return SongsDriver(songs)
  }

  @Test("E06: A press on delete calls its action, once")
  func deletes() {
    var list = SongsDriver()
    list.tap("song-2", x: 20)
    #expect(list.songs.reported == ["delete song-2"])
    #expect(list.order == ["song-1", "song-3", "song-4", "song-5", "song-6"])
    #expect(list.takeCalls() == ["actionHandler song-2 delete"])
  }

  @Test("A press on delete that slides off it does not delete")
  func slidesOff() {
    var list = SongsDriver()
    list.press(on: "song-2", x: 20)
    list.drag(by: 5, 90)
    list.release()
    #expect(list.songs.reported == [])
    #expect(list.order.count == 6)
  }

  @Test("Only the part under the pointer is shown as pressed")
  func pressed() {
    var list = SongsDriver()
    list.press(on: "song-2", x: 20)
    #expect(list.interaction.pressedParts(of: list.item("song-2")) == ["delete"])
    #expect(list.interaction.pressedParts(of: list.item("song-3")) == [])
  }

  @Test("Hovering reports the part under the mouse")
  func hovered() {
    var list = SongsDriver()
    let y = list.place(of: "song-2").center.y
    var parts: [String?] = []
    for x in [20, 200, 380] as [Length] {
      list.send(.pointerMoved(.mouse, to: Point(x: x, y: y), isDown: false))
      parts.append(list.interaction.hoveredRowControl)
    }
    #expect(parts == ["delete", nil, "reorder"])
  }

  @Test(
    "E05: The handle lifts at once, by mouse and by finger",
    arguments: [.mouse, .finger(1)] as [PointerID])
  func handle(pointer: PointerID) {
    var list = SongsDriver()
    list.pointer = pointer
    list.press(on: "song-2", x: 380)
    #expect(list.interaction.session?.item == list.item("song-2"))
    list.drag(by: 0, 90)
    list.release()
    list.settle()
    #expect(list.order == ["song-1", "song-3", "song-4", "song-2", "song-5", "song-6"])
  }

  @Test("E07: The handle of a row that cannot be moved has no effect")
  func fixed() {
    var list = SongsDriver()
    list.press(on: "song-4", x: 380)
    list.drag(by: 0, 90)
    list.release()
    #expect(list.takeCalls() == [])
    #expect(list.order.count == 6)
  }

  @Test("E05: A finger lifts a row by its handle alone, if any, and the mouse lifts it anywhere")
  func onlyHandle() {
    var list = SongsDriver()
    list.press(on: "song-2", x: 200)
    list.drag(by: 0, 90)
    #expect(list.interaction.session?.item == list.item("song-2"))
    list = SongsDriver()
    list.pointer = .finger(1)
    list.press(on: "song-2", x: 200)
    list.wait(.seconds(1))
    list.drag(by: 0, 90)
    #expect(list.interaction.session == nil)
  }

  @Test("A row without a handle is lifted as usual")
  func withoutHandle() {
    var list = ordinary()
    list.press(on: "song-2", x: 200)
    list.drag(by: 0, 90)
    #expect(list.interaction.session?.item == list.item("song-2"))
  }

  @Test("E10, E11: Accessories appear and disappear with edit mode")
  func editing() {
    var list = ordinary()
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
  }

  @Test("Accessories appear at once with reduced motion")
  func reducedMotion() {
    var list = ordinary()
    list.change {
      $0.tuning.reducedMotion = true
      $0.isEditing = true
    }
    #expect(list.controls("song-1") == ["reorder 348+52", "delete 0+52"])
    #expect(list.interaction.isIdle)
  }

  @Test("Accessories that slide in can be pressed at their final places")
  func pressedEarly() {
    var list = ordinary()
    list.change { $0.isEditing = true }
    list.tap("song-1", x: 45)
    #expect(list.songs.reported == ["delete song-1"])
  }

  @Test("E14: The accessories of a row are mirrored from right to left")
  func mirrored() {
    var songs = Songs()
    songs.isRightToLeft = true
    var list = SongsDriver(songs)
    #expect(list.controls("song-1") == ["reorder 0+52", "delete 348+52"])
    list.tap("song-1", x: 380)
    #expect(list.songs.reported == ["delete song-1"])
  }

  @Test("E24: Delete without an action reveals the swipe actions")
  func reveals() {
    var songs = Songs()
    songs.deletes = false
    var list = SongsDriver(songs)
    list.tap("song-3", x: 20)
    list.settle()
    #expect(list.controls("song-3") == ["swipe-delete 326+74", "reorder 274+52", "delete -74+52"])
    list.tap("song-3", x: 360)
    #expect(list.songs.reported == ["delete song-3"])
  }

  @Test("The layout in a trace contains the parts of each row, in window pixels")
  func layout() {
    var list = SongsDriver()
    list.change { $0.model.remove(ItemID(rawValue: 0)) }
    list.settle()
    let row =
      #"{"id":"song-2","frame":[0,0,400,44],"#
      + #""parts":{"reorder":[348,0,52,44],"delete":[0,0,52,44]}}"#
    #expect(list.layout.hasPrefix("[" + row))
  }

  @Test("E30: Deleting the dragged item ends the drag, and is not undone")
  func deletesDragged() {
    var songs = Songs()
    songs.deletesInstead = "song-1"
    var list = SongsDriver(songs)
    list.press(on: "song-1", x: 380)
    list.drag(by: 0, 30)
    list.pointer = .finger(1)
    list.tap("song-5", x: 20)
    #expect(list.interaction.session == nil)
    #expect(
      list.takeCalls().suffix(2) == ["dragEnded song-1 cancelled", "dropSessionDidEnd songs"])
    #expect(list.order == ["song-2", "song-3", "song-4", "song-5", "song-6"])
    list.songs.model.undo()
    #expect(list.order.first == "song-1")
  }

  @Test("E30: A row deleted during a drag stays deleted when the drag is cancelled")
  func deletesOther() {
    var list = SongsDriver()
    list.press(on: "song-1", x: 380)
    list.drag(by: 0, 30)
    list.pointer = .finger(1)
    list.tap("song-6", x: 20)
    #expect(list.interaction.session?.item == list.item("song-1"))
    list.send(.keyPressed(.escape))
    list.settle()
    #expect(list.order == ["song-1", "song-2", "song-3", "song-4", "song-5"])
  }

  @Test("E29: A deleted row fades out at its place, and returns with an undo")
  func vanishes() {
    var list = SongsDriver()
    list.tap("song-2", x: 20)
    list.wait(.milliseconds(40))
    let overlay = list.interaction.screen.motion.overlays.first
    #expect(overlay?.item == list.item("song-2"))
    #expect(overlay?.course == .departing(from: Point(x: 200, y: 66)))
    list.change { $0.model.undo() }
    list.settle()
    #expect(list.interaction.isIdle)
    #expect(list.interaction.elements(in: "songs").allSatisfy { $0.opacity == .one })
  }

  @Test("E29: The rows below a deleted one close up with a spring")
  func closesUp() {
    var list = SongsDriver()
    list.tap("song-2", x: 20)
    list.wait(.milliseconds(50))
    let seen = list.row("song-3")?.rowFrame.minY ?? 0
    #expect(seen > 44 && seen < 88)
    list.settle()
    #expect(list.row("song-3")?.rowFrame.minY == 44)
  }
}
