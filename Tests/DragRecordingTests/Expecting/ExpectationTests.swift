import RecordingTools
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
    let recording = try Self.script.compile(on: Session.stage())
    let player = replay(recording, batching)
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
    "of calls that were not made shows the nearest ones, with the argument that differs",
    arguments: [
      (
        "dropUpdated(target: middle)",
        "nearest: dropUpdated(target: left ≠ middle) at 0.608 s, dropUpdated(target: right ≠ middle) "
          + "at 0.656 s"
      ),
      (
        "dragBegan(dot, pointer: touch)",
        "nearest: dragBegan(dot, pointer: mouse ≠ touch) at 0.500 s"
      ),
      ("dragBegan(dot, reason: *)", "nearest: dragBegan(dot, reason: none ≠ *) at 0.500 s"),
      ("dropUpdate(right)", "no call has that name; nearest: dropUpdated(right) at 0.656 s"),
      ("tap(dot)", "found only dragBegan, dropUpdated, performDrop"),
    ])
  func nearest(pattern: String, words: String) throws {
    let text = Self.text.replacing("expect order right left\n", with: "").replacing(
      "calls dragBegan(dot) dropUpdated(right) performDrop(true)", with: "calls \(pattern)")
    let failure = try errors(compiling: text)
    #expect(
      failure.map(\.problem) == [
        .unmet("expected \(CallPattern(stringLiteral: pattern)), \(words)")
      ])
  }

  @Test("of a call in the wrong order gives the time at which it was made")
  func early() throws {
    let text = Self.text.replacing("expect order right left\n", with: "").replacing(
      "dragBegan(dot) dropUpdated(right)", with: "dropUpdated(right) dragBegan(dot)")
    let failure = try errors(compiling: text)
    #expect(
      failure.map(\.problem) == [
        .unmet(
          "expected dragBegan(dot) after dropUpdated(right), which was made before that, at 0.500 s"
        )
      ])
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
