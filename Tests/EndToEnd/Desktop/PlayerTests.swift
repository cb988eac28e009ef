import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// Recordings in the window, and the player in front of them.
  @Suite(.serialized) struct PlayerTests {
    /// The size of the window, in which the places of the player are known.
    static let window = Spot(x: 1_120, y: 760)

    /// Records a drag of red to green.
    private func record(in folder: TemporaryFolder) throws -> String {
      let file = folder.path("made.dndrec")
      let app = try App(
        arguments: ["colours", "--record", file], window: Self.window)
      let start = app.trace.count
      try app.carry("red", to: "green")
      try app.settle(after: start)
      #expect(try app.terminate() == 0)
      return file
    }

    @Test("a recording is replayed, scrubbed and taken over, and the result replays, too")
    func takeOver() throws {
      let folder = try TemporaryFolder()
      let file = try record(in: folder)
      let app = try App(arguments: ["replay", file, "--speed", "0.1"], window: nil)
      try app.key("space")
      // Along the timeline, from its beginning to its end.
      try app.press(at: Spot(x: 40, y: 690))
      try app.move(to: Spot(x: 800, y: 690))
      try app.release()
      try app.key("End")
      let mark = app.trace.count
      try app.key("Tab")
      try app.wait(for: "ready", after: mark)
      app.expectOrder(App.sorted)
      let taken = app.trace.count
      try app.carry("yellow", to: "blue")
      app.expectOrder(["yellow", "blue", "black", "green", "red"])
      try app.settle(after: taken)
      #expect(try app.terminate() == 0)

      let made = app.desktop.recordings()
      #expect(made.count == 1)
      let verified = try Program.run(["verify"] + made)
      #expect(verified.status == 0, "\(verified.errors)")
    }

    @Test("a recording that is dropped on the window opens in it, and a damaged one is reported")
    func drop() throws {
      let folder = try TemporaryFolder()
      let file = try record(in: folder)
      let damaged = try folder.write(Array("{\"dndrec\":2}\n".utf8), to: "damaged.dndrec")
      let app = try App(arguments: ["colours"], window: Self.window)
      let before = try app.desktop.picture()
      try app.drop(damaged)
      try until("the words about it") { try app.desktop.picture() != before }
      app.expectOrder(App.colors)

      try app.drop(file)
      try app.key("End")
      let mark = app.trace.count
      try app.key("Tab")
      try app.wait(for: "ready", after: mark)
      app.expectOrder(App.sorted)
      #expect(try app.terminate() == 0)
    }

    @Test("a paused player uses no processor time")
    func idle() throws {
      let folder = try TemporaryFolder()
      let app = try App(
        arguments: ["replay", try record(in: folder), "--speed", "0.1"], window: nil)
      try app.key("space")
      try app.hold(0.5)
      try app.expectIdle()
      try app.key("Escape")
      try until("the end") { app.hasEnded }
    }
  }
}
