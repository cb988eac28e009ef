import DragGeometry
import DragRecording
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Support
import Testing

@testable import DragKit
@testable import DragPainter

@Suite("A recording of the playground with a mouse that reports 1,000 times a second")
struct SizeTests {
  /// Twelve seconds of a hand that carries red down past its neighbours, rests, goes about without a
  /// button, and carries something up again.
  ///
  /// SDL reports a motion only if it led to another pixel, at the time at which the loop woke up.
  private func recording(_ options: PlaygroundOptions) throws -> Recording {
    let (world, opening) = try Playground.start(of: options.header, file: "size")
    let landmarks = world.landmarks
    let red = try #require(landmarks[Landmark.ID("red", in: "colours")]).frame.center
    let yellow = try #require(landmarks[Landmark.ID("yellow", in: "colours")]).frame.center
    var rehearsal = Rehearsal(options.header, in: world, opening: opening)
    var generator = SeededGenerator(seed: 5)
    var last: Point?
    for millisecond in 0..<12_000 {
      let (step, isUpwards) = (millisecond % 6000, millisecond >= 6000)
      let jitter = Int64(generator.next() % 240)
      let time = Microseconds(Int64(millisecond) * 1000 + jitter)
      guard let point = point(at: step, isUpwards ? yellow : red, isUpwards ? red : yellow) else {
        continue
      }
      let tremor = Length(pixels: Int(generator.next() % 3) - 1)
      let place = Point(x: point.x + tremor, y: point.y)
      let kind: InputEvent.Kind
      switch step {
      case 0: kind = .pointerPressed(.mouse, at: place)
      case 2500: kind = .pointerReleased(.mouse, at: place)
      default: kind = .pointerMoved(.mouse, to: place, isDown: step < 2500)
      }
      guard place != last || step == 0 || step == 2500 else { continue }
      last = place
      rehearsal.pump([InputEvent(time: time, kind)], until: time + Microseconds(40))
    }
    return try rehearsal.recording(until: .seconds(12))
  }

  /// The position of the hand: two and a half seconds there, a second and a half back by the side, then still.
  private func point(at step: Int, _ start: Point, _ end: Point) -> Point? {
    switch step {
    case ...2500: return between(start, end, step, of: 2500)
    case ...4000:
      let point = between(end, start, step - 2500, of: 1500)
      return Point(x: point.x + 200, y: point.y)
    default: return nil
    }
  }

  private func between(_ start: Point, _ end: Point, _ step: Int, of count: Int) -> Point {
    // Slow at both ends, as a hand is.
    let share = step * 1000 / count
    let way = share * share / 1000 * (3000 - 2 * share) / 1000
    return Point(
      x: start.x + Length(pixels: (end.x - start.x).pixels * way / 1000),
      y: start.y + Length(pixels: (end.y - start.y).pixels * way / 1000))
  }

  @Test(
    "takes at most 0.9 MB a minute with all hashes, in both styles of dragging",
    arguments: [false, true])
  func size(follows: Bool) throws {
    let recording = try recording(PlaygroundOptions(followsTouches: follows))
    let calls = recording.pumps.flatMap(\.calls)
    #expect(calls.contains { $0.name == (follows ? .touchesMoved : .dropUpdated) })
    #expect(recording.gestures.count == 2)
    let events = recording.pumps.reduce(0) { $0 + $1.events.count }
    #expect(events > 5000, "hardly anything was recorded")
    // A line for every eight milliseconds in which something moved, and hardly one more.
    #expect(recording.pumps.count < 8000 / 8 + 100)
    #expect(recording.pumps.allSatisfy { $0.fingerprint != nil })
    let minute = try recording.bytes.count * 5
    print("a minute at 1,000 Hz:", minute, "bytes,", events * 5, "events, following:", follows)
    #expect(minute < 900_000)
    var player = try Player.of(recording, file: "size", batching: .event).player
    player.run()
    #expect(player.divergence == nil)
  }
}

/// The pixels that a drag repaints, in the same window at scale 1 and 2.
@Suite("A drag")
struct DragDamageTests {
  private static let window = Size(width: 960, height: 600)

  @Test(
    "never repaints more than half of the window, and at scale 2 no larger share of it",
    arguments: [
      (SceneID.colours, BoardScene.Arrangement.grid), (.board, .grid), (.board, .list),
      (.board, .flow),
    ])
  func share(scene: SceneID, arrangement: BoardScene.Arrangement) throws {
    var options = PlaygroundOptions(scene: scene, window: Self.window)
    options.arrangement = arrangement
    let once = try Self.areas(options)
    options.scale = .percent(200)
    let twice = try Self.areas(options)
    #expect(once.allSatisfy { $0 < 960 * 600 / 2 }, "\(once)")
    #expect(twice.allSatisfy { $0 < 1920 * 1200 / 2 }, "\(twice)")
    let (sum, largeSum) = (once.reduce(0, +), twice.reduce(0, +))
    #expect(sum > 0)
    // A tenth more: some motions are less than a pixel at scale 1.
    #expect(largeSum <= sum * 44 / 10)
  }

  /// The number of pixels that each frame repaints while an item is carried down, without scrolling.
  private static func areas(_ options: PlaygroundOptions) throws -> [Int] {
    let renderer = try FrameRenderer(
      size: options.window, scale: options.scale, assets: AssetStore.ofPackage())
    var table = PlaygroundDriver(options)
    renderer.paint(table.playground.frame())
    var areas: [Int] = []
    func draw() {
      let damage = renderer.paint(table.playground.frame())
      areas.append(damage.reduce(0) { $0 + $1.area })
    }
    table.press(on: options.scene == .board ? "item-1" : "red")
    let start = table.location
    for step in 1...40 {
      table.drag(
        to: start + Vector(dx: Length(pixels: step), dy: Length(pixels: step * 8)), steps: 1)
      draw()
      table.wait(.milliseconds(8))
      draw()
    }
    return areas
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
