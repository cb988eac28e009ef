@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Invalid input")
struct ErrorRecoveryTests {
  @Test("a pointer may jump from one end of the coordinate space to the other")
  func jumpsAcrossTheSeam() {
    var table = PlaygroundDriver()
    table.press(at: Point(x: -Length.farthest, y: -Length.farthest))
    table.drag(to: Point(x: .farthest, y: .farthest), steps: 1)
    table.release()
    #expect(table.interaction.isIdle)
  }

  @Test("a hold that is long enough only since a switch changed lifts now, not in the past")
  func liftsNotInThePast() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.wait(.seconds(2))
    table.pointer = .finger(1)
    table.tap("long-press")
    let turned = table.now
    table.wait(.milliseconds(10))
    #expect(table.calls.first { $0.name == .dragBegan }?.time == turned)
  }
}
