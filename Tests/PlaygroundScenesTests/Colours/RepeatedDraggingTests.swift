@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Dragging again before the last drag has settled")
struct RepeatedDraggingTests {
  @Test("R18: a tile that is lifted while it returns starts from where it appears")
  func takesTheFlyingTileByItsPlace() throws {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "yellow", at: (50, 100))
    table.drag(by: 500, 0)
    table.release()
    table.press(on: "red")
    table.wait(.milliseconds(8))
    let overlay = try #require(table.interaction.screen.motion.overlays.last)
    let seen = table.interaction.screen.seenFrame(of: overlay)
    table.send(.pointerMoved(.mouse, to: table.location + Vector(dx: 6, dy: 0), isDown: true))
    let overlays = table.interaction.screen.motion.overlays
    #expect(overlays.map(\.item) == [table.item("red")], "It is lifted once.")
    #expect(overlays.first?.course == .carried)
    let carried = try #require(overlays.first)
    #expect(table.interaction.screen.seenFrame(of: carried) == seen, "It does not jump.")
  }
}
