import DragKit
import Support
import Testing

struct DoubleTapTests {
  private var sheet = ContentDriver(ContactSheet())

  /// Presses and releases the mouse.
  private mutating func click(at y: Length = 140) {
    sheet.press(at: Point(x: 200, y: y))
    sheet.release()
  }

  @Test("A double tap is two taps whose presses are at most half a second apart")
  mutating func time() {
    click()
    sheet.wait(.milliseconds(500))
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice"])
    sheet.wait(.milliseconds(501))
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice", "frame-3"])
  }

  @Test("Every second one of quick taps is a double tap")
  mutating func four() {
    for _ in 1...4 { click() }
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice", "frame-3", "frame-3 twice"])
  }

  @Test("The taps of a double tap are at most ten pixels apart, and on one item")
  mutating func place() {
    click(at: 120)
    click(at: 131)
    #expect(sheet.content.tapped == ["frame-3", "frame-3"])
    click(at: 140)
    #expect(sheet.content.tapped == ["frame-3", "frame-3", "frame-3 twice"])
    click(at: 160)
    click(at: 168)
    #expect(sheet.content.tapped.suffix(2) == ["frame-3", "frame-4"])
  }

  @Test("Taps with a modifier key, or with a drag in between, are no double tap")
  mutating func others() {
    click()
    sheet.hold(.control)
    click()
    sheet.hold([])
    #expect(sheet.content.tapped == ["frame-3", "frame-3"])
    // So that the dropped frame is where it was at once.
    sheet.change { $0.tuning.reducedMotion = true }
    sheet.wait(.seconds(1))
    sheet.press(at: Point(x: 200, y: 140))
    sheet.drag(by: 0, 20)
    sheet.drag(by: 0, -20)
    sheet.release()
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3", "frame-3"])
  }

  @Test("Enter on the focused item is a double tap")
  mutating func enter() {
    sheet.press(.tab, .enter)
    #expect(sheet.content.tapped == ["frame-1 twice"])
  }

  @Test("A double tap counts in a copy of the state whose clock was set back")
  mutating func earlier() throws {
    sheet.wait(.seconds(9))
    click()
    sheet.wait(.milliseconds(100))
    sheet.interaction = try #require(sheet.interaction.earlier(by: .seconds(9)))
    click()
    #expect(sheet.content.tapped == ["frame-3", "frame-3 twice"])
  }
}
