import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Testing

@testable import DragKit

/// One recording of every version of the format stands here for ever, and is never written again.
@Suite("A recording of an earlier version of the format")
struct VersionTests {
  private static let folder = Program.root.appendingPathComponent("Tests/Fixtures/versions")

  private func path(_ version: Int64) -> String {
    Self.folder.appendingPathComponent("version-\(version).dndrec").path
  }

  @Test(
    "is read as the newest version has it, and reproduces its order and calls",
    arguments: 1..<Recording.formatVersion)
  func upgraded(version: Int64) throws {
    let text = try String(contentsOfFile: path(version), encoding: .utf8)
    #expect(text.hasPrefix("{\"dndrec\":\(version),"))
    let old = try Recording(contentsOf: path(version))
    let bytes = try old.bytes
    let head = "{\"dndrec\":\(Recording.formatVersion),"
    #expect(String(decoding: bytes.prefix(12), as: UTF8.self) == head)
    let new = try Recording(parsing: bytes)
    #expect(new.header == old.header)
    #expect(new.turns == old.turns)
    try expectReproduced(path(version))
  }

  @Test("of an earlier layout of the state reproduces the same order and calls", arguments: 7...9)
  func layout(number: Int) throws {
    let path = Self.folder.appendingPathComponent("layout-\(number).dndrec").path
    #expect(try Recording(contentsOf: path).header.hashes == "\(number)")
    try expectReproduced(path)
  }

  private func expectReproduced(_ path: String) throws {
    var recording = try Recording(contentsOf: path)
    for tiers in [nil, [Tier.order], [.calls]] {
      recording.header.tiers = tiers
      let outcome = try Verification<Playground>(
        of: recording, batchings: Batching.checked, hashes: PlaygroundOptions.stateLayout
      ) { header throws(FileError) in try Playground.start(of: header, file: "old") }
      guard let divergence = outcome.divergence else { continue }
      Issue.record("\(tiers ?? Tier.allCases): \(divergence.report)")
    }
  }

  @Test("of version 1 holds what was recorded then")
  func first() throws {
    let recording = try Recording(contentsOf: path(1))
    #expect(recording.header.scene == "lessons")
    #expect(recording.header.window == Size(width: 1120, height: 760))
    #expect(recording.header.tiers == nil)
    #expect(recording.gestures.isEmpty)
    let turns = recording.turns
    #expect(turns.count == 61)
    #expect(turns.allSatisfy { $0.fingerprint != nil })
    #expect(turns[0].fingerprint?.description == "a2a60b57ca05c4643592133d")
    let ended = turns.flatMap(\.calls).first { $0.name == .dragEnded }
    #expect(ended?.time == Microseconds(3_465_087))
    #expect(ended?["item"] == "views")
    #expect(recording.turns.flatMap(\.events).contains { $0.kind == .keyPressed(.z) })
  }
}
