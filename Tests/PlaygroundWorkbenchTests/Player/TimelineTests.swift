@testable import DragKit
import PlaygroundScenes
import RecordingTools
import Support
import Testing

@testable import PlaygroundWorkbench

@Suite("A timeline")
struct TimelineTests {
  private func milliseconds(_ range: ClosedRange<Int64>) -> ClosedRange<Microseconds> {
    .milliseconds(range.lowerBound)...(.milliseconds(range.upperBound))
  }

  /// A recording of gestures only.
  private func timeline(
    _ gestures: [Gesture] = [], from start: Microseconds = .zero,
    to end: Microseconds = .seconds(10)
  ) -> Timeline {
    let header = RecordingHeader(app: "test", scene: "colours", window: .zero, start: start)
    return Timeline(Recording(header: header, entries: gestures.map { .gesture($0) }, end: end))
  }

  private func gesture(
    _ number: Int, _ kind: Gesture.Kind, by pointer: PointerID = .mouse,
    _ range: ClosedRange<Int64>, of items: [String] = [], ending outcome: String? = nil
  ) -> Gesture {
    let path = items.map { Waypoint(Landmark.ID($0, in: "colours"), .zero, at: .zero) }
    return Gesture(
      number: number, kind, by: pointer, during: milliseconds(range), from: .zero, to: .zero,
      path: path, outcome: outcome)
  }

  @Test("names gestures with their items, and marks drags without a drop")
  func labels() {
    let blocks = timeline([
      gesture(1, .drag, 0...900, of: ["red", "copy"], ending: "dropped"),
      gesture(2, .drag, 1000...1900, of: ["red", "red"], ending: "cancelled"),
      gesture(3, .tap, 2000...2100, of: ["undo"]),
    ]).blocks
    #expect(blocks.map(\.label) == ["red → copy", "red, cancelled", "undo"])
    #expect(blocks.map(\.isWithoutDrop) == [false, true, false])
  }

  @Test("has a lane for each pointer that is down at the same time, four at most")
  func lanes() {
    let two = timeline([
      gesture(1, .follow, by: .finger(1), 0...900), gesture(2, .follow, by: .finger(2), 100...500),
      gesture(3, .follow, by: .finger(2), 600...800), gesture(4, .tap, 1000...1100),
    ])
    #expect(two.blocks.map(\.lane) == [0, 1, 1, 0])
    #expect(two.lanes == 2)
    let many = timeline((1...9).map { gesture($0, .follow, by: .finger($0), 0...900) })
    #expect(many.lanes == 4)
  }

  @Test("shows turns of the wheel that follow each other as one")
  func wheels() {
    let blocks = timeline([
      gesture(1, .wheel, 0...0), gesture(2, .wheel, 300...300), gesture(3, .wheel, 600...600),
      gesture(4, .wheel, 1500...1500),
    ]).blocks
    #expect(blocks.map(\.span) == [milliseconds(0...600), milliseconds(1500...1500)])
  }

  @Test("finds the gestures of a recording without them")
  func gesturesOfOldFiles() throws {
    var old = try Recording.twoDrags()
    let blocks = Timeline(old).blocks
    old.entries.removeAll { if case .gesture = $0 { true } else { false } }
    let playback = try Playback(old, file: "made", speed: .one, at: .zero)
    #expect(playback.timeline.blocks == blocks)
    #expect(blocks.map(\.label) == ["red → green", "yellow → copy"])
  }

  @Test("converts between points and moments exactly, even of a whole day")
  func shares() {
    for seconds in [Int64(1), 600, 86_400] {
      let timeline = timeline(from: .seconds(7), to: .seconds(7 + seconds))
      for percent in [0, 1, 33, 50, 99, 100] {
        let moment = timeline.moment(at: .percent(percent))
        #expect((timeline.share(of: moment).raw - Fraction.percent(percent).raw).magnitude <= 1)
      }
      #expect(timeline.moment(at: .zero) == timeline.start)
      #expect(timeline.moment(at: .one) == timeline.end)
      #expect(timeline.moment(at: .percent(900)) == timeline.end)
    }
  }

  @Test("without a duration has one moment")
  func empty() {
    let timeline = timeline(to: .zero)
    #expect(timeline.moment(after: .zero) == .zero)
    #expect(timeline.moment(before: .zero) == .zero)
    #expect(timeline.share(of: .zero) == .zero)
    #expect(timeline.lanes == 1)
  }
}

@Suite("Checkpoints")
struct CheckpointTests {
  @Test("lead to the same states as a replay from the start")
  func law() throws {
    let recording = try Recording.of { table in
      for _ in 1...3 {
        table.drop("red", on: "green")
        table.wait(.seconds(1))
      }
    }
    var checkpoints = Checkpoints(from: try Player.of(recording, file: "made").player)
    var generator = SeededGenerator(seed: 7)
    for _ in 1...40 {
      let moment = Microseconds(.random(in: 0...recording.end.count, using: &generator))
      var player = checkpoints.nearest(to: moment)
      #expect(player.position <= moment)
      player.advance(to: moment)
      let recorded = try recording.world(at: moment)
      #expect(player.world == recorded, "seed 7, \(moment)")
    }
    while !checkpoints.isComplete { checkpoints.advance() }
    #expect(checkpoints.divergence == nil)
    #expect(checkpoints.count > 2)
  }

  @Test("are limited in number")
  func bounded() throws {
    var recording = try Recording.of { $0.wait(.milliseconds(10)) }
    recording.entries += (1...3000).map { number in
      let time = Microseconds.seconds(Int64(number) * 3)
      return .turn(Turn(time: time, events: [InputEvent(time: time, .pointerLeft)]))
    }
    recording.end = .seconds(10_000)
    var checkpoints = Checkpoints(from: try Player.of(recording, file: "made").player)
    while !checkpoints.isComplete { checkpoints.advance() }
    #expect(checkpoints.count <= Checkpoints.capacity)
    #expect(checkpoints.count > Checkpoints.capacity / 4)
  }
}
