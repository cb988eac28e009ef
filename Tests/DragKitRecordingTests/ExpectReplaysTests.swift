import DragTesting
import Foundation
import Testing

@Suite("A recording that a test expects to replay", .serialized)
struct ExpectReplaysTests {
  private let stage = ScriptStage<InteractionWorld<Errands>>.errands()
  private let wrong = ScriptStage<InteractionWorld<Errands>>.errands(isWrong: true)
  /// Whether recordings are compared; an update would make the missing one, and change the sound one.
  private static var isComparison: Bool { getenv("DRAGPLAY_UPDATE") == nil }

  private let script = Script([.drag("milk", to: "letter")])

  @Test("passes if it reproduces, found beside the test's source")
  func passes() { expectReplays("reorder.dndrec", on: stage, from: script) }

  @Test("fails at the line of the call, with the differences", .enabled(if: isComparison))
  func fails() {
    @Sendable func isExpected(_ words: String) -> Bool {
      words.hasPrefix("reorder.dndrec: line ")
        && words.contains("\n  - order of to-do: bread letter milk laundry\n")
        && words.hasSuffix("to see it as a page: DRAGPLAY_REPORTS=FOLDER swift test")
    }
    expectFailure(isExpected) {
      expectReplays("reorder.dndrec", on: wrong)
    }
  }

  @Test(
    "fails if there is no such file, and names the command that makes it, or says how to record one",
    .enabled(if: isComparison))
  func missing() {
    let start = "missing.dndrec: the recording does not exist; "
    let withScript = start + "DRAGPLAY_UPDATE=failing makes it from the script"
    expectFailure({ $0 == withScript }) {
      expectReplays("missing.dndrec", on: stage, from: script)
    }
    let without = start + "record a session with the program's --record, or pass a script"
    expectFailure({ $0 == without }) {
      expectReplays("missing.dndrec", on: stage)
    }
  }

  @Test("of a script passes if its expectations are met")
  func passingScript() { #expect(expectPasses(script, on: stage)?.gestures.count == 1) }

  @Test("of a script fails at the line of the call, once for each statement")
  func scriptFails() {
    let failing = Script([
      .drag("milk", to: "letter"), .expect(.order(["milk"])), .expect(.dragging("milk")),
    ])
    let expected = [
      "script: expected order milk, found bread letter milk laundry in to-do",
      "script: expected milk to be dragged, found nothing to be dragged",
    ]
    expectFailure({ expected.contains($0) }) {
      expectPasses(failing, on: stage)
    }
  }
}
