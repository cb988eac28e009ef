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
    let line = #line + 2
    withKnownIssue {
      expectReplays("reorder.dndrec", on: wrong)
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
        && words.hasPrefix("reorder.dndrec: line ")
        && words.contains("\n  - order of to-do: bread letter milk laundry\n")
        && words.hasSuffix("to see it as a page: DRAGPLAY_REPORTS=FOLDER swift test")
    }
  }

  @Test(
    "fails if there is no such file, and names the command that makes it",
    .enabled(if: isComparison))
  func missing() {
    withKnownIssue {
      expectReplays("missing.dndrec", on: stage, from: script)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "missing.dndrec: the recording does not exist; DRAGPLAY_UPDATE=failing makes it from the script"
      ]
    }
  }

  @Test(
    "fails if there is neither a file nor a script, and says how to record one",
    .enabled(if: isComparison))
  func missingWithoutScript() {
    withKnownIssue {
      expectReplays("missing.dndrec", on: stage)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "missing.dndrec: the recording does not exist; record a session with the program's --record, "
          + "or pass a script"
      ]
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
    let line = #line + 2
    withKnownIssue {
      expectPasses(failing, on: stage)
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line && expected.contains(words)
    }
  }
}
