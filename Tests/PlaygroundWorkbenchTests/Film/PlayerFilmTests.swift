import DragDrawing
@testable import DragKit
import PlaygroundScenes
import RecordingTools
import Testing

@testable import PlaygroundWorkbench

@Suite("A film of the player")
struct PlayerFilmTests {
  private static let window = PlaygroundOptions().window

  /// A hand that presses a point after half a second.
  private func hand(pressing point: Point) throws -> Recording {
    let options = PlaygroundOptions()
    var world = Playground(options)
    let opening = world.start()
    var rehearsal = Rehearsal(options.header, in: world, opening: opening)
    let event = InputEvent(
      time: .milliseconds(500), .pointerPressed(.mouse, at: point, button: .primary))
    rehearsal.pump([event], until: event.time)
    return try rehearsal.recording(until: .seconds(1))
  }

  /// The order of the played tiles before and after the hand presses the timeline, at a share of its width.
  private func orders(pressingAt share: Fraction) throws -> [[String]?] {
    let bounds = Rect(origin: .zero, size: Self.window)
    let layout = PlayerBarLayout(in: bounds, at: .bottom, takeOverWidth: 80)
    let timeline = try #require(layout.parts[.timeline])
    let point = Point(x: timeline.minX + timeline.width * share, y: timeline.center.y)
    var film = try PlayerFilm(
      try FilmTests.session(), file: "played", by: try hand(pressing: point), file: "hand")
    return [Microseconds.milliseconds(400), .milliseconds(600)].map { time in
      film.advance(to: time)
      return film.world.order(of: "colours")
    }
  }

  @Test("shows the moment to which the recorded hand moves the playhead")
  func scrubbed() throws {
    let before = ["blue", "black", "red", "green", "yellow"]
    #expect(
      try orders(pressingAt: Fraction(97, 100))
        == [before, ["blue", "black", "green", "red", "yellow"]])
    #expect(
      try orders(pressingAt: Fraction(3, 100))
        == [before, ["red", "blue", "black", "green", "yellow"]])
  }

  @Test("draws the player, and the pointer of the hand")
  func drawn() throws {
    var film = try PlayerFilm(
      try FilmTests.session(), file: "played", by: try hand(pressing: Point(x: 4, y: 4)),
      file: "hand")
    film.advance(to: .milliseconds(400))
    let owners = film.overlay().operations.map(\.id.owner)
    #expect(owners.contains { $0.part == ScreenPart.playerCard.rawValue })
    #expect(!owners.contains { $0.part == ScreenPart.handPointers.rawValue })
    film.advance(to: .milliseconds(600))
    let later = film.overlay().operations.map(\.id.owner)
    #expect(later.contains { $0.part == ScreenPart.handPointers.rawValue })
  }
}
