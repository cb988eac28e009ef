import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// Recordings in the window, and the player in front of them.
  @Suite(.serialized) struct PlayerTests {
    /// The size of the window, in which the places of the player are known.
    static let window = Spot(x: 1_120, y: 760)

    /// A recording of a drag of red to green.
    private let file = Kept.recording("reorder-down")

    @Test("a recording is replayed, scrubbed and taken over, and the result replays, too")
    func takeOver() throws {
      let app = try App(arguments: ["replay", file, "--speed", "0.1"], window: nil)
      try app.key("space")
      // Along the timeline, from its beginning to its end.
      try app.drag(from: Spot(x: 40, y: 690), to: Spot(x: 800, y: 690))
      try app.key("End")
      try app.takeOver()
      let taken = app.trace.count
      try app.carry("yellow", to: "blue")
      app.expectOrder(["yellow", "blue", "black", "green", "red"])
      try app.settle(after: taken)
      try app.close()

      let made = app.desktop.recordings()
      #expect(made.count == 1)
      let verified = try Program.run(["verify"] + made)
      #expect(verified.status == 0, "\(verified.errors)")
    }

    @Test("a recording that is dropped on the window opens in it, and a damaged one is reported")
    func drop() throws {
      let folder = try TemporaryFolder()
      let damaged = try folder.write(Array("{\"dndrec\":2}\n".utf8), to: "damaged.dndrec")
      let app = try App(arguments: ["colours"], window: Self.window)
      let before = try app.desktop.picture()
      try app.drop(damaged)
      try until("the words about it") { try app.desktop.picture() != before }
      app.expectOrder(App.colors)

      try app.drop(file)
      try app.key("End")
      try app.takeOver()
      try app.close()
    }

    @Test("a paused player uses no processor time")
    func idle() throws {
      let app = try App(arguments: ["replay", file, "--speed", "0.1"], window: nil)
      try app.key("space")
      app.hold(0.5)
      try app.expectIdle()
      try app.key("Escape")
      try until("the end") { app.hasEnded }
    }
  }
}

extension App {
  /// Takes over the recording that is played, which has dragged red to green.
  func takeOver() throws {
    let mark = trace.count
    try key("Tab")
    try wait(for: "ready", after: mark)
    expectOrder(Self.sorted)
  }
}
