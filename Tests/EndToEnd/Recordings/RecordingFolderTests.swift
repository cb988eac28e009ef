@testable import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import DragPainter
import Testing

/// Every file of `Tests/Fixtures/recordings` is a test, held to the tiers that it names.
///
/// `DRAGPLAY_UPDATE=failing swift test --filter RecordingTests` re-records what has changed, and
/// fails so that it is not taken for a comparison; `all` re-records everything.
@Suite("A recording of the folder")
struct RecordingFolderTests {
  private static let names = ["escape", "lessons-into-group"]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in Self.names {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: Kept.recording(name)))
      try folder.write(bytes, to: name + ".dndrec")
    }
  }

  private var kept: [KeptRecording] { Self.names.map { KeptRecording($0, in: folder.url) } }

  /// Makes the first recording tell of something that does not happen.
  private func spoil(_ recording: KeptRecording) throws {
    let text = try String(contentsOfFile: recording.path, encoding: .utf8)
    let spoilt = text.replacing(#""reason":"cancelled""#, with: #""reason":"dropped""#)
    try #require(spoilt != text)
    try spoilt.write(toFile: recording.path, atomically: true, encoding: .utf8)
  }

  @Test("is reproduced at every batching", arguments: KeptRecording.all)
  func reproduced(_ recording: KeptRecording) throws {
    let problem = try recording.check(try Update.asked())
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test("is there of every scene")
  func scenes() throws {
    let scenes = try KeptRecording.all.map { try Recording(contentsOf: $0.path).header.scene }
    #expect(Set(scenes) == Set(SceneID.allCases.map(\.rawValue)))
  }

  @Test("is never written without a request")
  func never() throws {
    try spoil(kept[0])
    let before = try folder.bytes("escape.dndrec")
    let problem = try kept[0].check(.never)
    #expect(problem?.hasPrefix("escape: line ") == true)
    #expect(problem?.contains("calls differ") == true)
    #expect(try folder.bytes("escape.dndrec") == before)
  }

  @Test("is recorded again on request if it fails, and that run fails, too")
  func failing() throws {
    try spoil(kept[0])
    let other = try folder.bytes("lessons-into-group.dndrec")
    let words = "escape: re-recorded; review the difference, then run again"
    #expect(try kept[0].check(.failing) == words)
    #expect(try kept[1].check(.failing) == nil)
    #expect(try folder.bytes("lessons-into-group.dndrec") == other)
    #expect(try kept[0].check(.failing) == nil)
    #expect(folder.names == ["escape.dndrec", "lessons-into-group.dndrec"])
  }

  @Test("is recorded again on request even if it passes")
  func all() throws {
    for recording in kept {
      let before = try Recording(contentsOf: recording.path)
      #expect(try recording.check(.all) != nil)
      let after = try Recording(contentsOf: recording.path)
      #expect(after.pumps.flatMap(\.events) == before.pumps.flatMap(\.events))
      #expect(after.pumps.flatMap(\.calls) == before.pumps.flatMap(\.calls))
      #expect(!after.gestures.isEmpty)
      #expect(try recording.check(.never) == nil)
    }
  }

  @Test("has pictures at its marks, and fails if they differ or are missing", arguments: [0, 1])
  func frames(number: Int) throws {
    let recording = kept[number]
    var session = try Recording(contentsOf: recording.path).renewed(file: recording.name)
    session.entries.append(.mark(Mark("end", at: session.end, frame: 1)))
    session.header.tiers = [.order, .frames]
    session.header.drawnBy = "SDL 1"
    try folder.write(session.bytes, to: recording.name + ".dndrec")
    #expect(try recording.check(.never)?.contains("frame differs at the mark end") == true)
    #expect(try recording.check(.failing) != nil)
    #expect(folder.names.contains(recording.name + ".end.png"))
    #expect(try recording.check(.never) == nil)
    // Other libraries drew it: the picture decides, and is missed.
    var other = try Recording(contentsOf: recording.path)
    other.header.drawnBy = "SDL 1"
    other.entries = other.entries.map { entry in
      guard case .mark(let mark) = entry else { return entry }
      return .mark(Mark(mark.name, at: mark.time, frame: 1))
    }
    try folder.write(other.bytes, to: recording.name + ".dndrec")
    #expect(try recording.check(.never) == nil)
    try FileManager.default.removeItem(atPath: folder.path(recording.name + ".end.png"))
    #expect(try recording.check(.never)?.contains("frame differs") == true)
  }
}
