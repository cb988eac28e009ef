import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// From a hand with a mouse to a file and back.
  ///
  /// Each session takes as long as a user does, so `make test` performs four of them and
  /// `make nightly` all. With `DRAGPLAY_RECORD=all` in the environment, or a part of a name, those
  /// with that name are performed, and the files of the repository are re-recorded:
  /// `make update WHAT=recordings`.
  @Suite(.serialized) struct RecordedSessionTests {
    @Test(
      "a session in the window is reproduced without one", arguments: RecordedSession.performed)
    func session(_ session: RecordedSession) throws {
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
      guard RecordedSession.isRecording else { return }
      let kept = Program.root.appendingPathComponent(session.folder)
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
      try Data(try scratch.bytes(session.name + ".dndrec"))
        .write(to: kept.appendingPathComponent(session.name + ".dndrec"))
    }
  }
}
