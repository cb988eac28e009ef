import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The size of the interface, changed while the window is open.
  @Suite(.serialized) struct ZoomTests {
    private func waitForScale(_ percent: Int, in app: App) throws {
      try app.wait(for: "scaled") { $0.text.contains(#""percent":\#(percent),"#) }
    }

    @Test(
      "Ctrl + enlarges the interface, Ctrl − and Ctrl 0 undo it, and the mouse hits what it shows",
      arguments: [Desktop.Kind.mouse, .wayland()])
    func zooms(kind: Desktop.Kind) throws {
      let app = try App("colours", on: kind, isRecorded: true)
      let first = try app.place(of: "red", in: "colours")
      try app.expectColor([255, 59, 48], at: first)

      try app.key("ctrl+equal")
      try waitForScale(125, in: app)
      let second = try app.place(of: "red", in: "colours")
      app.expect(second != first, "the tile is where it was")
      try app.expectColor([255, 59, 48], at: second)
      try app.expectDrag()

      try app.key("ctrl+minus")
      try waitForScale(100, in: app)
      try app.key("ctrl+minus")
      try waitForScale(75, in: app)
      try app.tap("scene-board")
      try app.wait(for: "tap") { $0.text.contains("scene-board") }
      try app.key("ctrl+0")
      try waitForScale(100, in: app)
      try app.expectReplay()
    }

    @Test("a window that grows with its interface stays on the screen, and has its own size again")
    func grows() throws {
      let app = try App("board", window: Spot(x: 900, y: 700))
      for scale in [125, 150, 175, 200] {
        try app.key("ctrl+equal")
        try waitForScale(scale, in: app)
      }
      // The least window of 640 × 480 at 200 %.
      try app.waitForFrame {
        ($0.width, $0.height) == (1280, 960)
          && $0.x >= 0 && $0.x + $0.width <= Desktop.width
          && $0.y >= 0 && $0.y + $0.height <= Desktop.height
      }
      try app.key("ctrl+0")
      try waitForScale(100, in: app)
      try app.waitForFrame { ($0.width, $0.height) == (900, 700) }
      try app.close()
    }

    @Test("the size is remembered, and never so large that the least window has no room")
    func remembers() throws {
      let folder = try TemporaryFolder()
      let variables = ["XDG_CONFIG_HOME": folder.path("")]
      let app = try App(
        arguments: ["board", "--settings"], window: Spot(x: 900, y: 700), variables: variables)
      for _ in 1...10 { try app.key("ctrl+equal") }
      try app.wait(for: "scaled")
      try app.close()
      let text = try String(contentsOfFile: folder.path("dragplay/settings.json"), encoding: .utf8)
      #expect(text.contains(#""zoom": "#), "\(text)")
      #expect(!text.contains(#""zoom": 300"#), "\(text)")
    }
  }
}
