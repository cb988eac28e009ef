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

  @Test("passes if the file beside the test's source reproduces")
  func passes() { expectReplays("reorder.dndrec", on: stage, from: script) }

  @Test("of a script passes if its expectations are met")
  func scriptPasses() { #expect(expectPasses(script, on: stage)?.gestures.count == 1) }

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
    "fails if there is no such file, and says how to make it", .enabled(if: isComparison),
    arguments: [
      (true, "DRAGPLAY_UPDATE=failing makes it from the script"),
      (false, "record a session with the program's --record, or pass a script"),
    ])
  func missing(hasScript: Bool, remedy: String) {
    expectFailure({ $0 == "missing.dndrec: the recording does not exist; " + remedy }) {
      expectReplays("missing.dndrec", on: stage, from: hasScript ? script : nil)
    }
  }

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

@Suite("A picture that a test expects")
struct ExpectLooksTests {
  private let stage = ScriptStage<InteractionWorld<Errands>>.errands()
  private let lifted = Script([.press("milk", hold: .milliseconds(600)), .wait(.seconds(1))])

  private static var isComparison: Bool { getenv("DRAGPLAY_UPDATE") == nil }

  /// A small picture of a list: each row in a grey of its own, 10 pixels wide.
  private func draw(_ world: InteractionWorld<Errands>) -> Picture {
    var rgba = [UInt8](repeating: 255, count: 32 * 48 * 4)
    for landmark in world.seenLandmarks where landmark.id.container == "to-do" {
      let (top, name) = (landmark.frame.minY.pixels / 10, landmark.id.name)
      for y in max(top, 0)..<min(top + 4, 48) where y >= 0 {
        for x in 0..<32 {
          for channel in 0..<3 { rgba[(y * 32 + x) * 4 + channel] = UInt8(name.utf8.count * 20) }
        }
      }
    }
    guard let picture = Picture(width: 32, height: 48, rgba: rgba) else {
      preconditionFailure("the bytes are those of 32 × 48 pixels")
    }
    return picture
  }

  @Test("passes if it equals the file beside the test's source")
  func passes() { expectLooks("milk-lifted.png", after: lifted, on: stage, drawing: draw) }

  @Test(
    "fails at the line of the call, with the number of pixels that differ",
    .enabled(if: isComparison))
  func fails() {
    let other = Script([.drag("milk", to: "letter")])
    let start = "milk-lifted.png: 384 pixels differ, by ΔE "
    let end = "at most, the first at 0,0\n  if that is meant: DRAGPLAY_UPDATE=failing swift test"
    expectFailure({ $0.hasPrefix(start) && $0.contains(end) }) {
      expectLooks("milk-lifted.png", after: other, on: stage, drawing: draw)
    }
  }

  @Test("fails if there is no file", .enabled(if: isComparison))
  func missing() throws {
    let picture = try #require(Picture(width: 1, height: 1, rgba: [1, 2, 3, 4]))
    let words = "none.png: the picture does not exist; DRAGPLAY_UPDATE=failing makes it"
    expectFailure({ $0 == words }) {
      expectLooks("none.png", picture)
    }
  }

  @Test("is in the page of a failure, once for each state")
  func page() throws {
    let recording = try Script([.drag("milk", to: "letter")]).compile(on: stage)
    let wrong = ScriptStage.errands(isWrong: true)
    let report = try #require(try recording.failure(on: wrong, file: "reorder.dndrec"))
    let page = report.page(drawing: draw)
    #expect(page.contains("\"expected\":"))
    #expect(page.ranges(of: "data:image/png;base64,").count > 3)
    #expect(!report.page().contains("data:image/png;base64,"))
  }
}
