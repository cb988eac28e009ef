import DragKit
import Support
import Testing

struct FingerTests {
  private let second = PointerID.finger(2)
  private var table = ShelfDriver()

  init() { table.pointer = .finger(1) }

  /// Lifts the book `a` with the first finger.
  private mutating func lift() {
    table.press(on: "a")
    table.wait(.milliseconds(500))
  }

  @Test("A finger scrolls what it moves along, without the slop of 10 px, by which it would jump")
  mutating func scrolls() {
    table.drag("list", by: 1, -5)
    table.drag(by: 1, -10)
    table.drag(by: 0, -5)
    table.release()
    #expect(table.takeReported() == ["scroll began -5", "scroll changed -5", "scroll ended 0"])
    #expect(table.takeCalls() == [.scrollBegan, .scrollEnded])
    table.drag("list", by: 20, 3)
    table.release()
    #expect(table.takeReported().isEmpty, "It moved sideways.")
  }

  @Test("The wheel scrolls the item under it")
  mutating func wheel() {
    table.send(.wheelScrolled(at: table.place(of: "list").center, by: Vector(dx: 0, dy: 1)))
    #expect(table.takeReported() == ["scroll turned -51"])
  }

  @Test("A finger hits an item smaller than a touch target within that target")
  mutating func touchTarget() {
    // The lamp is 40 px wide, and a finger needs 44.
    let corner = table.place(of: "lamp").origin
    table.press(at: corner + Vector(dx: -2, dy: -1))
    table.release()
    #expect(table.takeReported() == ["tap"])
    table.press(at: corner + Vector(dx: -3, dy: -1))
    table.release()
    table.press(at: corner + Vector(dx: -2, dy: -1), with: .mouse)
    table.release(with: .mouse)
    #expect(table.takeReported().isEmpty, "Too far; and a mouse hits what it points at.")
  }

  @Test("A finger that lifts and rests asks for the menu, and for none after a motion")
  mutating func asksForMenu() {
    lift()
    table.release()
    #expect(table.takeReported() == ["onDrag", "onDragEnd cancelled", "menu a 50,60"])
    #expect(table.takeCalls() == [.dragBegan, .dragEnded, .contextMenu])
    lift()
    table.drag(by: 0, 30)
    table.drag(by: 0, -30)
    table.release()
    #expect(table.takeReported() == ["onDrag", "onDragEnd outside"])
  }

  @Test("R18: A finger catches an item in flight where it is seen, and asks for no menu")
  mutating func catches() {
    lift()
    table.drag(by: 0, 200)
    table.release()
    table.wait(.milliseconds(16))
    _ = table.takeReported()
    table.press(at: table.location + Vector(dx: 0, dy: -10), with: second)
    #expect(table.interaction.session?.pointer == second)
    table.wait(.milliseconds(60))
    table.release(with: second)
    #expect(table.takeReported() == ["onDrag", "onDragEnd outside"])
  }

  @Test(
    "A release over the cancel strip cancels the drag of a finger, and not that of the mouse",
    arguments: [(PointerID.finger(1), "cancelled"), (.mouse, "outside")])
  mutating func cancels(pointer: PointerID, reason: String) {
    table.pointer = pointer
    lift()
    table.drag(to: Point(x: 50, y: 390))
    #expect(table.interaction.isOverCancelStrip == (pointer.kind == .touch))
    table.release()
    #expect(table.takeReported() == ["onDrag", "onDragEnd \(reason)"])
    #expect(table.names(in: "shelf") == ["a", "b", "c"])
  }

  @Test("Other fingers tap and move items while the first one drags")
  mutating func secondFinger() {
    lift()
    table.press(on: "lamp", with: second)
    table.release(with: second)
    table.press(on: "knob", with: second)
    table.drag(by: 10, with: second)
    table.press(on: "b", with: .finger(3))
    table.wait(.seconds(1))
    #expect(table.interaction.session?.pointer == .finger(1))
    table.drag(to: "bin")
    table.release()
    #expect(
      table.takeReported() == [
        "onDrag", "tap", "began", "moved", "validateDrop true", "dropEntered 40,40",
        "performDrop a", "onDragEnd dropped",
      ])
  }

  @Test("Several fingers follow at the same time, each with its own touch")
  mutating func several() {
    table.press(on: "knob")
    table.press(on: "knob", at: (25, 50), with: second)
    table.drag(by: 1)
    table.drag(by: 1, with: second)
    table.release()
    table.send(.pointerCancelled(second))
    #expect(table.takeReported() == ["began", "began", "moved", "moved", "ended", "cancelled"])
  }
}
