import Foundation
import ProgramSupport
import Testing

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

/// A kept recording, whose gestures are made again in the window.
struct RecordedSession: Sendable, CustomTestStringConvertible {
  /// The path of the recording.
  let file: String

  /// The name of the recording, without its ending.
  var name: String { String(file.split(separator: "/").last?.dropLast(7) ?? "") }

  var testDescription: String { name }

  /// The kept sessions, the demo and those of the guide.
  static let all =
    ((try? Kept.names()) ?? []).map(Kept.recording).map(RecordedSession.init)
    .filter { !ofScripts.contains($0.name) }
    + ["colours-demo", "guide-follow", "guide-lift"].map {
      RecordedSession(file: "\(Program.root.path)/Assets/recordings/\($0).dndrec")
    }

  /// The recordings that are made by scripts of the same names in `Assets/scripts`: the program sends them lists of files,
  /// which a window would store as paths of its machine.
  private static let ofScripts = ["pictures-group", "recordings-shelf"]

  /// The sessions that every run performs: by mouse, by finger, with the wheel, and by keys.
  private static let usual = [
    "reorder-down", "second-finger-in-drag", "board-list-wheel", "keyboard-board",
  ]

  /// The sessions that this run performs.
  static var performed: [RecordedSession] {
    if let wanted { return all.filter { wanted == "all" || $0.name.contains(wanted) } }
    let performsAll = ProcessInfo.processInfo.environment["DRAGPLAY_SESSIONS"] == "all"
    return performsAll ? all : all.filter { usual.contains($0.name) }
  }

  /// Whether the kept recordings are re-recorded.
  static var isRecording: Bool { wanted != nil }

  /// A part of the names of the recordings to re-record.
  private static var wanted: String? { ProcessInfo.processInfo.environment["DRAGPLAY_RECORD"] }

  /// Makes the gestures in a window of the recording's scene and size, and returns it.
  func perform() throws -> App {
    let explained = try Program.run(["explain", file])
    guard explained.status == 0 else { throw Failure(explained.errors) }
    let script = GestureScript(explained.output)
    let app = try App(
      arguments: script.arguments, window: script.window,
      on: script.isByFinger ? .touch : .mouse, isRecorded: true)
    let performer = Performer(
      in: app, isByFinger: script.isByFinger,
      lifts: !Trace(recording: file).lines(of: "dragBegan").isEmpty)
    for statement in script.statements { try performer.perform(statement) }
    try until("an end of all motion") { app.trace.lines.last?.call == "idle" }
    return app
  }
}

/// The text of a script as `dragplay explain` writes it.
struct GestureScript {
  private(set) var arguments: [String] = []
  private(set) var window = Spot(x: 1_120, y: 760)
  private(set) var isByFinger = false
  /// The gestures, each as words.
  private(set) var statements: [[String]] = []

  init(_ text: String) {
    let lines = text.split(separator: "\n").prefix { !$0.hasPrefix("expect") }
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "scene": arguments += words.dropFirst()
      case "tune" where words[1] == "mouse-long-press-lifts": arguments.append("--long-press")
      case "window": window = Spot(words[1], separator: "x") ?? window
      case "with": isByFinger = words[1] == "touch"
      // A list continues in an indented line.
      case _ where line.hasPrefix(" "): statements[statements.count - 1] += words
      default: statements.append(words)
      }
    }
  }
}

extension Spot {
  /// Reads two numbers with a separator between them.
  init?(_ text: String, separator: Character = ",") {
    let numbers = text.split(separator: separator).compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    self.init(x: Int(numbers[0]), y: Int(numbers[1]))
  }
}
