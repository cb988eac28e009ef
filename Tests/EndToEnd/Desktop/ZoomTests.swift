import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The size of the interface, changed while the window is open.
  @Suite(.serialized) struct ZoomTests {
    private func press(_ key: String, in app: App) throws {
      try app.keyDown("ctrl")
      try app.key(key)
      try app.keyUp("ctrl")
    }

    private func waitForScale(_ percent: Int, in app: App) throws {
      try app.wait(for: "scaled") { $0.text.contains(#""percent":\#(percent),"#) }
    }

    @Test(
      "Ctrl + enlarges the interface, Ctrl − and Ctrl 0 undo it, and the mouse hits what it shows",
      arguments: [Desktop.Kind.mouse, .wayland()])
    func zooms(kind: Desktop.Kind) throws {
      let app = try App("colours", on: kind)
      let first = try app.place(of: "red", in: "colours")
      try app.expectColor([255, 59, 48], at: first)

      try press("equal", in: app)
      try waitForScale(125, in: app)
      let second = try app.place(of: "red", in: "colours")
      app.expect(second != first, "the tile is where it was")
      try app.expectColor([255, 59, 48], at: second)
      try app.expectDrag()

      try press("minus", in: app)
      try waitForScale(100, in: app)
      try press("minus", in: app)
      try waitForScale(75, in: app)
      try app.tap("scene-board")
      try app.wait(for: "tap") { $0.text.contains("scene-board") }
      try press("0", in: app)
      try waitForScale(100, in: app)
      app.expectLaws()
    }

    @Test("a recording with a change of the size replays exactly")
    func replays() throws {
      let folder = try TemporaryFolder()
      let file = folder.path("zoom.dndrec")
      let app = try App("colours", "--record", file)
      try app.expectDrag()
      try press("equal", in: app)
      try waitForScale(125, in: app)
      try app.carry("blue", to: "yellow", over: 0.3)
      #expect(try app.terminate() == 0)
      let result = try Child.run(
        [try Program.path(), "replay", file, "--headless"], environment: app.desktop.environment)
      #expect(result.contains("reproduced"), "\(result)")
    }

    @Test("a window that grows with its interface stays on the screen, and has its own size again")
    func grows() throws {
      let app = try App("board", window: Spot(x: 900, y: 700))
      let frame = { try app.desktop.system.frame(of: app.window) }
      for scale in [125, 150, 175, 200] {
        try press("equal", in: app)
        try waitForScale(scale, in: app)
      }
      try until("the least window of 640 × 480 at 200 %") {
        let now = try frame()
        return (now.width, now.height) == (1280, 960)
          && now.x >= 0 && now.x + now.width <= Desktop.width
          && now.y >= 0 && now.y + now.height <= Desktop.height
      }
      try press("0", in: app)
      try waitForScale(100, in: app)
      try until("the window's own size") {
        let now = try frame()
        return (now.width, now.height) == (900, 700)
      }
      #expect(try app.terminate() == 0)
    }

    @Test("the size is remembered, and never so large that the least window has no room")
    func remembers() throws {
      let folder = try TemporaryFolder()
      let variables = ["XDG_CONFIG_HOME": folder.path("")]
      let app = try App(
        arguments: ["board", "--settings"], window: Spot(x: 900, y: 700), variables: variables)
      for _ in 1...10 { try press("equal", in: app) }
      try app.wait(for: "scaled")
      #expect(try app.terminate() == 0)
      let text = try String(contentsOfFile: folder.path("dragplay/settings.json"), encoding: .utf8)
      #expect(text.contains(#""zoom": "#), "\(text)")
      #expect(!text.contains(#""zoom": 300"#), "\(text)")
    }
  }
}
