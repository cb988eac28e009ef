import DragKit
import Support
import Testing

struct ExtremeEventTests {
  private var sheet = ContentDriver(ContactSheet())

  @Test("A turn of the wheel beyond all numbers scrolls and magnifies like the farthest one")
  mutating func farthestTurn() {
    let farthest = Length(subpixels: .max)
    sheet.send(.wheelScrolled(at: Point(x: 60, y: 120), by: Vector(dx: 0, dy: farthest)))
    sheet.send(.wheelScrolled(at: Point(x: 60, y: 120), by: Vector(dx: -farthest, dy: -farthest)))
    sheet.send(.modifiersChanged(.control))
    sheet.send(.wheelScrolled(at: Point(x: 60, y: 120), by: Vector(dx: 0, dy: farthest)))
    #expect(sheet.content.phases == ["magnify turned"])
  }

  @Test("An event at the end of time is handled at the last time that can be computed with")
  mutating func endOfTime() {
    sheet.press(on: "frame-3")
    let end = InputEvent(time: Microseconds(.max), .wheelScrolled(at: .zero, by: .zero))
    var (interaction, content) = (sheet.interaction, sheet.content)
    for _ in 1...2 { interaction.handle(end, content: &content) }
    #expect(interaction.now == Microseconds(1 << 60))
    #expect(interaction.nextWake(content) == nil)
  }
}
