import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The inspector's graph of frames, which only a window has.
  @Suite(.serialized) struct InspectorTests {
    /// The row of pixels at the bottom of the bars, in a window of 1120 by 760.
    private static let bottom = Spot(x: 848, y: 317)

    /// The number of pixels of bars.
    private static func bars(in app: App) throws -> Int {
      let picture = try app.desktop.picture()
      let start = bottom.moved(x: app.origin.x, y: app.origin.y)
      let colors: [[UInt8]] = [[10, 89, 208], [196, 38, 30]]
      return (0..<256).count { column in
        colors.contains(picture.color(at: Spot(x: start.x + column, y: start.y)))
      }
    }

    @Test(
      "the graph has a bar for each frame, no processor time when settled, and a recording with it replays exactly"
    )
    func frames() throws {
      let folder = try TemporaryFolder()
      let file = folder.path("engine.dndrec")
      let app = try App(
        "colours", "--appearance", "light", "--record", file, window: Spot(x: 1_120, y: 760))
      try app.tap("inspector-engine")
      let empty = try Self.bars(in: app)
      try app.expectDrag()
      try app.rest(after: 0)
      let shown = try Self.bars(in: app)
      app.expect(shown >= empty + 10, "\(shown) pixels of bars after a drag, \(empty) before")
      try app.expectIdle()
      #expect(try app.terminate() == 0)
      let result = try Program.run(["verify", file])
      #expect(result.status == 0, "\(result)")
    }

    @Test(
      "a finger changes the tab, and chooses which calls are listed",
      arguments: [Desktop.Kind.touch, .wayland()])
    func byFinger(kind: Desktop.Kind) throws {
      let app = try App(
        "colours", "--appearance", "light", window: Spot(x: 1_120, y: 760), on: kind)
      let finger = try app.finger()
      try finger.tap("inspector-engine")
      try finger.lift("red")
      try finger.drag(to: "green")
      try finger.release()
      try finger.tap("call-filter")
      try finger.tap("filter-drag", in: "menu")
      try app.wait(for: "tap") { $0["item"] == "filter-drag" }
      app.expectLaws()
    }
  }
}
