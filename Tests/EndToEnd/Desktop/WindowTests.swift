import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The window beside other windows, and the program beside other programs.
  @Suite(.serialized) struct WindowTests {
    @Test("the press that focuses the window also starts the drag")
    func clickThrough() throws {
      let app = try App("colours")
      try app.desktop.focusOther()
      try app.expectDrag()
    }

    @Test("a drag can leave the window and return")
    func leaving() throws {
      let app = try App("colours")
      let green = try app.place(of: "green", in: "colours")
      try app.press(on: "red")
      try app.drag(to: "blue")
      try app.move(to: Spot(x: 1_000, y: 200))
      try app.move(to: Spot(x: 1_000, y: green.y))
      app.expect(app.trace.lines(of: "dragEnded").isEmpty, "the drag ended outside of the window")
      try app.move(to: green)
      try app.release()

      try app.expectReordered()
    }

    @Test("a drag continues when the window is resized")  // R20
    func resize() throws {
      let app = try App("colours")
      try app.press(on: "red")
      try app.drag(to: "blue")
      try app.resize(width: 1_000, height: 760)
      try app.drag(to: "green")
      try app.release()

      try app.expectEnd(reason: "dropped")
      app.expectLaws()
    }

    @Test("a server that shares no memory with programs shows each frame, too")
    func remote() throws {
      let app = try App("colours", "--bare", on: .remote)
      let first = try app.place(of: "red", in: "colours")
      try app.expectColor([255, 59, 48], at: first)
      try app.expectDrag()
      try app.resize(width: 1_000, height: 760)
      let larger = try app.wait(for: "layout") { line in
        line.frames["blue"].map { $0.center.x != first.x } ?? false
      }
      try app.expectColor([0, 122, 255], at: try #require(larger.frames["blue"]).center)
    }

    @Test("an installed program opens its window, and plays a script that its entry is opened with")
    func installed() throws {
      let folder = try TemporaryFolder()
      let installation = Installation(prefix: "/opt", below: folder.path("root"))
      try installation.install()
      let app = try App(
        arguments: ["colours"], window: Spot(x: 900, y: 700), program: installation.program)
      try app.expectDrag()
      let entry = try String(
        contentsOfFile: installation.path("share/applications/dragplay-replay.desktop"),
        encoding: .utf8)
      let words = entry.split(separator: "\n").first { $0.hasPrefix("Exec=") }?
        .split(separator: " ").dropFirst().map(String.init)
      let script = installation.path("share/dragplay/Assets/scripts/reorder.gesture")
      let player = try App(
        arguments: try #require(words).map { $0 == "%f" ? script : $0 }, window: nil,
        program: installation.program)
      try player.expectEnd(reason: "dropped")
    }

    @Test("a first window is inside of a small screen", arguments: Desktop.smallScreens)
    func smallScreen(size: Spot) throws {
      let app = try App(arguments: [], window: nil, on: .screen(size), at: nil)
      let frame = try app.desktop.system.frame(of: app.window)
      #expect(frame.x >= 0 && frame.x + frame.width <= size.x, "\(frame)")
      #expect(frame.y >= 0 && frame.y + frame.height <= size.y, "\(frame)")
      try app.expectDrag()
    }

    @Test("an idle program uses no processor time")
    func idle() throws {
      let app = try App("colours")
      try app.expectDrag()
      try app.rest(after: 0)
      try app.expectIdle()
    }

    @Test("a mouse that moves outside of the window does not wake the program")
    func idleOutside() throws {
      let app = try App("colours")
      try app.move(to: Spot(x: -100, y: 0))
      sleep(1)
      let before = try app.sleeps()
      // By distances: like those of a real mouse, such motions have raw events.
      let motions = (1...60).flatMap { _ in ["mousemove_relative", "0", "3", "sleep", "0.01"] }
      try Child.run(["xdotool"] + motions, environment: app.desktop.environment)
      let count = try app.sleeps() - before
      app.expect(count < 10, "it woke \(count) times in 60 motions")
    }

    @Test("SIGTERM ends the program cleanly, also while its last frame is painted")
    func terminatedWhilePainting() throws {
      // Each time at another moment of the same movement.
      for delay in [0, 0.006, 0.012] {
        let app = try App("playlist", "--bare")
        try app.tap("track-3 delete", in: "playlist")
        try app.wait(for: "actionHandler")
        try app.hold(delay)
        #expect(try app.terminate() == 0)
      }
    }

    @Test("SIGTERM ends the program cleanly", arguments: [false, true])
    func terminated(inMidDrag: Bool) throws {
      let app = try App("colours")
      if inMidDrag {
        try app.press(on: "red")
        try app.drag(to: "green")
        try app.wait(for: "dragBegan")
      }
      let status = try app.terminate()
      #expect(status == 0)
    }
  }
}
