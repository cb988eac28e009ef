@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Scrolling at the edges under a drag")
struct AutoScrollEdgeTests {
  private func list() -> PlaygroundDriver {
    PlaygroundDriver(
      scene: .board, window: Size(width: 900, height: 700), items: 30, arrangement: .list)
  }

  private func offset(_ table: PlaygroundDriver) -> Length {
    table.interaction.scrollOffset(of: "board")?.dy ?? -1
  }

  @Test(
    "R11: begins with a first motion into the band, and continues beyond the edge",
    arguments: [690, 695, 706, 1200], [PointerID.mouse, .finger(1)])
  func overshoots(y: Int, pointer: PointerID) {
    var table = list()
    table.pointer = pointer
    table.press(on: "item-3")
    table.hold()
    // Beside the cancel strip.
    table.drag(to: Point(x: 184, y: Length(pixels: y)), steps: 1)
    table.wait(.seconds(1))
    #expect(offset(table) > 400)
  }

  @Test("continues beyond the upper edge, too", arguments: [60, 30, -200])
  func overshootsUpwards(y: Int) {
    var table = list()
    table.key(.end)
    table.settle()
    let end = offset(table)
    table.press(on: "item-28")
    table.drag(to: Point(x: 450, y: Length(pixels: y)))
    table.wait(.seconds(1))
    #expect(end > 400 && offset(table) < end - 400)
  }

  @Test("does not begin beside the list")
  func beside() {
    var table = list()
    table.press(on: "item-3")
    table.drag(to: Point(x: 5, y: 706))
    table.wait(.seconds(1))
    #expect(offset(table) == 0)
  }

  @Test("does not continue over the cancel strip, or below it", arguments: [664, 690, 698])
  func cancelStrip(y: Int) {
    var table = list()
    table.pointer = .finger(1)
    table.press(on: "item-3")
    table.hold()
    table.drag(to: Point(x: 450, y: Length(pixels: y)), steps: 1)
    #expect(table.interaction.isOverCancelStrip)
    table.wait(.seconds(1))
    #expect(offset(table) == 0)
    _ = table.takeCalls()
    table.release()
    #expect(table.takeCalls().contains("dragEnded item-3 cancelled"))
  }

  enum Ending: CaseIterable {
    case drop, key, strip, outside, interruption
  }

  @Test("the scrolling is reverted however a drag ends without a drop", arguments: Ending.allCases)
  func comesBack(from ending: Ending) {
    var table = list()
    if ending == .strip { table.pointer = .finger(1) }
    table.press(on: "item-3")
    table.hold()
    table.drag(to: Point(x: 184, y: 690))
    table.wait(.seconds(1))
    let offset = offset(table)
    #expect(offset > 400)
    switch ending {
    case .drop: break
    case .key: table.key(.escape)
    case .strip: table.drag(to: Point(x: 450, y: 670), steps: 1)
    case .outside: table.drag(to: Point(x: 20, y: 400), steps: 1)
    case .interruption: table.send(.pointerCancelled(table.pointer))
    }
    table.release()
    table.settle()
    let ends = table.takeFullCalls().filter { $0.name == .dragEnded }.map { $0["reason"]?.string }
    let reasons: [Ending: String] = [
      .drop: "dropped", .key: "cancelled", .strip: "cancelled", .outside: "outside",
      .interruption: "interrupted",
    ]
    #expect(ends == [reasons[ending]])
    #expect(self.offset(table) == (ending == .drop ? offset : 0))
    #expect(table.interaction.isIdle)
  }

  @Test("the scrolling is reverted when a drag by keyboard is cancelled, too")
  func scrollsBackFromKeys() {
    var table = list()
    table.key(.tab, .space)
    for _ in 0..<25 { table.key(.down) }
    table.settle()
    #expect(offset(table) > 400)
    table.key(.escape)
    table.settle()
    #expect(offset(table) == 0)
  }

  @Test("scrolls no view that the drag was never over")
  func neverOver() {
    var table = PlaygroundDriver(scene: .playlist, window: Size(width: 1120, height: 420))
    func offset(_ table: PlaygroundDriver) -> Length? {
      table.interaction.scrollOffset(of: "playlist")?.dy
    }
    table.scroll(by: 2000, at: Point(x: 400, y: 300))
    let start = offset(table)
    #expect(start ?? 0 > 100)
    table.press(on: "song-1")
    table.drag(by: 0, -10)
    table.drag(to: Point(x: 850, y: 80))
    table.drag(to: Point(x: 400, y: 20))
    table.wait(.seconds(1))
    #expect(offset(table) == start)
  }
}
