import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@Suite("A film of a recording")
struct FilmTests {
  @Test("shows the pressed pointer with its trail")
  func pointer() throws {
    let recording = try Recording.of { $0.dragRedToGreen() }
    var film = try Film(recording, file: "film")
    let lift = try #require(recording.pumps.flatMap(\.calls).first { $0.name == .dragBegan })
    film.advance(to: lift.time + .milliseconds(80))
    let drawn = film.overlay().operations.map(\.content)
    #expect(drawn.contains { if case .group = $0 { true } else { false } })
    #expect(drawn.contains { if case .roundedRectOutline = $0 { true } else { false } })
  }

  @Test("removes the trail of a pointer that does not move")
  func rest() throws {
    let recording = try Recording.of { $0.dragRedToGreen() }
    let (pumps, rest) = (recording.pumps, PointerTrail.span + .milliseconds(1))
    let release = try #require(pumps.flatMap(\.events).last)
    #expect(
      PointerTrail.trails(in: pumps, at: release.time).first.map { $0.samples.count > 5 } == true)
    #expect(PointerTrail.trails(in: pumps, at: release.time + rest).isEmpty)
  }

  @Test("draws no line between two touches of a finger")
  func nextTouch() throws {
    let recording = try Recording.of { table in
      table.pointer = .finger(1)
      table.press(on: "red")
      table.release()
      table.press(on: "yellow")
      table.release()
    }
    #expect(
      PointerTrail.trails(in: recording.pumps, at: recording.end).allSatisfy {
        Set($0.samples.map(\.location)).count == 1
      })
  }

  @Test("does not depend on earlier frames")
  func looks() throws {
    let recording = try Recording.of { $0.dragRedToGreen() }
    var (often, once) = (
      try Film(recording, file: "film"), try Film(recording, file: "film")
    )
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

extension PlaygroundDriver {
  fileprivate mutating func dragRedToGreen() {
    wait(.milliseconds(300))
    press(on: "red")
    drag(to: "green")
    wait(.milliseconds(300))
    release()
    settle()
  }
}
