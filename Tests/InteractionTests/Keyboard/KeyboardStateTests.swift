import DragGeometry
import DragModel
import Testing

@testable import DragKit

@Suite("The state of the keyboard")
struct KeyboardStateTests {
  private var keyboard = KeyboardState()

  @Test("A hidden focus is remembered, and a new one is visible")
  mutating func focus() {
    keyboard.focus(on: ItemID(rawValue: 3), in: "songs")
    keyboard.focus(onControl: "delete")
    keyboard.hideFocus()
    #expect(keyboard.visibleFocus == nil)
    #expect(keyboard.focus?.item == ItemID(rawValue: 3))
    keyboard.focus(on: ItemID(rawValue: 4), in: "songs")
    #expect(keyboard.visibleFocus?.item == ItemID(rawValue: 4))
    #expect(keyboard.visibleFocus?.control == nil)
    keyboard.removeFocus()
    #expect(keyboard.focus == nil)
  }
}
