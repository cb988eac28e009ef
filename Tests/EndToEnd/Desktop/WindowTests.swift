import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The window beside other windows, and the program beside other programs.
  @Suite(.serialized) struct WindowTests {
    @Test(
      "the press that focuses the window also starts the drag",
      arguments: [.mouse, .touch] as [Desktop.Kind])
    func clickThrough(on kind: Desktop.Kind) throws {
      let app = try App("colours", on: kind)
      try app.desktop.focusOther()
      if kind == .touch { try app.expectTouch() } else { try app.expectDrag() }
    }

    @Test(
      "a drag can leave the window and return",
      arguments: [(.mouse, 1_000), (.touch, -150), (.wayland(), -30), (.wayland(scale: 2), -30)]
        as [(Desktop.Kind, Int)])
    func leaving(on kind: Desktop.Kind, x: Int) throws {
      let app = try App("colours", on: kind)
      let green = try app.place(of: "green", in: "colours")
      let places = [Spot(x: x, y: 200), Spot(x: x, y: green.y), green]
      if kind == .touch {
        let finger = try app.finger()
        try finger.lift("red")
        for place in places { try finger.drag(to: place) }
        try finger.release()
      } else {
        try app.pressRed(dragTo: "blue")
        for place in places { try app.move(to: place) }
        try app.release()
      }
      try app.expectReordered()
    }

    @Test(
      "a drag continues when the window is resized, and is shown there",
      arguments: [.mouse, .remote] as [Desktop.Kind])  // R20
    func resize(on kind: Desktop.Kind) throws {
      let app = try App("colours", "--bare", on: kind)
      let first = try app.place(of: "blue", in: "colours")
      try app.pressRed(dragTo: "blue")
      try app.resize(width: 1_000, height: 760)
      try app.drag(to: "green")
      try app.release()
      try app.expectEnd(reason: "dropped")
      try app.rest()
      try app.wait(for: "layout") { $0.frames["blue"].map { $0.center.x != first.x } ?? false }
      app.expectOrder(App.sorted)
      try app.expectColor([0, 122, 255], of: "blue")
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
      let frame = try app.frame
      #expect(frame.x >= 0 && frame.x + frame.width <= size.x, "\(frame)")
      #expect(frame.y >= 0 && frame.y + frame.height <= size.y, "\(frame)")
      try app.expectDrag()
    }

    @Test("an idle program uses no processor time, also while it shows the times of its frames")
    func idle() throws {
      let app = try App(
        "colours", "--appearance", "light", window: Spot(x: 1_120, y: 760), isRecorded: true)
      try app.tap("inspector-engine")
      let empty = try app.widthOfBars()
      try app.expectDrag()
      try app.rest()
      let shown = try app.widthOfBars()
      app.expect(shown >= empty + 10, "\(shown) pixels of bars after a drag, \(empty) before")
      try app.expectIdle()
      // A recording with the graph replays exactly.
      try app.expectReplay()
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
        app.hold(delay)
        try app.close()
      }
    }

    @Test("SIGTERM ends the program cleanly", arguments: [false, true])
    func terminated(inMidDrag: Bool) throws {
      let app = try App("colours")
      if inMidDrag {
        try app.pressRed(dragTo: "green")
        try app.wait(for: "dragBegan")
      }
      try app.close()
    }
  }
}

extension App {
  /// The pixels that the bars of the inspector's graph of frames have in the row at their bottom, in a window of
  /// 1120 by 760.
  fileprivate func widthOfBars() throws -> Int {
    let (picture, start) = (try desktop.picture(), onScreen(Spot(x: 848, y: 317)))
    let colors: [[UInt8]] = [[10, 89, 208], [196, 38, 30]]
    return (0..<256).count { colors.contains(picture.color(at: start.moved(x: $0))) }
  }
}
