import DragEvents
import DragKit
import Support
import Testing

struct StoppedScrollTests {
  /// A sheet that a finger has flung, and that still scrolls.
  private func flung() -> ContentDriver<ContactSheet> {
    var sheet = ContentDriver(ContactSheet())
    sheet.pointer = .finger(1)
    sheet.press(at: Point(x: 200, y: 350))
    sheet.drag(by: 0, -200)
    sheet.release()
    sheet.wait(.milliseconds(100))
    sheet.pointer = .mouse
    return sheet
  }

  private func offset(of sheet: ContentDriver<ContactSheet>) -> Length? {
    sheet.interaction.scrollOffset(of: "sheet")?.dy
  }

  @Test("A view that still scrolls stops at a press of the mouse, which lifts the item there")
  func press() {
    var sheet = flung()
    sheet.press(at: Point(x: 200, y: 200))
    let offset = offset(of: sheet)
    sheet.drag(by: 0, 20)
    #expect(sheet.interaction.isDragging)
    sheet.wait(.seconds(2))
    #expect(self.offset(of: sheet) == offset)
    #expect(offset?.subpixels.isMultiple(of: 256) == true, "Text is sharp at whole pixels.")
  }

  @Test("A view that still scrolls stops at a press that draws a band, and at one that taps")
  func others() {
    var sheet = flung()
    sheet.press(at: Point(x: 5, y: 200))
    let offset = offset(of: sheet)
    sheet.drag(by: 20, 20)
    sheet.wait(.seconds(1))
    #expect(
      sheet.content.phases == ["band began", "band changed"] && self.offset(of: sheet) == offset)

    sheet = flung()
    sheet.press(at: Point(x: 200, y: 200))
    let offsetOfTap = self.offset(of: sheet)
    sheet.release()
    sheet.wait(.seconds(1))
    #expect(sheet.content.tapped.count == 1 && self.offset(of: sheet) == offsetOfTap)
  }

  @Test("A view that still scrolls stops at a press of a finger, which taps nothing")
  func finger() {
    var sheet = flung()
    sheet.pointer = .finger(2)
    sheet.press(at: Point(x: 200, y: 200))
    let offset = offset(of: sheet)
    sheet.release()
    sheet.wait(.seconds(1))
    #expect(sheet.content.tapped == [])
    #expect(self.offset(of: sheet)?.pixels == offset?.pixels)
  }

  @Test("A view that still scrolls stops under a drag from another program that enters it")
  func otherProgram() {
    var sheet = flung()
    sheet.send(.incomingDrag(.entered(DragOffer(types: ["text/plain"]), at: Point(x: 200, y: 200))))
    let offset = offset(of: sheet)
    sheet.wait(.seconds(2))
    #expect(self.offset(of: sheet) == offset)

    sheet = flung()
    sheet.send(.incomingDrag(.entered(DragOffer(types: ["text/plain"]), at: Point(x: 450, y: 200))))
    let before = self.offset(of: sheet)
    sheet.wait(.milliseconds(50))
    let outside = self.offset(of: sheet)
    #expect(outside != before, "The drag is not over the view.")
    sheet.send(.incomingDrag(.moved(to: Point(x: 390, y: 200))))
    let inside = self.offset(of: sheet)
    sheet.wait(.seconds(2))
    #expect(self.offset(of: sheet) == inside)
  }

  @Test("A view that still scrolls returns from beyond its end under a press of the mouse")
  func beyond() {
    var sheet = ContentDriver(ContactSheet())
    sheet.pointer = .finger(1)
    sheet.press(at: Point(x: 200, y: 100))
    sheet.drag(by: 0, 200)
    sheet.release()
    sheet.pointer = .mouse
    sheet.press(at: Point(x: 200, y: 200))
    #expect(offset(of: sheet) ?? 0 < 0)
    sheet.wait(.seconds(2))
    #expect(offset(of: sheet) == 0)
  }
}
