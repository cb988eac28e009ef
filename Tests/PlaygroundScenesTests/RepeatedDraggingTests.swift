import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Dragging again before the last drag has settled")
struct RepeatedDraggingTests {
  @Test("R18: a tile taken by its place while it flies there comes from where it is seen")
  func takesTheFlyingTileByItsPlace() throws {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "yellow", at: (50, 100))
    table.drag(by: 500, 0)
    table.release()
    table.wait(.milliseconds(20))
    table.press(on: "red")
    let flying = try #require(table.playground.interaction.motion.flights.last)
    let seen = table.playground.interaction.seenFrame(of: flying)
    let beside = table.location + Vector(dx: 6, dy: 0)
    table.send(.pointerMoved(.mouse, to: beside, isDown: true))
    let flights = table.playground.interaction.motion.flights
    #expect(flights.map(\.item) == [table.item("red")], "It is in the air once.")
    let carried = try #require(flights.first)
    #expect(carried.course == .carried)
    #expect(table.playground.interaction.seenFrame(of: carried) == seen, "It does not jump.")
  }
}
