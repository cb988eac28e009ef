public import DragRecording

/// A command of a program on a recording of one of its sessions.
///
/// ``ProgramOptions`` has the command of a command line.
public enum RecordingCommand: Hashable, Sendable {
  /// Replays a recording at several `Batching`s, and compares.
  case replay(String)
  /// Converts a recording to a script.
  case explain(String)
  /// Makes a test of a session, or of some of its gestures, and writes it into a new file.
  case promote(String, gestures: ClosedRange<Int>? = nil, output: String)

  /// Performs the command, and returns what is to be printed.
  ///
  /// - Throws: A ``CheckFailure`` or a ``PromotionFailure`` if a replay diverges, and a `FileError` about a file.
  public func result<World: Aimable>(on stage: ScriptStage<World>) throws -> String {
    switch self {
    case .replay(let file):
      try Recording.check(file, on: stage)
      return "\(file): reproduces"
    case .explain(let file):
      let script = try Recording(contentsOf: file).script(on: stage, file: file).text
      return script.hasSuffix("\n") ? String(script.dropLast()) : script
    case .promote(let file, let gestures, let output):
      let session = try Recording(contentsOf: file)
      let test = try Promotion(session, on: stage).recording(of: gestures)
      try test.write(creating: output)
      return "\(output): \(test.gestures.count.counting("gesture")) of \(session.gestures.count)"
    }
  }
}
