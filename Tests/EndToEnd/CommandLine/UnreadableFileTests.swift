import Foundation
import ProgramSupport
import Testing

@Suite("An unsound recording")
struct UnreadableFileTests {
  /// An unplayable file, made from a sound recording, and words of its error message.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: [String]
    let bytes: @Sendable (String) throws -> [UInt8]

    init(_ name: String, _ words: String..., bytes: @escaping @Sendable (String) throws -> [UInt8])
    {
      (testDescription, self.words, self.bytes) = (name, words, bytes)
    }
  }

  private static let cases = [
    Case("an empty file", "holds no whole first line", "record it again") { _ in [] },
    Case("a picture", "is not a recording", "check the name") { _ in
      [UInt8](
        try Data(contentsOf: Program.root.appendingPathComponent("Assets/icon.png")))
    },
    Case("other JSON", "is not a recording", "check the name") { _ in Array(#"{"a":1}"#.utf8) },
    Case("other JSON with a line's end", "is not a recording") { _ in Array("{\"a\":1}\n".utf8) },
    Case("a newer version", "version 9", "get the newer dragplay") { sound in
      Array(("{\"dndrec\":9" + sound.drop { $0 != "," }).utf8)
    },
    Case("damaged in the middle", "file.dndrec:21:", "the file is damaged") { sound in
      var lines = sound.split(separator: "\n")
      lines[20] = "{\"t\":8000,\"e\":[[\"m\",0,0,#]]}"
      return Array((lines.joined(separator: "\n") + "\n").utf8)
    },
    Case("a tail of zeros", "ends in 4096 zero bytes", "truncate -s") { sound in
      let lines = sound.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
      return Array(lines.utf8) + [UInt8](repeating: 0, count: 4096)
    },
    Case("an unknown scene", "file.dndrec:1:", "'kittens'", "get the dragplay that has it") {
      Array($0.replacingOccurrences(of: #""scene":"colours""#, with: #""scene":"kittens""#).utf8)
    },
    Case("a pause of a year", "file.dndrec:3:", "more than 24 hours") { sound in
      var lines = sound.split(separator: "\n")
      lines[2] = "{\"t\":31536000000000}"
      return Array((lines.joined(separator: "\n") + "\n").utf8)
    },
    Case("an absurd window", "out of range") { sound in
      Array(sound.replacingOccurrences(of: "[1120,760]", with: "[112000,760]").utf8)
    },
  ]

  @Test(
    "is refused in one line that names it", arguments: cases,
    [["replay", "--headless"], ["replay"], ["verify"]])
  func refused(_ file: Case, command: [String]) throws {
    let folder = try TemporaryFolder()
    let sound = try String(contentsOfFile: Kept.recording("reorder-down"), encoding: .utf8)
    try folder.write(file.bytes(sound), to: "file.dndrec")
    try Program.run(command + ["file.dndrec"], in: folder.url)
      .expectError(2, ["file.dndrec"] + file.words)
  }

  @Test("may be missing", arguments: [["replay", "--headless"], ["replay"], ["verify"]])
  func missing(command: [String]) throws {
    let folder = try TemporaryFolder()
    try Program.run(command + ["none.dndrec"], in: folder.url)
      .expectError(2, "none.dndrec", "no such file", "check the name")
  }

  @Test("may be a folder")
  func folder() throws {
    let folder = try TemporaryFolder()
    try Program.run(["replay", "--headless", "."], in: folder.url)
      .expectError(2, ".: ", "not a file", "check the name")
    try Program.run(["verify", folder.url.path])
      .expectError(2, folder.url.path, "no recording", ".dndrec")
  }

  @Test("may be torn: its whole lines are played, and the rest is reported")
  func torn() throws {
    let folder = try TemporaryFolder()
    let sound = try Data(contentsOf: URL(fileURLWithPath: Kept.recording("reorder-down")))
    try folder.write(sound.prefix(sound.count * 2 / 3), to: "torn.dndrec")
    for command in [["replay", "--headless"], ["verify"]] {
      let outcome = try Program.run(command + ["torn.dndrec"], in: folder.url)
      #expect(outcome.status == 0)
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("torn.dndrec: torn"))
      #expect(outcome.errors.contains("1 unfinished line dropped"))
      #expect(outcome.output.contains("reproduced"))
    }
  }
}
