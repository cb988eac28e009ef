import Foundation
import ProgramSupport
import Testing

@Suite("A disk that is full")
struct FullDiskTests {
  private let folder = TemporaryFolder()

  /// Runs a command on the recording `FILE`; none of its files is larger than so many kilobytes.
  private func run(
    _ command: String, on name: String = "reorder-down", limit: String = "unlimited"
  ) throws -> Program.Outcome {
    try Program.shell(
      "ulimit -f \(limit); exec \"$0\" \(command.replacing("FILE", with: "\"$1\""))",
      [Kept.recording(name)], in: folder.url)
  }

  private static let noSpace = ": cannot be written: no space left on device"

  @Test(
    "is reported for standard output",
    arguments: ["explain FILE", "export FILE", "list", "verify FILE", "verify FILE --junit -"])
  func standardOutput(command: String) throws {
    let outcome = try run("\(command) > /dev/full")
    #expect(outcome.status == 2)
    let message = "dragplay: standard output\(Self.noSpace)"
    #expect(outcome.errorLines.last?.hasPrefix(message) == true, "\(outcome.errors)")
  }

  @Test("is not reported for a closed pipe")
  func reader() throws {
    let command = "set -o pipefail; \"$0\" explain \"$1\" | true"
    let outcome = try Program.shell(command, [Kept.recording("reorder-down")], in: folder.url)
    #expect(outcome.errors.isEmpty)
  }

  @Test(
    "is reported in one line for a file, which stays as it was, or is removed",
    arguments: [
      ("unlimited", "replay FILE --headless --trace /dev/full", "/dev/full\(noSpace); choose"),
      ("unlimited", "replay FILE --headless --state /dev/full", "/dev/full\(noSpace); choose"),
      ("1", "replay FILE --headless --trace new", "new: cannot be written: file too large; choose"),
      ("1", "replay FILE --headless --trace old", "old: cannot be written: file too large; choose"),
      ("8", "promote sound.dndrec --name a --output .", "cannot be written: file too large"),
      ("1", "shrink odd.dndrec --output small.dndrec", "cannot be written: file too large"),
    ])
  func file(limit: String, command: String, message: String) throws {
    try folder.write(Kept.text("undo-redo").utf8, to: "sound.dndrec")
    try folder.write(Kept.diverging("undo-redo").utf8, to: "odd.dndrec")
    try folder.write("old".utf8, to: "old")
    try run(command, limit: limit).expectError(2, message)
    #expect(folder.names == ["odd.dndrec", "old", "sound.dndrec"])
    #expect(try folder.text("old") == "old")
  }

  @Test(
    "is reported for pictures and films, which are removed",
    arguments: [
      ("12", "render FILE --output a.png"), ("12", "render FILE --output a"),
      ("12", "replay FILE --headless --frames a"),
      ("12", "promote FILE --name a --output . --frame end"),
      ("6", "render FILE --output a.mp4 --scale 0.5 --fps 10"),
      ("6", "render FILE --output a.gif --scale 0.5 --fps 10"),
    ])
  func pictures(limit: String, command: String) throws {
    let outcome = try run(command, on: "finger-menu", limit: limit)
    #expect(outcome.status == 2)
    if command.contains("fps") {
      #expect(outcome.errors.contains(": cannot be created: ffmpeg: "))
      #expect(outcome.errors.contains("File too large"))
    } else {
      let message = outcome.errorLines.last { !$0.contains("picture ") }
      let words = "cannot be written: file too large; choose another place"
      #expect(message?.hasSuffix(words) == true, "\(outcome.errors)")
    }
    #expect(folder.names.isEmpty)
  }

  @Test("does not prevent the summary of a report")
  func report() throws {
    try folder.write(Kept.diverging("reorder-down").utf8, to: "odd.dndrec")
    let outcome = try run("verify odd.dndrec --report .", limit: "8")
    #expect(outcome.status == 1)
    #expect(outcome.errorLines[0].contains(": calls differ"))
    #expect(outcome.errors.contains("report: none: ./odd.html: cannot be written: file too large"))
    #expect(folder.names == ["odd.dndrec"])
  }
}
