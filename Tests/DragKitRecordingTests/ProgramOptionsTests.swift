import DragKitRecording
import Foundation
import ProgramSupport
import Testing

struct ProgramOptionsTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path(name) }

  private func result(of arguments: [String], isWrong: Bool = false) throws -> String? {
    try ProgramOptions(arguments).command?.result(on: .errands(isWrong: isWrong))
      .replacing(folder.url.path + "/", with: "")
  }

  /// A session of two drags.
  private func session() throws -> String {
    let script = Script([
      .drag("milk", to: "letter"), .wait(.seconds(3)), .drag("laundry", to: "bread"),
    ])
    let file = path("session.dndrec")
    if !folder.names.contains("session.dndrec") {
      try script.compile(on: .errands()).write(creating: file)
    }
    return file
  }

  @Test("The options open the window, and name files to record, to replay and for its pictures")
  func recording() throws {
    #expect(try ProgramOptions([]).recording == nil)
    #expect(try ProgramOptions([]).command == nil)
    #expect(try ProgramOptions(["--record", "a.dndrec"]).recording == "a.dndrec")
    let options = try ProgramOptions(["--replay", "a.dndrec", "--frames", "film"])
    #expect(options.command == .replay("a.dndrec") && options.frames == "film")
  }

  @Test("The options replay a recording and compare it")
  func replays() throws {
    let file = try session()
    #expect(try result(of: ["--replay", file]) == "session.dndrec: reproduces")
    #expect(throws: CheckFailure.self) { try result(of: ["--replay", file], isWrong: true) }
  }

  @Test("The options print a recording as a script")
  func explains() throws {
    let text = try #require(try result(of: ["--explain", session()]))
    #expect(text.hasPrefix("scene errands\nwith touch\n\npress milk hold 0.6s\n"))
    #expect(text.contains("expect order laundry bread letter milk\nexpect only calls\n"))
    #expect(text.hasSuffix("\n  dropSessionDidEnd(list)"))
  }

  @Test("The options make a passing test of all or some gestures of a session")
  func promotes() throws {
    let test = path("second.dndrec")
    let arguments = ["--promote", try session(), "--gestures", "2..2", "--output", test]
    #expect(try result(of: arguments) == "second.dndrec: 1 gesture of 2")
    #expect(try result(of: ["--replay", test]) == "second.dndrec: reproduces")
    let dragged = try Recording(contentsOf: test).gestures.map { "\($0)" }
    #expect(dragged.count == 1 && dragged[0].contains("laundry"))
    let all = ["--promote", try session(), "--output", path("both.dndrec")]
    #expect(try result(of: all) == "both.dndrec: 2 gestures of 2")
  }

  @Test("The options make no test of gestures that the session does not have")
  func missingGesture() throws {
    let third = [
      "--promote", try session(), "--gestures", "3", "--output", path("third.dndrec"),
    ]
    let failure = #expect(throws: PromotionFailure.self) { try result(of: third) }
    #expect(failure.map { "\($0)" } == "the session holds the gestures 1 to 2; choose among them")
  }

  private static let usage =
    "; options are --record FILE, --replay FILE [--frames DIR], --explain FILE, and "
    + "--promote FILE [--gestures 3..5] --output FILE"

  @Test(
    "The options are refused in one line that says what can be written",
    arguments: [
      (["--size"], "unknown option '--size'" + usage),
      (["--record"], "no value after --record" + usage),
      (["--record", "a", "--replay", "b"], "these options do not go together" + usage),
      (["--replay", "a", "--explain", "b"], "these options do not go together" + usage),
      (["--frames", "a"], "these options do not go together" + usage),
      (["--output", "a"], "these options do not go together" + usage),
      (["--promote", "a"], "--promote needs --output, a new file" + usage),
      (
        ["--promote", "a", "--output", "b", "--gestures", "3-5"],
        "--gestures is '3-5'; it can be a number, or such as 3..5"
      ),
      (
        ["--promote", "a", "--output", "b", "--gestures", "5..3"],
        "--gestures is '5..3'; it can be a number, or such as 3..5"
      ),
    ])
  func refused(arguments: [String], words: String) throws {
    let error = #expect(throws: UsageError.self) { try ProgramOptions(arguments) }
    #expect(try #require(error).description == words)
  }
}
