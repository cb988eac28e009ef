internal import ArgumentParser
internal import DragDrawing
internal import DragKit
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools
internal import DragPainter

struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the cost of a motion, a frame and its painting, without a window.",
    discussion: "  dragplay bench colours --window 900x700")

  @OptionGroup var world: WorldOptions

  @Option(help: "The number of motions, eight milliseconds apart.")
  var motions = 3000

  func validate() throws { try check("--motions", motions, 1...1_000_000) }

  func run() throws {
    let options = world.options()
    let renderer = try FrameRenderer(
      size: options.window, scale: options.scale,
      assets: try Directories.openAssets(pictures: world.images))
    var playground = Playground(options)
    let cache = FrameCache()
    _ = playground.start()
    renderer.paint(playground.frame())
    var (event, advance, hash) = (Stopwatch(), Stopwatch(), Stopwatch())
    var (frame, paint) = (Stopwatch(), Stopwatch())
    var areas: [Int] = []
    let draw = { (list: DrawList) in
      let damage = paint.measure { renderer.paint(list) }
      areas.append(damage.reduce(0) { $0 + $1.area })
    }
    for kind in Self.drag(playground, motions: motions) {
      let now = playground.now + .milliseconds(4)
      _ = advance.measure { playground.advance(to: now) }
      let between = frame.measure { playground.frame(reusing: cache) }
      draw(between)
      _ = event.measure { playground.apply(InputEvent(time: now + .milliseconds(4), kind)) }
      _ = hash.measure { playground.hashes }
      let list = frame.measure { playground.frame(reusing: cache) }
      draw(list)
    }
    print("a motion applied         \(event.mean)")
    print("4 ms of animation        \(advance.mean)")
    print("the three hashes         \(hash.mean)")
    print("a frame described        \(frame.mean)")
    print("a frame painted          \(paint.mean)")
    let (mean, most) = (areas.reduce(0, +) / max(areas.count, 1), areas.max() ?? 0)
    print("pixels repainted         \(mean), at most \(most)")
    let drag = try Self.replay(options) { Self.drag($0, motions: Self.motionsOfReplay) }
    // Wall-clock time, because a replay uses all cores.
    print("a minute replayed        \(drag)")
    guard options.page == .board else { return }
    let scrolling = try Self.replay(options, Self.scrollingDrag)
    print("a minute of scrolling    \(scrolling)")
  }

  private static func places(_ playground: Playground) -> [Point] {
    let container = ContainerID(playground.content.page == .board ? "board" : "colours")
    let layout = playground.content.chrome.layout
    let (top, bottom) = (layout.stage.minY, layout.window.height - 100)
    return playground.interaction.elements(in: container).map(\.frame.center)
      .filter { (top..<bottom).contains($0.y) }
  }

  private static func drag(_ playground: Playground, motions: Int) -> [InputEvent.Kind] {
    let places = places(playground)
    guard let start = places.first, let end = places.last(where: { $0.x == start.x }) else {
      return []
    }
    let height = (end - start).dy
    return drag(from: start, motions: motions) { motion in
      let step = motion % 300
      let share = Fraction(step < 150 ? step : 300 - step, 150)
      return Vector(dx: height * share / 8, dy: height * share)
    }
  }

  private static func drag(
    from start: Point, motions: Int, _ translation: (Int) -> Vector
  ) -> [InputEvent.Kind] {
    [.pointerPressed(.mouse, at: start)]
      + (1...motions).map { .pointerMoved(.mouse, to: start + translation($0), isDown: true) }
  }

  /// The number of moves, 8 ms apart, in a drag of 6 s with its press, release and a pause.
  private static let motionsOfReplay = 747

  /// Returns a drag to the bottom edge of the stage; if the board is scrolled by the stage's height
  /// or more, to the top edge.
  ///
  /// The pointer trembles at the edge, so the board scrolls under 125 moves per second.
  private static func scrollingDrag(_ playground: Playground) -> [InputEvent.Kind] {
    let stage = playground.content.chrome.layout.stage
    let isAtTop = playground.interaction.scrollOffset(of: "board")?.dy ?? 0 < stage.height
    let places = places(playground)
    guard let start = isAtTop ? places.first : places.last else { return [] }
    let edge = (isAtTop ? stage.maxY - 10 : stage.minY + 10) - start.y
    return drag(from: start, motions: motionsOfReplay) { motion in
      Vector(dx: .zero, dy: edge * Fraction(min(motion, 30), 30) + Length(pixels: motion % 2))
    }
  }

  private static func replay(
    _ options: PlaygroundOptions, _ drag: (Playground) -> [InputEvent.Kind]
  ) throws -> String {
    let (world, opening) = try Playground.start(of: options.header, file: "bench")
    var rehearsal = Rehearsal(options.header, in: world, opening: opening)
    let interval = Microseconds.milliseconds(8)
    for _ in 0..<10 {
      let release = InputEvent.Kind.pointerReleased(.mouse, at: .zero)
      for kind in drag(rehearsal.world) + [release] {
        let time = rehearsal.now + interval
        rehearsal.turn([InputEvent(time: time, kind)], until: time)
      }
      rehearsal.turn([], until: rehearsal.now + interval)
    }
    let recording = try rehearsal.recording(until: .seconds(60))
    var fastest = Int64.max
    for _ in 0..<5 {
      var player = try Player.of(recording, file: "bench").player
      let spent = ContinuousClock().measure { player.runOnAllCores() }
      if let divergence = player.divergence {
        throw CommandFailure.failedCheck("bench: \(divergence.report)")
      }
      fastest = min(fastest, max(spent.microseconds, 1))
    }
    let ratio = (recording.end - recording.header.start).count / fastest
    return "\(fastest / 1000) ms, \(ratio) times real time, \(recording.turns.count) lines"
  }
}

/// A measurement of the CPU time that the process spends on a task, summed over all cores.
struct Stopwatch {
  private var total = 0
  private var count = 0

  mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = clock()
    defer {
      total += clock() - start
      count += 1
    }
    return try body()
  }

  /// The mean time of a call; `clock()` counts microseconds.
  var mean: String { "\((total * 10 / max(count, 1)).decimal(places: 1)) µs" }
}
