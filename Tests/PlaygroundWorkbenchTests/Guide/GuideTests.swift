import DragDrawing
@testable import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Support
import Testing

@Suite("The guide")
struct GuideTests {
  /// Opens the page and taps some of its controls.
  private func open(
    _ controls: String..., isDark: Bool = false, size: Size = PlaygroundOptions().window,
    reading reader: @escaping Guide.Reader = { name throws(FileError) in
      try Recording(contentsOf: Program.root.path + "/Assets/recordings/\(name).dndrec")
    }
  ) throws -> SessionWindow {
    var options = PlaygroundOptions()
    (options.isDark, options.window) = (isDark, size)
    let window = try SessionWindow(options, turn: .zero) { $0.includedRecording = reader }
    window.tap("how-it-works")
    for control in controls { window.tap(control) }
    return window
  }

  /// Opens the page and plays at full speed to the end.
  private func openAtEnd(size: Size = PlaygroundOptions().window) throws -> SessionWindow {
    let window = try open("guide-full", size: size)
    window.wait(window.session.guide?.duration ?? .zero)
    return window
  }

  @Test("both gestures end with the same order, and restart after a pause")
  func end() throws {
    let window = try openAtEnd()
    let tracks = window.session.guide?.tracks ?? []
    let orders = tracks.map { $0.player.world.content.model.names(in: "colours") }
    let sorted = ["blue", "black", "green", "red", "yellow"]
    #expect(orders == [sorted, sorted])
    #expect(tracks.map(\.player.isAtEnd) == [true, true])
    for (span, isAtEnd) in [(1000, true), (600, false)] as [(Int64, Bool)] {
      window.wait(.milliseconds(span))
      #expect(window.session.guide?.tracks.first?.player.isAtEnd == isAtEnd)
    }
  }

  @Test("the listed calls are those of the recordings, without repetitions")
  func calls() throws {
    let tracks = try openAtEnd().session.guide?.tracks ?? []
    #expect(
      tracks.first?.calls == [.touchesBegan, .touchesMoved, .touchesEnded, .order])
    for track in tracks {
      let recorded = track.player.recording.turns.dropFirst().flatMap(\.calls).map(\.name)
      let expected = recorded.reduce(into: [Call.Name]()) { names, name in
        let isListed = !([.touchesMoved, .dropUpdated].contains(name) && names.last == name)
        if isListed, name != .idle { names.append(name) }
      }
      #expect(track.calls == expected)
    }
  }

  @Test("the page's text has 4.5 to 1, and its icons have 3 to 1", arguments: [false, true])
  func contrast(isDark: Bool) throws {
    let window = try open("guide-full", isDark: isDark)
    for _ in 0..<6 {
      window.wait(.milliseconds(400))
      #expect(window.session.contrastFaults == [])
    }
  }

  @Test("the gestures are pressed at the same moment")
  func alignment() throws {
    let window = try open("guide-full")
    for (span, isPressed) in [(490, false), (20, true)] as [(Int64, Bool)] {
      window.wait(.milliseconds(span))
      let pressed = window.session.guide?.tracks.map { $0.player.pointers.first?.isPressed == true }
      #expect(pressed == [isPressed, isPressed])
    }
  }

  @Test(
    "the gestures play at the speed of the page",
    arguments: [("guide-slow", 100), ("guide-half", 200), ("guide-full", 400)])
  func speed(control: String, milliseconds: Int64) throws {
    let window = try open(control)
    window.wait(.milliseconds(400))
    #expect(window.guidePosition == .milliseconds(milliseconds))
  }

  @Test("the gestures pause while the window sleeps, and continue from there")
  func pause() throws {
    let window = try open()
    window.wait(.milliseconds(400))
    #expect(window.session.nextWake != nil)
    window.tap("guide-play")
    window.wait(.seconds(3))
    #expect(window.guidePosition == .milliseconds(100))
    #expect(window.session.nextWake == nil)
    window.tap("guide-play")
    window.wait(.milliseconds(400))
    #expect(window.guidePosition == .milliseconds(200))
  }

  @Test("the gestures can be restarted")
  func restart() throws {
    let window = try open()
    window.wait(.seconds(8))
    window.tap("guide-restart")
    #expect(window.guidePosition == .zero)
    #expect(window.session.guide?.tracks.map(\.calls) == [[], []])
  }

  @Test("on another page, no gesture is played and the window sleeps")
  func elsewhere() throws {
    let window = try open()
    window.wait(.milliseconds(400))
    window.tap("scene-colours")
    #expect(window.session.guide == nil)
    #expect(window.session.nextWake == nil)
    #expect(window.session.overlay() == nil)
  }

  @Test("the gestures are drawn, and are not in the state")
  func state() throws {
    let (window, without) = (try open(), try open(reading: Guide.noRecordings))
    for window in [window, without] { window.wait(.seconds(8)) }
    #expect(window.playground == without.session.playground)
    #expect(window.session.frame() != without.session.frame())
  }

  @Test("calls without room are counted above the others")
  func counted() throws {
    let window = try openAtEnd(size: Size(width: 640, height: 480))
    let calls = (window.session.guide?.tracks.last?.calls ?? []).map(\.rawValue)
    let texts = window.texts
    let hidden = texts.compactMap { $0.hasPrefix("+") ? Int($0.dropFirst()) : nil }
    let shown = calls.suffix(calls.count - (hidden.last ?? 0))
    #expect(hidden.count == 1 && hidden.allSatisfy { $0 > 1 }, "\(hidden)")
    #expect(Array(texts.filter(calls.contains).suffix(shown.count)) == Array(shown))
  }

  @Test("the gestures are behind what is opened in front of the page")
  func behind() throws {
    let window = try open()
    window.wait(.seconds(1))
    func path(_ title: String) -> [Int]? {
      window.session.frame().marks(DrawOperation.text).last { $0.name == title }?.path
    }
    #expect(path("Keyboard shortcuts") == nil)
    window.tap("help")
    let (guide, sheet) = (path("Nothing is pressed yet."), path("Keyboard shortcuts"))
    #expect(try #require(guide).lexicographicallyPrecedes(#require(sheet)))
    #expect(window.session.overlay() == nil)
  }

  @Test("a session in which the page was open is replayed, and shows it again")
  func replay() throws {
    let window = try open("scene-colours", "record", "how-it-works")
    window.wait(.seconds(1))
    window.tap("guide-half", "guide-restart", "guide-play")
    window.wait(.seconds(1))
    window.tap("scene-colours", "record")
    let world = try Recording(contentsOf: window.recording(1)).expectReproduced()
    #expect(world.content.guide == window.playground.content.guide)
    window.tap("replay")
    window.wait(.milliseconds(500))
    #expect(window.session.playback != nil)
    #expect(window.session.guide?.tracks.count == 2)
  }

  @Test("without recordings the page shows the error, and the window sleeps")
  func missing() throws {
    let window = try open(reading: Guide.noRecordings)
    #expect(window.texts.contains("The recordings of this page cannot be played."))
    #expect(window.session.nextWake == nil)
  }
}

extension SessionWindow {
  fileprivate var guidePosition: Microseconds? { session.guide?.position }
}
