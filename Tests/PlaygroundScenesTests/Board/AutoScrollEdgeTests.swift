@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Scrolling at the edges under a drag")
struct AutoScrollEdgeTests {
  private var table = PlaygroundDriver(
    page: .board, window: Size(width: 900, height: 700), items: 30, arrangement: .list)

  private var offset: Length { table.interaction.scrollOffset(of: "board")?.dy ?? -1 }

  @Test("does not begin beside the list")
  mutating func beside() {
    table.drag("item-3", to: Point(x: 5, y: 706))
    table.wait(.seconds(1))
    #expect(offset == 0)
  }

  @Test("scrolls no view that the drag was never over")
  mutating func never() {
    table = PlaygroundDriver(page: .playlist, window: Size(width: 1120, height: 420))
    table.scroll(by: 2000, at: Point(x: 400, y: 300))
    let start = table.interaction.scrollOffset(of: "playlist")
    #expect(start?.dy ?? 0 > 100)
    table.drag("song-1", by: 0, -10)
    table.drag(to: Point(x: 850, y: 80))
    table.drag(to: Point(x: 400, y: 20))
    table.wait(.seconds(1))
    #expect(table.interaction.scrollOffset(of: "playlist") == start)
  }

  @Test(
    "does not continue over the cancel strip, or below it", arguments: [664, 690, 698] as [Length])
  mutating func cancelStrip(y: Length) {
    table.lift("item-3", with: .finger(1))
    table.drag(to: Point(x: 450, y: y), steps: 1, with: .finger(1))
    #expect(table.interaction.isOverCancelStrip)
    table.wait(.seconds(1))
    #expect(offset == 0)
    _ = table.takeCalls()
    table.release(with: .finger(1))
    #expect(table.takeCalls().contains("dragEnded item-3 cancelled"))
  }

  enum Ending: CaseIterable {
    case drop, key, strip, outside, interruption
  }

  @Test("the scrolling is reverted however a drag ends without a drop", arguments: Ending.allCases)
  mutating func comesBack(from ending: Ending) {
    if ending == .strip { table.pointer = .finger(1) }
    table.lift("item-3")
    table.drag(to: Point(x: 184, y: 690))
    table.wait(.seconds(1))
    let farthest = offset
    #expect(farthest > 400)
    switch ending {
    case .drop: break
    case .key: table.key(.escape)
    case .strip: table.drag(to: Point(x: 450, y: 670), steps: 1)
    case .outside: table.drag(to: Point(x: 20, y: 400), steps: 1)
    case .interruption: table.send(.pointerCancelled(table.pointer))
    }
    table.drop()
    let ends = table.takeFullCalls().filter { $0.name == .dragEnded }.map { $0["reason"]?.string }
    let reasons: [Ending: String] = [
      .drop: "dropped", .key: "cancelled", .strip: "cancelled", .outside: "outside",
      .interruption: "interrupted",
    ]
    #expect(ends == [reasons[ending]])
    #expect(offset == (ending == .drop ? farthest : 0))
    #expect(table.interaction.isIdle)
  }

  @Test("the scrolling is reverted when a drag by keyboard is cancelled, too")
  mutating func scrollsBackFromKeys() {
    table.key(.tab, .space)
    for _ in 0..<25 { table.key(.down) }
    table.settle()
    #expect(offset > 400)
    table.key(.escape)
    table.settle()
    #expect(offset == 0)
  }

  @Test("R12: a tile that is held at the lower edge scrolls to the end of the board")
  mutating func farthest() {
    table = PlaygroundDriver(page: .board, items: 60)
    table.drag("item-6", to: Point(x: 504, y: 750), steps: 40)
    table.wait(.seconds(3))
    table.drop()
    #expect(table.names(in: "board").firstIndex(of: "item-6").map { $0 >= 55 } == true)
    #expect(table.interaction.isIdle)
  }
}
