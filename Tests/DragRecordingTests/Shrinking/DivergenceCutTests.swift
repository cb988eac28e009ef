import RecordingTools
import Testing

@Suite("A diverging recording that is cut")
struct DivergenceCutTests {
  /// An unrelated drag, motions of the mouse, and a drag that pauses.
  private static let events: [InputEvent] = {
    var events = [event(10, .pointerPressed(.mouse, at: point(10)))]
    events.append(event(20, .pointerReleased(.mouse, at: point(10))))
    for step in 1...20 {
      events.append(event(40 * step, .pointerMoved(.mouse, to: point(step), isDown: false)))
    }
    events.append(event(1000, .pointerPressed(.mouse, at: point(10))))
    for step in 1...20 {
      let moved = InputEvent.Kind.pointerMoved(.mouse, to: point(30), isDown: true)
      events.append(event(1600 + 10 * step, moved))
    }
    events.append(event(5000, .pointerReleased(.mouse, at: point(30))))
    return events
  }()

  private static func event(_ milliseconds: Int, _ kind: InputEvent.Kind) -> InputEvent {
    InputEvent(time: .milliseconds(Int64(milliseconds)), kind)
  }

  private static func point(_ x: Int) -> Point { Point(x: Length(pixels: x), y: 10) }

  private static func recording() throws -> Recording {
    try Session.recording(of: events)
  }

  private func cut(_ bug: Dot.Bug, _ recording: Recording) -> DivergenceCut<Dot> {
    DivergenceCut(recording) { header throws(FileError) in
      (try header.world(of: Dot.self, file: "dot") ?? Dot(bug: bug), Output())
    }
  }

  @Test("keeps only the events that lead to the same state, and diverges in the same way")
  func straightened() throws {
    var recording = try Self.recording()
    // Without keyframes, since a dot that is decoded from one has no bug.
    recording.entries.removeAll { if case .keyframe = $0 { true } else { false } }
    let cut = cut(.model, recording)
    let whole = try #require(try cut.shortest())
    let (before, after) = (try cut.divergence(of: whole), whole.pumps.flatMap(\.events).count)
    let smallest = try cut.straightened(whole)
    let kinds = smallest.pumps.flatMap(\.events).map(\.kind)
    #expect(after == Self.events.count)
    #expect(
      kinds == [
        .pointerPressed(.mouse, at: Point(x: 10, y: 10)),
        .pointerMoved(.mouse, to: Point(x: 30, y: 10), isDown: true),
        .pointerReleased(.mouse, at: Point(x: 30, y: 10)),
      ])
    let again = try #require(try cut.divergence(of: smallest))
    #expect(again.subsystems == before?.subsystems)
    #expect(again.fingerprints == before?.fingerprints)
    #expect(again.time == before?.time)
  }

  @Test("is unchanged if it diverges on its first line")
  func firstLine() throws {
    var recording = try Self.recording()
    recording.entries.removeAll { if case .pump = $0 { $0.time < .seconds(5) } else { true } }
    let cut = cut(.calls, recording)
    let smallest = try cut.straightened(recording)
    #expect(smallest.pumps.flatMap(\.events) == recording.pumps.flatMap(\.events))
  }

  @Test("is the smallest one found when the time is up")
  func outOfTime() throws {
    let recording = try Self.recording()
    let cut = cut(.model, recording)
    let smallest = try cut.straightened(recording) { false }
    #expect(smallest.pumps.map(\.events) == recording.pumps.map(\.events))
  }
}
