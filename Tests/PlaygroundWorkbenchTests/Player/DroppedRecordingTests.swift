import Foundation
@testable import DragKit
import PlaygroundScenes
import ProgramSupport
import RecordingTools
import Support
import Testing

@testable import PlaygroundWorkbench

@Suite("A file that is dropped on the window")
struct DroppedRecordingTests {
  private let window: SessionWindow

  init() throws { window = try SessionWindow(opening: nil) }

  @Test("is played, and leaves the playground unchanged")
  func plays() throws {
    let before = window.playground.content.model
    try window.drop(try .twoDrags())
    #expect(window.words.contains("dropped.dndrec"))
    window.settle()
    #expect(window.session.seen.content.model != before)
    window.tap(.close)
    #expect(window.session.playback == nil)
    #expect(window.playground.content.model == before)
  }

  private static func damaged() throws -> [UInt8] {
    var bytes = try Recording.twoDrags().bytes
    bytes.replaceSubrange(900..<904, with: Array("!!!!".utf8))
    return bytes
  }

  @Test(
    "that is damaged or no recording shows the error, and nothing else changes",
    arguments: try [damaged()] + ["", "hello", "{\"dndrec\":99}\n"].map { Array($0.utf8) })
  func unreadable(bytes: [UInt8]) throws {
    try window.drop(bytes: bytes, named: "song.mp3")
    #expect(window.session.playback == nil)
    #expect(window.words.first == "No replay")
    #expect(window.words[1].hasPrefix("song.mp3:"))
    window.wait(.seconds(6))
    #expect(window.words.isEmpty)
  }

  @Test("can be opened if its name or its first bytes are those of a recording")
  func recognized() throws {
    for (words, name, canOpen) in [
      ("hello", "a.dndrec", true), ("{\"dndrec\":99}\n", "a.txt", true), ("hello", "a.txt", false),
      ("{\"dndrec\"", "a.txt", false), ("", "dndrec", false),
    ] {
      let path = try window.folder.write(words.utf8, to: name)
      #expect(window.session.canOpen(path) == canOpen, "\(name): \(words)")
    }
    #expect(!window.session.canOpen(window.folder.url.path))
    #expect(!window.session.canOpen("/nowhere"))
  }

  @Test("that cannot be read shows an error above the player, which continues")
  func whilePlaying() throws {
    try window.drop(.twoDrags())
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
    let before = window.playground.content.model
    try window.drop(try .twoDrags())
    window.wait(.seconds(1))
    try window.drop(try .of { $0.wait(.milliseconds(300)) })
    #expect(window.position == .zero)
    window.key("escape")
    #expect(window.playground.content.model == before)
  }

  @Test("ends the current recording, which is complete")
  func whileRecording() throws {
    window.tap("record")
    #expect(window.session.recording != nil)
    window.wait(.milliseconds(200))
    window.session.open(window.recording(1), atTime: window.now)
    #expect(window.session.recording == nil)
    #expect(window.session.playback?.player.recording.isTorn == false)
  }
}
