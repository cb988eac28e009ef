import RecordingTools
import Support
import Testing

@Suite("An expectation of a moment")
struct MomentExpectationTests {
  private static let text = """
    expect gap none; expect target none; expect position dot -20,200
    press left hold 0.6s
    expect gap sides 0
    move to right over 0.1s
    expect gap sides 1; expect target right; expect position dots/dot 144,200
    release
    expect gap none; expect target none; expect scroll sides 10
    wait 1s
    expect position dot 460,200
    """

  @Test("is met by the session and by every replay", arguments: ReplayTests.batchings)
  func met(batching: Batching) throws {
    let recording = try compile(Self.text)
    #expect(
      recording.expectations.map(\.expectation.text) == [
        "gap none", "target none", "position dot -20,200", "gap sides 0", "gap sides 1",
        "target right", "position dots/dot 144,200", "gap none", "target none", "scroll sides 10",
        "position dot 460,200",
      ])
    #expect(try Recording(parsing: recording.bytes) == recording)
    let player = replay(recording, batching)
    #expect(player.divergence == nil)
  }

  @Test(
    "is reported in the words of a script, with expected and actual values",
    arguments: [
      ("expect gap none", 1, "expected gap none, found gap sides 1"),
      ("expect gap sides 2", 1, "expected gap sides 2, found gap sides 1"),
      ("expect target none", 1, "expected target none, found target right"),
      ("expect target left", 1, "expected target left, found target right"),
      ("expect scroll sides 1", 1, "expected scroll sides 1, found scroll sides 0"),
      (
        "expect position dot 144,201", 1,
        "expected position dot 144,201, found position dot 144,200"
      ),
      ("expect gap side 1", 12, "there is no container 'side'; did you mean sides?"),
      ("expect gap sides 3", 1, "the index 3 is out of range; it can be 0 to 2"),
      ("expect gap sides -1", 1, "the index -1 is out of range; it can be 0 to 2"),
      ("expect target rihgt", 15, "'rihgt' is not visible; did you mean right?"),
      ("expect target x", 15, "'x' is not visible; there are dot, left, right"),
      ("expect scroll dots 0", 15, "there is no collection view 'dots'; did you mean sides?"),
      ("expect position dit 1,2", 17, "'dit' is not visible; did you mean dot?"),
    ])
  func unmet(line: String, column: Int, words: String) throws {
    let text = "press left hold 0.6s; move to right over 0.1s\n" + line
    let errors = try errors(compiling: text)
    #expect(errors.map(\.summary) == ["script:2:\(column): \(words)"])
    #expect(errors.map(\.isUnmet) == [column == 1 && !words.contains("range")])
  }

  @Test("is reported as a divergence if a replay does not meet it")
  func divergence() throws {
    let text =
      "press left hold 0.6s; expect gap sides 0; move to right over 0.1s; expect target right"
    var recording = try compile(text)
    recording.replaceExpectation(1, by: .target("left"))
    let player = replay(recording)
    #expect(player.divergence?.failures == ["expected target left, found target right"])
    #expect(player.divergence?.time == .milliseconds(700))
  }

  @Test(
    "counts no report of spring loading among only these calls, and finds one that is asked for")
  func springLoading() {
    var log = CallLog()
    log.append([
      Call(at: .zero, .dragBegan, ["item": "dot"]),
      Call(at: .zero, .springLoading, ["item": "left", "state": "possible"]),
    ])
    let only = SessionExpectation.calls(["dragBegan(dot)"], only: true)
    #expect(only.failure(in: Dot(), log) == nil)
    let asked = SessionExpectation.calls(["springLoading(left, possible)"])
    #expect(asked.failure(in: Dot(), log) == nil)
    let other = SessionExpectation.calls(["springLoading(left, activating)"])
    #expect(other.failure(in: Dot(), log) != nil)
  }

  @Test("reads the same however long an item was about to spring open, but not if it did not")
  func story() {
    let lift = Call(at: .zero, .dragBegan, ["item": "dot"])
    let about = Call(at: .zero, .springLoading, ["item": "left", "state": "activating"])
    let opened = Call(at: .zero, .springLoaded, ["item": "left"])
    #expect(CallStory([lift, about]) == CallStory([lift]))
    #expect(CallStory([lift, about, opened]) != CallStory([lift]))
    let end = Call(at: .zero, .dragEnded, ["item": "dot", "reason": "dropped"])
    let follows = Call(at: .zero, .dropSessionDidEnd, ["target": "left"])
    #expect(CallStory([lift, end, follows]) == CallStory([lift, end]), "it follows from others")
  }
}
