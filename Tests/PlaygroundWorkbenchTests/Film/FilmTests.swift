import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@Suite("A film of a recording")
struct FilmTests {
  private let recording: Recording

  init() throws { recording = try .of { $0.dragRedToGreen() } }

  @Test("shows the pressed pointer with its trail")
  func pointer() throws {
    var film = try Film(recording, file: "film")
    film.advance(to: recording.time(ofCall: .dragBegan) + .milliseconds(80))
    let drawn = film.overlay().operations.map(\.content)
    #expect(drawn.contains { if case .group = $0 { true } else { false } })
    #expect(drawn.contains { if case .roundedRectOutline = $0 { true } else { false } })
  }

  @Test("does not depend on earlier frames")
  func looks() throws {
    var (often, once) = (try Film(recording, file: "film"), try Film(recording, file: "film"))
    for moment in stride(from: Int64(0), through: recording.end.count, by: 7000) {
      often.advance(to: Microseconds(moment))
      _ = often.frame()
    }
    once.advance(to: Microseconds(recording.end.count / 7000 * 7000))
    #expect(often.player.world == once.player.world)
    #expect(often.overlay() == once.overlay())
  }

  @Test("has the largest size of the window, and covers the area outside a smaller one")
  func resize() throws {
    let recording = try Recording.of { table in
      table.send(.windowResized(Size(width: 1300, height: 700)))
      table.settle()
    }
    var film = try Film(recording, file: "film")
    #expect(film.size == Size(width: 1300, height: 760))
    #expect(film.overlay().operations.count == 1)
    film.advance(to: recording.end)
    #expect(
      film.overlay().operations.map(\.content)
        == [
          .roundedRect(
            Rect(x: 0, y: 700, width: 1300, height: 60), radius: 0, fill: Color(hex: 0x101012))
        ])
  }
}

@Suite("A sheet of a recording")
struct SheetTests {
  @Test("shows the start, the lift, the drop and the end, and moments between them")
  func moments() throws {
    let moments = try Recording.of { $0.dragRedToGreen() }.sheetMoments(12)
    #expect(
      moments.map(\.words).filter { !$0.isEmpty } == ["start", "lift red", "red dropped", "end"])
    #expect(moments.count == 12)
    #expect(moments.map(\.time) == moments.map(\.time).sorted())
  }

  @Test("shows marks before anything else")
  func marks() throws {
    let moments = try Recording.of(mark: "dropped on green") { table in
      table.dragRedToGreen()
      table.dragRedToGreen()
    }.sheetMoments(3)
    #expect(moments.contains { $0.words == "dropped on green" })
    #expect(moments.count == 3)
  }

  @Test("of a session without events has two pictures")
  func empty() {
    let recording = Recording(header: PlaygroundOptions().header, entries: [])
    #expect(recording.sheetMoments(12).map(\.words) == ["start", "end"])
  }
}

@Suite("A recording in which the interface becomes larger")
struct ZoomedFilmTests {
  /// Ten frames of a board whose interface becomes half as large again.
  private static let recording = Result {
    var rehearsal = Rehearsal(PlaygroundOptions(page: .board))
    let press = Point(x: 300, y: 120)
    for (time, kind) in [
      (20, .pointerPressed(.mouse, at: press)), (40, .messageReceived(.scale(.percent(150)))),
      (80, .pointerReleased(.mouse, at: press)),
    ] as [(Int64, InputEvent.Kind)] {
      rehearsal.turn(InputEvent(time: .milliseconds(time), kind))
    }
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

extension PlaygroundDriver {
  fileprivate mutating func dragRedToGreen() {
    wait(.milliseconds(300))
    drag("red", to: "green")
    wait(.milliseconds(300))
    drop()
  }
}
