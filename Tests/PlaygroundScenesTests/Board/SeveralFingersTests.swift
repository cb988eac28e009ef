@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Several fingers")
struct SeveralFingersTests {
  private var table = PlaygroundDriver(scene: .board)

  private mutating func press(_ finger: Int, _ point: Point) {
    table.send(.pointerPressed(.finger(finger), at: point))
  }

  /// Moves two fingers side by side, in steps of 5 px.
  private mutating func move(
    _ first: Int, from start: Point, and second: Int, from other: Point, by way: Vector
  ) {
    for step in 1...20 {
      table.wait(.milliseconds(16))
      let moved = Vector(dx: way.dx * step / 20, dy: way.dy * step / 20)
      table.send(.pointerMoved(.finger(first), to: start + moved, isDown: true))
      table.send(.pointerMoved(.finger(second), to: other + moved, isDown: true))
    }
    table.wait(.milliseconds(300))
  }

  private var scrolled: Length? { table.interaction.scrollOffset(of: "board")?.dy }

  @Test("that move together scroll as far as one, and the first release does not fling")
  mutating func scrolling() {
    let (first, second) = (Point(x: 300, y: 650), Point(x: 600, y: 640))
    press(1, first)
    press(2, second)
    move(1, from: first, and: 2, from: second, by: Vector(dx: 0, dy: -100))
    // The first finger scrolls its first step alone.
    #expect(scrolled == Length(pixels: 185) / 2)
    table.send(.pointerReleased(.finger(1), at: first + Vector(dx: 0, dy: -100)))
    table.settle()
    #expect(scrolled == Length(pixels: 185) / 2)
    table.wait(.milliseconds(16))
    table.send(
      .pointerMoved(.finger(2), to: second + Vector(dx: 0, dy: -120), isDown: true))
    #expect(scrolled == Length(pixels: 225) / 2)
    table.send(.pointerReleased(.finger(2), at: second + Vector(dx: 0, dy: -120)))
  }

  @Test("on one row swipe it as far as the first one")
  mutating func swiping() {
    table = PlaygroundDriver(scene: .playlist)
    table.tap("playlist-ordinary")
    let row = table.place(of: "track-3")
    let (first, second) = (
      Point(x: row.maxX - 20, y: row.center.y), Point(x: row.maxX - 120, y: row.center.y)
    )
    press(1, first)
    press(2, second)
    move(1, from: first, and: 2, from: second, by: Vector(dx: -125, dy: 0))
    #expect(table.row("track-3")?.frame.minX == row.minX - 115)
    table.send(.pointerReleased(.finger(1), at: first + Vector(dx: -125, dy: 0)))
    table.send(.pointerReleased(.finger(2), at: second + Vector(dx: -125, dy: 0)))
    table.settle()
    #expect(table.names(in: "playlist").count == 12)
    let swipes = table.takeCalls().filter { $0.hasPrefix("swipe") }
    #expect(swipes == ["swipeBegan track-3 touch", "swipeEnded track-3 touch open"])
  }

  @Test("a finger that moves along a row in edit mode does not choose it, and one that stays does")
  mutating func tapping() {
    table = PlaygroundDriver(scene: .playlist)
    table.tap("playlist-ordinary", "edit")
    table.pointer = .finger(1)
    table.press(on: "track-3")
    table.drag(by: 70, 0)
    table.release()
    #expect(!table.takeCalls().contains("tap track-3"))
    table.press(on: "track-3")
    table.drag(by: 5, 0)
    table.release()
    #expect(table.takeCalls().contains("tap track-3"))
  }
}
