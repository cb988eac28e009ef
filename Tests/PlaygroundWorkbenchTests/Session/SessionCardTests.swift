@testable import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@Suite("The recordings of a window's session")
struct SessionCardTests {
  private let window: SessionWindow

  init() throws { window = try SessionWindow() }

  @Test("a recording that runs keeps the card of another one away, and contains none")
  func noCard() throws {
    window.tap("record")
    window.openCard(7)
    #expect(window.card == nil)
    window.tap("record")
    window.openCard(1)
    #expect(window.card != nil)
    let text = try String(contentsOfFile: window.recording(1), encoding: .utf8)
    #expect(!text.contains("recording-card"))
  }

  @Test("a press beside the card closes it, and means what it always does: the first drag works")
  func dragsBeside() throws {
    window.openCard(1)
    let tiles = window.interaction.elements(in: "colours")
    let start = try #require(tiles.first).frame.center
    window.drag(from: start, by: Vector(dx: 0, dy: 20), isReleased: false)
    #expect(window.card == nil)
    #expect(window.interaction.session?.item == tiles.first?.item)
  }

  @Test("a recording that begins while a card is shown closes it first")
  func closes() throws {
    window.tap("record", "record")
    window.openCard(1)
    window.session.close()
    window.tap("card-replay")
    #expect(window.session.playback != nil)
    window.openCard(1)
    window.key(.escape)
    #expect(window.card != nil, "The message was kept until the player was closed.")
    window.key(.escape)
    window.tap("record", "record")
    try Recording(contentsOf: window.recording(2)).expectReproduced()
  }

  @Test("the card says what the badge said")
  func badge() throws {
    window.tap("record")
    #expect(window.words.contains("0:00"), "The button shows the time.")
    window.tap("record")
    #expect(window.words.contains("Saved"))
    window.openCard(1)
    #expect(!window.words.contains("Saved"))
    window.session.note(.saved(path: "/films/a.gif"))
    #expect(window.words.contains("Saved"))
  }

  @Test("a badge says which recording was moved to the trash, and is whole, on two lines")
  func badges() {
    window.session.note(.trashed(name: "First try"))
    #expect(window.words == ["Moved to the trash", "First try"])
    window.tap("replay")
    #expect(window.words == ["Nothing recorded", "yet"])
  }

  @Test(
    "the button replays a recording of an earlier session, and that of this one if there is one")
  func newest() throws {
    window.tap("record", "record")
    let path = window.recording(1)
    let next = try SessionWindow { $0.newestRecording = { last in last ?? path } }
    next.tap("replay")
    #expect(next.session.playback?.file == path)
    next.key(.escape)
    next.tap("record", "record", "replay")
    #expect(next.session.playback?.file == next.recording(1))
  }
}

extension SessionWindow {
  fileprivate var card: RecordingCard? { session.playground.content.chrome.card }

  fileprivate func openCard(_ number: Int) {
    let saved = SavedRecording(path: recording(number))
    receive([RecordingCard(saved, isNew: true, hasFFmpeg: true).message(opens: true)])
  }
}
