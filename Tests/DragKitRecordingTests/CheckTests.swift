import DragKitRecording
import Foundation
import ProgramSupport
import Testing

/// A test of another package with a kept recording.
@Suite("A kept recording")
struct CheckTests {
  private let folder: TemporaryFolder
  private let script = Script([
    .drag("milk", to: "letter"),
    .expect(.calls(["dragEnded(milk, reason: dropped)"])),
  ])

  init() throws { folder = TemporaryFolder() }

  private var file: String { folder.path("reorder.dndrec") }

  /// The failure of a check, if any.
  private func check(_ update: String? = nil, isWrong: Bool = false) throws -> String? {
    do {
      try Recording.check(file, on: .errands(isWrong: isWrong), updating: update, from: script)
      return nil
    } catch let failure as CheckFailure {
      return "\(failure)".replacing(folder.url.path + "/", with: "")
    }
  }

  private let recorded =
    "reorder.dndrec: recorded again; review the changes, then run without DRAGPLAY_UPDATE"

  @Test("is made from the script on request, and the check fails that time")
  func made() throws {
    #expect(try check()?.hasPrefix("reorder.dndrec: the recording does not exist") == true)
    #expect(folder.names == [])
    #expect(try check("1") == "DRAGPLAY_UPDATE is '1'; it can be failing or all")
    #expect(try check("failing") == recorded)
    #expect(try check() == nil)
    #expect(try Recording(contentsOf: file).header.tiers == Tier.usual)
  }

  @Test("is not made from a script whose expectations are not met")
  func unmet() throws {
    let wrong = Script([.expect(.order(in: "to-do", ["bread"]))])
    #expect(throws: ScriptErrors.self) {
      try Recording.check(file, on: .errands(), updating: "failing", from: wrong)
    }
    #expect(folder.names == [])
  }

  @Test("fails its check with a report if the content behaves otherwise, and is kept")
  func different() throws {
    _ = try check("failing")
    let before = try folder.bytes("reorder.dndrec")
    let failure = try check(isWrong: true)
    #expect(failure?.hasPrefix("reorder.dndrec: line ") == true)
    #expect(try folder.bytes("reorder.dndrec") == before)
  }

  @Test("is recorded again from its own events on request, and the check fails that time")
  func renewed() throws {
    _ = try check("failing")
    let events = try Recording(contentsOf: file).pumps.flatMap(\.events)
    #expect(try check("failing") == nil)
    #expect(try check("failing", isWrong: true) == recorded)
    #expect(try check(isWrong: true) == nil)
    #expect(try check("all", isWrong: true) == recorded)
    #expect(try Recording(contentsOf: file).pumps.flatMap(\.events) == events)
    #expect(folder.names == ["reorder.dndrec"])
  }

  @Test("is not overwritten if it cannot be read")
  func damaged() throws {
    try folder.write("no recording\n".utf8, to: "reorder.dndrec")
    #expect(throws: FileError.self) { try check("all") }
    #expect(try folder.bytes("reorder.dndrec") == Array("no recording\n".utf8))
  }
}
