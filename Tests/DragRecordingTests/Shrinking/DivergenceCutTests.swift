import RecordingTools
import Testing

@Suite("A diverging recording that is cut")
struct DivergenceCutTests {
  /// An unrelated drag, motions of the mouse, and a drag that pauses.
  private static let events: [InputEvent] =
    [.press(10, 10, at: 10), .release(10, 10, at: 20)]
    + (1...20).map { .move(Length(pixels: $0), 10, at: Int64(40 * $0), isDown: false) }
    + [.press(10, 10, at: 1000)] + (1...20).map { .move(30, 10, at: Int64(1600 + 10 * $0)) }
    + [.release(30, 10, at: 5000)]

  private static func recording() throws -> Recording { try Session.recording(of: events) }

  private func cut(_ bug: Dot.Bug, _ recording: Recording) -> DivergenceCut<Dot> {
    DivergenceCut(recording) { header throws(FileError) in
      (try header.world(of: Dot.self, file: "dot") ?? Dot(bug: bug), Output())
    }
  }

  @Test("keeps only the events that lead to the same state, and diverges in the same way")
  func straightened() throws {
    var recording = try Self.recording()
    // Without keyframes, since a dot that is decoded from one has no bug.
    recording.removeKeyframes()
    let cut = cut(.model, recording)
    let whole = try #require(try cut.shortest())
    let (before, after) = (try cut.divergence(of: whole), whole.turns.flatMap(\.events).count)
    let smallest = try cut.straightened(whole)
    let kinds = smallest.turns.flatMap(\.events).map(\.kind)
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
    recording.entries.removeAll { if case .turn = $0 { $0.time < .seconds(5) } else { true } }
    let cut = cut(.calls, recording)
    let smallest = try cut.straightened(recording)
    #expect(smallest.turns.flatMap(\.events) == recording.turns.flatMap(\.events))
  }

  @Test("is the smallest one found when the time is up")
  func outOfTime() throws {
    let recording = try Self.recording()
    let cut = cut(.model, recording)
    let smallest = try cut.straightened(recording) { false }
    #expect(smallest.turns.map(\.events) == recording.turns.map(\.events))
  }
}
