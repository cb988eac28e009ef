import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@Suite("A recording in which the interface becomes larger")
struct ZoomedFilmTests {
  /// Ten frames of a board whose interface becomes half as large again.
  private static let recording = Result {
    let options = PlaygroundOptions(scene: .board)
    var world = Playground(options)
    let opening = world.start()
    var rehearsal = Rehearsal(options.header, in: world, opening: opening)
    let press = Point(x: 300, y: 120)
    rehearsal.pump(
      [InputEvent(time: .milliseconds(20), .pointerPressed(.mouse, at: press))],
      until: .milliseconds(20))
    rehearsal.pump(
      [InputEvent(time: .milliseconds(40), .messageReceived(.scale(.percent(150))))],
      until: .milliseconds(60))
    rehearsal.pump(
      [InputEvent(time: .milliseconds(80), .pointerReleased(.mouse, at: press))],
      until: .milliseconds(200))
    return try rehearsal.recording(until: .milliseconds(200))
  }

  @Test("replays exactly, at every batching")
  func replays() throws {
    for batching in [Batching.recorded, .event, .milliseconds(16)] {
      let world = try Self.recording.get().expectReproduced(at: batching)
      #expect(world.scale == .percent(150))
    }
  }

  @Test("its film keeps its size, and shows what became larger larger")
  func film() throws {
    var film = try Film(Self.recording.get(), file: "zoom")
    #expect(film.size == Size(width: 1120, height: 760))
    func scales() -> [Fraction] {
      film.frame().operations.compactMap { operation in
        if case .group(_, let transform, _) = operation.content { transform.scale } else { nil }
      }
    }
    #expect(!scales().contains(.percent(150)))
    film.advance(to: .milliseconds(100))
    #expect(scales() == [.percent(150)])
  }
}
