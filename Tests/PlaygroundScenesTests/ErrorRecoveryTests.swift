import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Input that makes no sense")
struct ErrorRecoveryTests {
  @Test("a pointer may jump from one end of the seam to the other")
  func jumpsAcrossTheSeam() {
    var table = PlaygroundDriver()
    table.press(at: Point(x: -Length.farthest, y: -Length.farthest))
    table.drag(to: Point(x: .farthest, y: .farthest), steps: 1)
    table.release()
    #expect(table.playground.interaction.isIdle)
  }
}
