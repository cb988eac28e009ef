@testable import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@Suite("The recordings of a window's session")
struct SessionCardTests {
  @Test("a recording that runs keeps the card of another one away, and contains none")
  func noCard() throws {
    let window = try SessionWindow()
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
    let window = try SessionWindow()
    window.openCard(1)
    let tiles = window.session.playground.interaction.elements(in: "colours")
    let start = try #require(tiles.first).frame.center
    window.send(.pointerPressed(.mouse, at: start))
    #expect(window.card == nil)
    window.send(.pointerMoved(.mouse, to: start + Vector(dx: 0, dy: 20), isDown: true))
    #expect(window.session.playground.interaction.session?.item == tiles.first?.item)
  }

  @Test("a recording that begins while a card is shown closes it first")
  func closes() throws {
    let window = try SessionWindow()
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
    let window = try SessionWindow()
    window.tap("record")
    #expect(window.words.contains("0:00"), "The button shows the time.")
    window.tap("record")
    #expect(window.words.contains("Saved"))
    window.openCard(1)
    #expect(!window.words.contains("Saved"))
    window.session.note(.saved(path: "/films/a.gif"))
    #expect(window.words.contains("Saved"))
  }

  @Test("a badge says which recording was moved to the trash")
  func trashed() throws {
    let window = try SessionWindow()
    window.session.note(.trashed(name: "First try"))
    #expect(window.words.contains("Moved to the trash"))
    #expect(window.words.contains("First try"))
  }

  @Test("a notice that is longer than the sidebar is whole, on two lines")
  func longNotice() throws {
    let window = try SessionWindow()
    window.tap("replay")
    #expect(window.words == ["Nothing recorded", "yet"])
  }

  @Test(
    "the button replays a recording of an earlier session, and that of this one if there is one")
  func newest() throws {
    let other = try SessionWindow()
    other.tap("record", "record")
    let path = other.recording(1)
    let window = try SessionWindow { $0.newestRecording = { last in last ?? path } }
    window.tap("replay")
    #expect(window.session.playback?.file == path)
    window.key(.escape)
    window.tap("record", "record", "replay")
    #expect(window.session.playback?.file == window.recording(1))
  }
}

extension SessionWindow {
  fileprivate var card: RecordingCard? { session.playground.content.chrome.card }

  fileprivate func openCard(_ number: Int) {
    let saved = SavedRecording(path: recording(number))
    let card = RecordingCard(saved, isNew: true, hasFFmpeg: true)
    receive(card.message(opens: true))
  }
}
