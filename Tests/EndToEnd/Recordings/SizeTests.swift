import DragGeometry
import DragRecording
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Support
import Testing

@testable import DragKit

@Suite("A recording of the playground with a mouse that reports 1,000 times a second")
struct SizeTests {
  /// Twelve seconds of a hand that carries red down to yellow, goes back beside it, rests, and carries yellow up.
  private func recording(_ options: PlaygroundOptions) throws -> Recording {
    let stage = ScriptStage(options.header) { header throws(FileError) in
      try Playground.start(of: header, file: "size")
    }
    let landmarks = try stage.makeWorld(options.header).0.landmarks
    let ends = try ["red", "yellow"].map { name in
      try #require(landmarks[Landmark.ID(name, in: "colours")]).frame.center
    }
    var (hand, statements) = (TremblingHand(), [Script.Statement.with(.mouse)])
    for (start, end) in [(ends[0], ends[1]), (ends[1], ends[0])] {
      let beside = Vector(dx: 200, dy: 0)
      statements += [
        .press(.point(start)), .path(hand.path(from: start, to: end, over: 2500)), .release(),
        .path(hand.path(from: end + beside, to: start + beside, over: 1500)), .wait(.seconds(2)),
      ]
    }
    return try Script(statements).compile(on: stage)
  }

  private struct TremblingHand {
    private var generator = SeededGenerator(seed: 5)

    /// SDL reports a motion only if it led to another pixel.
    mutating func path(from start: Point, to end: Point, over count: Int) -> [Sample] {
      var (samples, last, pause) = ([Sample](), start, Microseconds.zero)
      for millisecond in 1...count {
        pause = pause + .milliseconds(1)
        let tremor = Int(generator.next() % 3) - 1
        let way = Vector(
          dx: Length(pixels: tremor),
          dy: Length(pixels: (end.y - start.y).pixels * millisecond / count))
        guard start + way != last else { continue }
        last = start + way
        samples.append(Sample(after: pause, at: last))
        pause = .zero
      }
      return samples
    }
  }

  @Test(
    "takes at most 0.9 MB a minute with all hashes, in both styles of dragging",
    arguments: [false, true])
  func size(follows: Bool) throws {
    let recording = try recording(PlaygroundOptions(followsTouches: follows))
    let calls = recording.turns.flatMap(\.calls)
    #expect(calls.contains { $0.name == (follows ? .touchesMoved : .dropUpdated) })
    #expect(recording.gestures.count == 2)
    let events = recording.turns.reduce(0) { $0 + $1.events.count }
    #expect(events > 5000, "hardly anything was recorded")
    // A line for every eight milliseconds in which something moved, and hardly one more.
    #expect(recording.turns.count < 8000 / 8 + 100)
    #expect(recording.turns.allSatisfy { $0.fingerprint != nil })
    let minute = try recording.bytes.count * 5
    print("a minute at 1,000 Hz:", minute, "bytes,", events * 5, "events, following:", follows)
    #expect(minute < 900_000)
    var player = try Player.of(recording, file: "size", batching: .event).player
    player.run()
    #expect(player.divergence == nil)
  }
}

@Suite("A damaged recording of the playground")
struct DamagedRecordingTests {
  @Test("never traps and never hangs, and is reported on one line", arguments: 1...4)
  func damaged(seed: UInt64) throws {
    let names = ["copy", "escape", "catch-in-flight", "undo-redo"]
    let sound = try Recording(contentsOf: Kept.recording(names[Int(seed) % names.count])).bytes
    var generator = SeededGenerator(seed: seed)
    var (refused, diverged) = (0, 0)
    for number in 0..<500 {
      do {
        let recording = try Recording(
          parsing: Damage.some(to: sound, using: &generator), named: "damaged")
        if try play(recording) { diverged += 1 }
      } catch {
        refused += 1
        #expect(!"\(error)".contains("\n"), "seed \(seed), file \(number)")
      }
    }
    print("seed \(seed): of 500 damaged files \(refused) were refused and \(diverged) diverged")
    #expect(refused > 100)
    #expect(diverged > 0)
  }

  /// Plays a recording and says whether it diverged; every line is one step, and so is the end.
  private func play(_ recording: Recording) throws(FileError) -> Bool {
    let (world, opening) = try Playground.start(of: recording.header, file: "damaged")
    var player = Player(recording, world: world, opening: opening)
    for _ in 0...recording.entries.count where !player.isAtEnd { player.step() }
    #expect(player.isAtEnd)
    return player.divergence?.report.isEmpty == false
  }
}
