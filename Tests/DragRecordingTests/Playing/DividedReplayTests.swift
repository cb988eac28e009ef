import DragRecording
import Testing

@Suite("A replay on several threads")
struct DividedReplayTests {
  private func recording(seed: UInt64 = 1, gestures: Int = 12) throws -> Recording {
    try Session.recording(of: GeneratedEvents.some(gestures, seed: seed), every: Microseconds(8333))
  }

  @Test("ends like one on a single thread", arguments: Seed.all, [1, 2, 3, 50])
  func sameEnd(seed: UInt64, threads: Int) async throws {
    let recording = try recording(seed: seed)
    var (single, divided) = (
      Player(recording, world: Dot()), Player(recording, world: Dot())
    )
    single.run()
    await divided.run(threads: threads)
    #expect(divided.divergence == nil, "seed \(seed)")
    #expect(divided.isAtEnd)
    #expect(divided.world == single.world, "seed \(seed)")
    #expect(divided.position == single.position)
    #expect(divided.pointers == single.pointers, "seed \(seed)")
    #expect(divided.comparedLines == single.comparedLines)
    #expect(divided.playedEvents == single.playedEvents)
    #expect(divided.step().calls.isEmpty)
  }

  @Test("finds the same first divergence", arguments: [Dot.Bug.model, .gestures, .motion, .calls])
  func sameDivergence(bug: Dot.Bug) async throws {
    let recording = try recording()
    var (single, divided) = (
      Player(recording, world: Dot(bug: bug)), Player(recording, world: Dot(bug: bug))
    )
    single.run()
    await divided.run(threads: 4)
    let (expected, found) = (try #require(single.divergence), try #require(divided.divergence))
    #expect(found.subsystems == expected.subsystems)
    #expect(found.line == expected.line)
    #expect(found.gesture == expected.gesture)
    #expect(found.calls.actual == expected.calls.actual)
    #expect(divided.world == single.world)
  }

  @Test("finds a line that a part does not reproduce, and says which", arguments: [0, 1, 2, 3])
  func changedLine(quarter: Int) async throws {
    var recording = try recording()
    let lines = recording.entries.indices.filter { recording.entries[$0].hashes != nil }
    let index = lines[lines.count * quarter / 4]
    guard case .pump(var pump) = recording.entries[index] else { return }
    let hashes = StateHashes(model: 1, gestures: 2, motion: 3)
    pump.fingerprint = Fingerprint(hashes)
    recording.entries[index] = .pump(pump)
    var player = Player(recording, world: Dot())
    await player.run(threads: 4)
    #expect(player.divergence?.line == pump.line)
  }

  @Test("reproduces a recording whose keyframes are of another state, or of none")
  func strangeKeyframes() async throws {
    for state in [Dot().canonicalBytes, [1, 2, 3]] {
      var recording = try recording()
      for case (let index, .keyframe(let keyframe)) in recording.entries.enumerated() {
        recording.entries[index] = .keyframe(Keyframe(time: keyframe.time, state: state))
      }
      var player = Player(recording, world: Dot())
      await player.run(threads: 4)
      #expect(player.divergence == nil)
      #expect(player.isAtEnd)
      #expect(player.comparedLines == recording.pumps.count)
    }
  }

  @Test("continues where the player already is")
  func fromTheMiddle() async throws {
    let recording = try recording()
    var player = Player(recording, world: Dot())
    player.advance(to: recording.end - .seconds(4))
    await player.run(threads: 4)
    #expect(player.divergence == nil)
    #expect(player.isAtEnd)
    #expect(player.comparedLines == recording.pumps.count)
  }
}

extension Recording.Entry {
  fileprivate var hashes: Fingerprint? {
    if case .pump(let pump) = self { pump.fingerprint } else { nil }
  }
}
