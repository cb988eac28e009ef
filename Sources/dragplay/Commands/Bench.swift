internal import ArgumentParser
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import SDLShell

/// Measures what a motion, a frame and its painting cost the processor, without a window.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure what a motion, a frame and its painting cost, without a window.",
    discussion: "  dragplay bench colours --window 900x700")

  @OptionGroup var world: WorldOptions

  @Option(help: "How many motions, eight milliseconds apart.")
  var motions = 3000

  func validate() throws {
    guard (1...1_000_000).contains(motions) else {
      throw ValidationError("--motions wants a number from 1 to 1000000")
    }
  }

  func run() throws {
    let options = world.options
    let renderer = try FrameRenderer(
      size: options.window, scale: options.scale,
      assets: try Places.openAssets(pictures: world.images))
    var playground = Playground(options)
    let cache = ChromeCache()
    _ = playground.start()
    renderer.painter.paint(playground.frame())
    var (event, advance, hash, frame, paint) = (
      Stopwatch(), Stopwatch(), Stopwatch(), Stopwatch(), Stopwatch()
    )
    for kind in Self.session(playground, motions: motions) {
      let now = playground.now + .milliseconds(4)
      _ = advance.measure { playground.advance(to: now) }
      let between = frame.measure { playground.frame(reusing: cache) }
      _ = paint.measure { renderer.painter.paint(between) }
      _ = event.measure { playground.apply(InputEvent(time: now + .milliseconds(4), kind)) }
      _ = hash.measure { playground.hashes }
      let list = frame.measure { playground.frame(reusing: cache) }
      _ = paint.measure { renderer.painter.paint(list) }
    }
    print("a motion taken in        \(event.mean)")
    print("4 ms of motion           \(advance.mean)")
    print("the three hashes         \(hash.mean)")
    print("a frame described        \(frame.mean)")
    print("a frame painted          \(paint.mean)")
    print("a minute replayed        \(try ReplayBench(options).words)")
  }

  /// The first tile in sight is carried down over the others and up again, never so far that
  /// anything scrolls.
  static func session(_ playground: Playground, motions: Int) -> [InputEvent.Kind] {
    let container = ContainerID(playground.content.scene == .board ? "board" : "colours")
    let bottom = playground.content.chrome.layout.window.height - 100
    let places = playground.interaction.visibleItems(in: container).map(\.frame.center)
      .filter { (0..<bottom).contains($0.y) }
    guard let start = places.first, let end = places.last(where: { $0.x == start.x }) else {
      return []
    }
    let way = end - start
    return [.pointerPressed(.mouse, at: start)]
      + (1...motions).map { motion in
        let step = motion % 300
        let share = Fraction(step < 150 ? step : 300 - step, 150)
        let place = start + Vector(dx: way.dy * share / 8, dy: way.dy * share)
        return .pointerMoved(.mouse, to: place, isDown: true)
      }
  }
}
