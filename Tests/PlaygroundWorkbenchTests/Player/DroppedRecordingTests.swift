@testable import DragKit
import Foundation
import PlaygroundScenes
import ProgramSupport
import RecordingTools
import Support
import Testing

@testable import PlaygroundWorkbench

@Suite("A file that is dropped on the window")
struct DroppedRecordingTests {
  @Test("is played, and leaves the playground unchanged")
  func plays() throws {
    let window = try SessionWindow(opening: nil)
    let before = window.session.playground.content.model
    try window.drop(try .twoDrags())
    #expect(window.words.contains("dropped.dndrec"))
    window.settle()
    #expect(window.session.seen.content.model != before)
    window.tap(.close)
    #expect(window.session.playback == nil)
    #expect(window.session.playground.content.model == before)
  }

  @Test("that is damaged shows the error, and nothing else changes")
  func damaged() throws {
    let window = try SessionWindow(opening: nil)
    var bytes = try Recording.twoDrags().bytes
    bytes.replaceSubrange(900..<904, with: Array("!!!!".utf8))
    try window.drop(bytes: bytes)
    #expect(window.session.playback == nil)
    #expect(window.words.first == "No replay")
    #expect(window.words[1].hasPrefix("dropped.dndrec:"))
    window.wait(.seconds(6))
    #expect(window.words.isEmpty)
  }

  @Test("that is not a recording shows an error", arguments: ["", "hello", "{\"dndrec\":99}\n"])
  func foreign(words: String) throws {
    let window = try SessionWindow(opening: nil)
    try window.drop(bytes: Array(words.utf8), named: "song.mp3")
    #expect(window.session.playback == nil)
    #expect(window.words.first == "No replay")
  }

  @Test("can be opened if its name or its first bytes are those of a recording")
  func recognized() throws {
    let window = try SessionWindow(opening: nil)
    func canOpen(_ words: String, named name: String) throws -> Bool {
      window.session.canOpen(try window.folder.write(words.utf8, to: name))
    }
    #expect(try canOpen("hello", named: "a.dndrec"))
    #expect(try canOpen("{\"dndrec\":99}\n", named: "a.txt"))
    #expect(try !canOpen("hello", named: "a.txt"))
    #expect(try !canOpen("{\"dndrec\"", named: "a.txt"))
    #expect(try !canOpen("", named: "dndrec"))
    #expect(!window.session.canOpen(window.folder.url.path))
    #expect(!window.session.canOpen("/nowhere"))
  }

  @Test("that cannot be read shows an error above the player, which continues")
  func whilePlaying() throws {
    let window = try SessionWindow(opening: .twoDrags())
    window.wait(.milliseconds(160))
    try window.drop(bytes: [0])
    #expect(window.words.contains("No replay"))
    #expect(window.position == .milliseconds(160))
    #expect(window.session.playback?.isPlaying == true)
    try window.drop(try .twoDrags())
    #expect(!window.words.contains("No replay"), "A recording that plays removes the notice.")
  }

  @Test("replaces the recording that is played")
  func another() throws {
    let window = try SessionWindow(opening: nil)
    let before = window.session.playground.content.model
    try window.drop(try .twoDrags())
    window.wait(.seconds(1))
    try window.drop(try .of { $0.wait(.milliseconds(300)) })
    #expect(window.position == .zero)
    window.key("escape")
    #expect(window.session.playground.content.model == before)
  }

  @Test("ends the current recording, which is complete")
  func whileRecording() throws {
    let window = try SessionWindow(opening: nil)
    window.tap("record")
    #expect(window.session.recording != nil)
    window.wait(.milliseconds(200))
    window.session.open(window.recording(1), atTime: window.now)
    #expect(window.session.recording == nil)
    #expect(window.session.playback?.player.recording.isTorn == false)
  }
}
