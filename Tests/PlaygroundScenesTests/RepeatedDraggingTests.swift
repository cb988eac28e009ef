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
    let flight = try #require(table.playground.interaction.motion.flights.last)
    let seen = table.playground.interaction.seenFrame(of: flight)
    table.press(on: "red")
    table.drag(by: 6, 0, steps: 1)
    let flights = table.playground.interaction.motion.flights
    #expect(flights.map(\.item) == [table.item("red")], "It is in the air once.")
    #expect(flights.first?.course == .carried)
    let carried = try #require(flights.first)
    let way = table.playground.interaction.seenFrame(of: carried).origin - seen.origin
    #expect(!way.isLonger(than: 10), "It does not jump.")
  }
}
