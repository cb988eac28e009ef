import Foundation
import ProgramSupport
import Testing

@Suite("A disk that is full")
struct FullDiskTests {
  private let folder: TemporaryFolder
  private let recording = Kept.recording("reorder-down")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "is reported for standard output",
    arguments: ["explain FILE", "export FILE", "list", "verify FILE", "verify FILE --junit -"])
  func standardOutput(words: String) throws {
    let command = words.replacingOccurrences(of: "FILE", with: "\"$1\"")
    let outcome = try Program.shell(
      "exec \"$0\" \(command) > /dev/full", [recording], in: folder.url)
    #expect(outcome.status == 2)
    let message = "dragplay: standard output: cannot be written: no space left on device"
    #expect(outcome.errorLines.last?.hasPrefix(message) == true, "\(outcome.errors)")
  }

  @Test("is not reported for a closed pipe")
  func reader() throws {
    let command = "set -o pipefail; \"$0\" explain \"$1\" | true"
    #expect(try Program.shell(command, [recording], in: folder.url).errors.isEmpty)
  }

  @Test(
    "is reported for a file, which is removed",
    arguments: ["--trace", "--state"])
  func file(option: String) throws {
    try folder.run("replay", recording, "--headless", option, "/dev/full")
      .expectError(2, "/dev/full: cannot be written: no space left on device", "choose")
    let command = "ulimit -f 1; exec \"$0\" replay \"$1\" --headless --trace trace"
    try Program.shell(command, [recording], in: folder.url)
      .expectError(2, "trace: cannot be written: file too large")
    #expect(folder.names.isEmpty)
  }

  @Test(
    "is reported for pictures, which are removed",
    arguments: [
      "render FILE --output a.png", "render FILE --output a", "replay FILE --headless --frames .",
      "promote FILE --name a --output . --frame end",
    ])
  func pictures(words: String) throws {
    let command = words.replacingOccurrences(of: "FILE", with: "\"$1\"")
    let outcome = try Program.shell(
      "ulimit -f 12; exec \"$0\" \(command)", [Kept.recording("finger-menu")], in: folder.url)
    #expect(outcome.status == 2)
    let message = outcome.errorLines.last { !$0.contains("picture ") }
    #expect(message?.hasSuffix("cannot be written: file too large; choose another place") == true)
    #expect(folder.names.isEmpty)
  }

  @Test("is reported for a film, which is removed", arguments: ["mp4", "gif"])
  func films(ending: String) throws {
    let outcome = try Program.shell(
      "ulimit -f 6; exec \"$0\" render \"$1\" --output a.\(ending) --scale 0.5 --fps 10",
      [recording], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a.\(ending): cannot be created: ffmpeg: "))
    #expect(outcome.errors.contains("File too large"))
    #expect(folder.names.isEmpty)
  }

  @Test("does not prevent the summary of a report")
  func report() throws {
    let text = try String(contentsOfFile: recording, encoding: .utf8)
    try folder.write(
      text.replacingOccurrences(of: #""reason":"dropped""#, with: #""reason":"outside""#).utf8,
      to: "odd.dndrec")
    let command = "ulimit -f 8; exec \"$0\" verify odd.dndrec --report ."
    let outcome = try Program.shell(command, in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errorLines[0].contains(": calls differ"))
    #expect(outcome.errors.contains("report: none: ./odd.html: cannot be written: file too large"))
    #expect(folder.names == ["odd.dndrec"])
  }
}
