@testable import DragKit
import Support
import Testing

struct HeldItemTests {
  private var table = ContentDriver(Table())

  init() { (table.pointer, table.steps) = (.finger(1), 1) }

  /// Flings the stone to the right at 1,000 px a second, and releases it after a pause.
  private mutating func fling(pausing pause: Microseconds = .zero) {
    table.content.glides = true
    table.drag("stone", by: 80, steps: 10)
    table.wait(pause)
    table.release()
  }

  private var interaction: Interaction { table.interaction }

  private var seen: Rect? { interaction.seenFrame(of: Table.item) }

  @Test("An item that a touch holds is where the touch has it, at once and without a spring")
  mutating func follow() {
    table.drag("stone", by: 100, 50)
    #expect(seen == Rect(x: 200, y: 150, width: 50, height: 50))
    #expect(interaction.screen.motion.isSettled)
    table.release()
    #expect(seen == Rect(x: 200, y: 150, width: 50, height: 50))
    #expect(interaction.isIdle)
  }

  @Test("A held item returns when the touch is cancelled")
  mutating func returns() {
    table.drag("stone", by: 100)
    table.send(.keyPressed(.escape))
    #expect(table.content.reported == ["cancelled"])
    #expect(seen?.minX == 200)
    table.wait(.seconds(3))
    #expect(seen?.minX == 100)
    table.drag(by: 40)
    #expect(seen?.minX == 100, "The touch means nothing any more.")
  }

  @Test("A held item is released when another page is shown, and nothing moves there")
  mutating func otherPage() {
    table.drag("stone", by: 100)
    table.press(on: "door", with: .finger(2))
    table.release(with: .finger(2))
    #expect(table.content.reported == ["cancelled"])
    #expect(interaction.screen.motion.isSettled)
    table.release()
    #expect(interaction.isIdle)
  }

  @Test("A flung item glides as far as friction permits, and stays there")
  mutating func glide() {
    fling()
    // 0.7 s / 2π of 1,000 px a second.
    #expect(table.content.stone.minX.pixels == 180 + 111)
    #expect(seen?.minX == 180, "It starts from where it is seen.")
    table.wait(.milliseconds(16))
    #expect(seen?.minX.pixels == 195, "It continues as fast as the finger was.")
    table.wait(.seconds(3))
    #expect(seen == table.content.stone)
    #expect(interaction.isIdle)
  }

  @Test("An item that is held still before the release does not glide")
  mutating func heldStill() {
    fling(pausing: .milliseconds(200))
    #expect(table.content.stone.minX == 180)
  }

  @Test("A gliding item is caught where it is seen, if it is enabled", arguments: [true, false])
  mutating func catchGliding(isEnabled: Bool) {
    fling()
    table.wait(.milliseconds(16))
    table.content.isEnabled = isEnabled
    let before = seen
    table.press(at: table.seen("stone").center)
    #expect(interaction.touches.first?.item == (isEnabled ? Table.item : Table.below))
    #expect(seen == before)
    table.wait(.seconds(1))
    #expect((seen == before) == isEnabled)
  }

  @Test("T13: An item whose interaction is off lets the touch through to what lies below")
  mutating func fallsThrough() {
    table.content.isEnabled = false
    table.press(on: "stone")
    table.release()
    #expect(table.content.reported == ["tap below"])
  }

  @Test("An item that glides under a control is not caught there")
  mutating func underControl() {
    table.content.glides = true
    table.drag("stone", by: 160, -80, steps: 10)
    table.release()
    table.wait(.milliseconds(30))
    #expect(seen?.contains(table.place(of: "door").center) == true)
    table.press(on: "door")
    #expect(interaction.touches.first?.item == Table.door)
  }

  @Test("A deadline of the content is met at its microsecond, and only then is all idle")
  mutating func deadlines() {
    table.content.bell = Microseconds(12_345)
    #expect(interaction.nextWake(table.content) == Microseconds(12_345))
    table.wait(Microseconds(12_344))
    #expect(table.content.reported.isEmpty)
    #expect(!table.takeFullCalls().contains { $0.name == .idle })
    table.wait(.milliseconds(20) - table.now)
    #expect(table.content.reported == ["rang at 12345"])
    #expect(table.takeFullCalls().contains { $0.name == .idle })
    #expect(interaction.nextWake(table.content) == nil)
  }
}
