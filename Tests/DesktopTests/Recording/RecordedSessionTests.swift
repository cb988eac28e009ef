import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The way from a hand at a mouse to a file and back.
  ///
  /// With `DRAGPLAY_RECORD=all` in the environment, or a part of a name, the files of the repository
  /// are written anew: `make recordings`.
  @Suite(.serialized) struct RecordedSessionTests {
    @Test("a session in the window is reproduced without one", arguments: RecordedSession.all)
    func session(_ session: RecordedSession) throws {
      try record(session, keepingIn: "Tests/Recordings")
    }

    @Test("the demo is reproduced without a window")
    func demo() throws {
      try record(.demo, keepingIn: "Assets/recordings")
    }

    @Test(
      "the gestures of the guide are reproduced without a window", arguments: RecordedSession.guide)
    func guide(_ session: RecordedSession) throws {
      try record(session, keepingIn: "Assets/recordings")
    }

    private func record(_ session: RecordedSession, keepingIn folder: String) throws {
      let scratch = try TemporaryFolder()
      let file = scratch.path(session.name + ".dndrec")
      let app = try App(
        arguments: session.arguments + ["--record", file], window: session.window,
        on: session.desktop)
      try session.act(app)
      app.expectLaws()
      #expect(try app.terminate() == 0)

      let verified = try Program.run(["verify", file])
      #expect(verified.status == 0, "\(verified.errors)")
      guard session.isWanted else { return }
      let kept = Program.root.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
      try Data(try scratch.bytes(session.name + ".dndrec"))
        .write(to: kept.appendingPathComponent(session.name + ".dndrec"))
    }
  }
}
