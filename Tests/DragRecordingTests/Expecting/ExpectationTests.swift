import RecordingTools
import Support
import Testing

@Suite("An expectation of a script")
struct ExpectationTests {
  private static let text = """
    press left hold 0.6s
    expect dragging dot
    move to right over 0.1s
    release
    expect order right left
    expect calls dragBegan(dot) dropUpdated(right) performDrop(true)
    """

  @Test("is in the recording, in the words of the script")
  func stored() throws {
    let recording = try Self.script.compile(on: Session.stage())
    #expect(
      recording.expectations == [
        ExpectedMoment(.dragging("dot"), at: Microseconds(600_000)),
        ExpectedMoment(.order(in: "sides", ["left", "right"]), at: Microseconds(700_000)),
        ExpectedMoment(
          .calls(["dragBegan(dot)", "dropUpdated(right)", "performDrop(true)"]),
          at: Microseconds(700_000)),
      ])
    #expect(try Recording(parsing: recording.bytes) == recording)
    #expect(
      try lines(recording.bytes).contains(#"{"expect":"order in sides left right","t":700000}"#))
  }

  @Test("is met by a replay at every batching", arguments: ReplayTests.batchings)
  func met(batching: Batching) throws {
    let player = replay(try Self.script.compile(on: Session.stage()), batching)
    #expect(player.divergence == nil)
  }

  @Test(
    "is reported as a divergence if a replay does not meet it", arguments: ReplayTests.batchings)
  func unmet(batching: Batching) throws {
    var recording = try Self.script.compile(on: Session.stage())
    recording.replaceExpectation(1, by: .calls(["dragBegan(dot)", "dropUpdated(middle)"]))
    let player = replay(recording, batching)
    #expect(player.divergence?.subsystems == [.expectations])
    #expect(player.divergence?.time == Microseconds(700_000))
    #expect(
      player.divergence?.failures == [
        "expected dropUpdated(middle) after dragBegan(dot), nearest: dropUpdated(left ≠ middle) at 0.608 s, dropUpdated(right ≠ middle) at 0.656 s"
      ])
    #expect(
      player.divergence?.description.hasSuffix("dropUpdated(right ≠ middle) at 0.656 s") == true)
  }

  @Test(
    "of calls that were not made shows the nearest ones, with the argument or the time that differs",
    arguments: [
      (
        "dropUpdated(target: middle)",
        "dropUpdated(target: middle), nearest: dropUpdated(target: left ≠ middle) at 0.608 s, "
          + "dropUpdated(target: right ≠ middle) at 0.656 s"
      ),
      (
        "dragBegan(dot, pointer: touch)",
        "dragBegan(dot, pointer: touch), nearest: dragBegan(dot, pointer: mouse ≠ touch) at 0.500 s"
      ),
      (
        "dragBegan(dot, reason: *)",
        "dragBegan(dot, reason: *), nearest: dragBegan(dot, reason: none ≠ *) at 0.500 s"
      ),
      (
        "dropUpdate(right)",
        "dropUpdate(right), no call has that name; nearest: dropUpdated(right) at 0.656 s"
      ),
      ("tap(dot)", "tap(dot), found only dragBegan, dropUpdated, performDrop"),
      (
        "dropUpdated(right) dragBegan(dot) performDrop(true)",
        "dragBegan(dot) after dropUpdated(right), which was made before that, at 0.500 s"
      ),
    ])
  func nearest(calls: String, words: String) throws {
    let text = Self.text.replacing("expect order right left\n", with: "").replacing(
      "calls dragBegan(dot) dropUpdated(right) performDrop(true)", with: "calls \(calls)")
    #expect(try errors(compiling: text).map(\.problem) == [.unmet("expected \(words)")])
  }

  @Test("is of all calls, or of those since the last expectation")
  func only() throws {
    let text = """
      press left hold 0.6s; expect only calls dragBegan(dot, mouse)
      move to right over 0.1s; release
      expect only calls dropUpdated(left) dropUpdated(right) performDrop(*)
      expect only calls nothing
      """
    _ = try compile(text)
    let less = "press left hold 0.6s; release; expect only calls dragBegan(dot)"
    let failure = try errors(compiling: less)
    #expect(
      failure.map(\.problem) == [
        .unmet("expected no more calls after dragBegan(dot), found performDrop(true)")
      ])
    #expect(failure.map(\.isUnmet) == [true])
  }

  @Test("is refused if it is malformed")
  func hostile() throws {
    let sound = lines(try Self.script.compile(on: Session.stage()).bytes)
    for text in ["order", "calls", "press red", "", "order a; release", "only calls (", "dragging"]
    {
      let damaged = sound.map { line in
        line.hasPrefix("{\"expect\":\"drag") ? "{\"expect\":\"\(text)\",\"t\":600000}" : line
      }
      #expect(throws: FileError.self) { try Recording(parsing: file(damaged)) }
    }
  }

  private static var script: Script {
    get throws { try Script(parsing: text.replacing("order right left", with: "order left right")) }
  }
}

extension Recording {
  /// Puts another expectation where the last but so many was.
  mutating func replaceExpectation(_ number: Int, by other: SessionExpectation) {
    let places = entries.indices.filter {
      if case .expectation = entries[$0] { true } else { false }
    }
    let place = places[places.count - number]
    entries[place] = .expectation(ExpectedMoment(other, at: entries[place].time))
  }
}

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
    #expect(UntimedCalls([lift, about]) == UntimedCalls([lift]))
    #expect(UntimedCalls([lift, about, opened]) != UntimedCalls([lift]))
    let end = Call(at: .zero, .dragEnded, ["item": "dot", "reason": "dropped"])
    let follows = Call(at: .zero, .dropSessionDidEnd, ["target": "left"])
    let ended = UntimedCalls([lift, end])
    #expect(UntimedCalls([lift, end, follows]) == ended, "it follows from others")
  }
}
