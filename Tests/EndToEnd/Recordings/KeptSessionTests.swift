import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Testing

/// The sessions of `Tests/Fixtures/recordings`, recorded in the real window.
@Suite("A session that was recorded in the window")
struct KeptSessionTests {
  /// The rows of `outcomes.txt`: a name, the reasons for which drags ended, and expectations of a script.
  private static func outcomes() throws -> [(name: String, ends: String, expected: [String])] {
    let file = Program.root.appendingPathComponent("Tests/Fixtures/documents/outcomes.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let row = line.split(separator: ": ", maxSplits: 1)
        let parts = row[1].components(separatedBy: "; ")
        return (String(row[0]), parts[0], parts[1...].map { "expect \($0)" })
      }
  }

  @Test("has the result of the recorded session", arguments: try outcomes())
  func outcome(name: String, ends: String, expected: [String]) throws {
    let recording = try Recording(contentsOf: Kept.recording(name))
    var player = try Player.of(recording, file: name).player
    var log = CallLog()
    while !player.isAtEnd { log.append(player.step().calls) }
    #expect(player.divergence == nil)
    let reasons = log.calls.filter { $0.name == .dragEnded }.compactMap { $0["reason"]?.string }
    #expect(reasons == (ends == "no drag" ? [] : ends.components(separatedBy: " ")))
    let script = try Script(parsing: expected.joined(separator: "\n"))
    #expect(!script.statements.isEmpty)
    for case .expect(let expectation) in script.statements {
      #expect(expectation.failure(in: player.world, log) == nil)
    }
    // A window that ends settled: nothing is dragged, nothing is due.
    #expect(player.world.nextWake == nil)
    #expect(!player.world.isGestureLive)
  }

  @Test("has an expected outcome")
  func names() throws {
    #expect(try Self.outcomes().map(\.name) == Kept.names())
  }

  @Test("is there of every page with items that a button opens")
  func pages() throws {
    let names = try Kept.names().map { try Recording(contentsOf: Kept.recording($0)).header.scene }
    let others = [Page.diagram, .guide]
    #expect(Set(names) == Set(Page.allCases.filter { !others.contains($0) }.map(\.name)))
  }

  @Test("is reproduced by the program in another process", arguments: [false, true])
  func program(hasFixedHashing: Bool) throws {
    let outcome = try Program.run(
      ["verify"] + Kept.paths(),
      environment: hasFixedHashing ? ["SWIFT_DETERMINISTIC_HASHING": "1"] : [:])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try outcome.lines.count == Kept.paths().count)
    #expect(outcome.lines.allSatisfy { $0.contains("reproduced at every batching") })
  }
}

@Suite("A recording in the repository")
struct RenewalTests {
  @Test(
    "is the same when it is recorded again from its own events; DRAGPLAY_UPDATE=recordings writes it",
    arguments: try Kept.paths())
  func renewed(file: String) throws {
    let renewed = try Recording(contentsOf: file).renewed(file: file)
    if ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"] == "recordings" {
      try renewed.write(replacing: file)
    }
    #expect(try renewed == Recording(contentsOf: file))
  }
}
