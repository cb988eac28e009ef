import DragKit
import DragRecording
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import Testing

@Suite("A window's session")
struct SessionTests {
  /// A session that records into a folder of its own, and what drives it.
  private struct Window {
    var session: Session
    var now = Microseconds.zero
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("session-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent("kept.dndrec").path
      session = try Session(
        PlaygroundOptions(), recordingTo: nil,
        Session.Surroundings(trace: { _ in }, newRecordingPath: { path }))
    }

    mutating func send(_ kinds: InputEvent.Kind...) {
      now = now + .milliseconds(20)
      _ = session.pump(kinds.map { InputEvent(time: now, $0) }, until: now)
    }

    mutating func tap(_ name: String) {
      let items = session.playground.interaction.visibleItems(in: "chrome")
      let control = items.first { session.playground.content.name(of: $0.item) == name }
      let point = control?.frame.center ?? .zero
      send(.pointerPressed(.mouse, at: point), .pointerReleased(.mouse, at: point))
    }

    mutating func wait(_ span: Microseconds) {
      now = now + span
      _ = session.pump([], until: now)
    }
  }

  @Test("plays the recording just made, and goes on where it was")
  func playsBack() throws {
    var window = try Window()
    window.tap("record")
    window.wait(.milliseconds(500))
    window.tap("record")
    let before = window.session.playground.content.model
    window.tap("replay")
    #expect(window.session.playback != nil)
    window.wait(.milliseconds(300))
    window.wait(.seconds(3))
    window.wait(.seconds(1))
    #expect(window.session.playback == nil)
    #expect(window.session.playground.content.model == before)
    try FileManager.default.removeItem(at: window.folder)
  }

  @Test("a resize and a released modifier during a replay are known afterwards")
  func catchesUp() throws {
    var window = try Window()
    window.tap("record")
    window.wait(.milliseconds(500))
    window.tap("record")
    window.send(.modifiersChanged(.control))
    window.tap("replay")
    window.send(.modifiersChanged([]), .windowResized(Size(width: 900, height: 600)))
    window.send(.keyPressed(.escape))
    #expect(window.session.playback == nil, "Escape ends it.")
    #expect(window.session.playground.content.chrome.window == Size(width: 900, height: 600))
    #expect(window.session.playground.interaction.modifiers == [])
    try FileManager.default.removeItem(at: window.folder)
  }
}
