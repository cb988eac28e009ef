import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// From a hand to a file and back.
  ///
  /// Each session takes as long as a user does, so `make test` performs four of them and
  /// `make nightly` all. With `DRAGPLAY_RECORD=all` in the environment, or a part of a name, those
  /// with that name are performed, and the files of the repository are re-recorded:
  /// `make update WHAT=recordings`.
  @Suite(.serialized) struct RecordedSessionTests {
    @Test(
      "a kept session that is performed again in the window ends as it did, and is reproduced without one",
      arguments: RecordedSession.performed)
    func session(_ session: RecordedSession) throws {
      let app = try session.perform()
      func ends(_ trace: Trace) -> [String?] { trace.lines(of: "dragEnded").map { $0["reason"] } }
      #expect(ends(app.trace) == ends(Trace(recording: session.file)))
      try app.expectReplay()
      guard RecordedSession.isRecording, let made = app.recording else { return }
      try Data(contentsOf: URL(fileURLWithPath: made))
        .write(to: URL(fileURLWithPath: session.file))
    }
  }
}
