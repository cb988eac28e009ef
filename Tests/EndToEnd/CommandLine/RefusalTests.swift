import Foundation
import ProgramSupport
import Testing

/// Commands that are wrong, name a file that cannot be read, or would replace one.
@Suite("The command line")
struct RefusalTests {
  /// A command and words of its message.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let words: [String]

    init(_ line: Substring) {
      let parts = line.split(separator: " => ")
      testDescription = String(parts[0])
      arguments = parts[0].split(separator: " ").map(String.init)
      words = parts[1].split(separator: " | ").map(String.init)
    }
  }

  private static func all() throws -> [Refusal] {
    let table = Program.root.appendingPathComponent("Tests/Fixtures/commands/refused.txt")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(Refusal.init)
  }

  @Test(
    "refuses a wrong command in one line that says what is right, and changes no file",
    arguments: try all())
  func refused(_ command: Refusal) throws {
    let folder = try TemporaryFolder()
    let files = try contents()
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    try folder.write([0xff, 0xfe, 0], to: "latin.gesture")
    try FileManager.default.createDirectory(
      atPath: folder.path("pictures"), withIntermediateDirectories: true)
    try folder.write("mine".utf8, to: "pictures/sheet.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("text"))
    let before = folder.names
    let stands = [
      "FILE": Kept.recording("reorder-down"), "LONG": Kept.recording("undo-redo"), "EMPTY": "",
    ]
    let words = command.arguments.map { stands[$0] ?? $0 }
    try Program.run(words, in: folder.url).expectError(2, command.words)
    #expect(folder.names == before)
    #expect(folder.names(in: "pictures") == ["sheet.png"])
    for (name, text) in files { #expect(try folder.text(name) == text, "\(name)") }
  }

  /// The files of the folder: those that must stay as they are, and those that cannot be read.
  private func contents() throws -> [String: String] {
    let sound = try String(contentsOfFile: Kept.recording("reorder-down"), encoding: .utf8)
    let header = sound.prefix { $0 != "\n" }
    let move = "E: 90000.0 0002 0000 1\nE: 90000.0 0000 0000 0\n"
    return [
      "taken.dndrec": "mine", "taken.png": "mine", "taken.gif": "mine", "taken.mp4": "mine",
      "frame.gesture": "mine", "frame.end.png": "mine", "text": "hello\n",
      "odd.dndrec": sound.replacing(#""reason":"dropped""#, with: #""reason":"outside""#),
      "kittens.dndrec": sound.replacing(#""scene":"colours""#, with: #""scene":"kittens""#),
      "paths.dndrec": sound.replacing(
        #""arguments":[]"#, with: #""arguments":["--images","a.png/.."]"#),
      "day.dndrec": header + "\n" + #"{"end":1,"t":86400000000,"lines":0,"events":0}"# + "\n",
      "a.gesture": "scene colours\nwait 0.1s\n", "words.gesture": "# only words\n",
      "damaged.json": #"{"board":1,"items":[{"pa"#, "board.json": #"{"board":1,"items":[{"pa"#,
      "board-previous.json": #"{"board":1,"items":[]}"#, "other.json": #"{"board":9,"items":[]}"#,
      "empty.evemu": "# EVEMU 1.3\nN: a\n", "broken.evemu": "N: a\nE: 0.0 0001 x 1\n",
      "lid.evemu": "E: 0.0 0005 0000 1\nE: 0.0 0000 0000 0\n",
      "touch.events": "E: 0.0 0003 0039 1\nE: 0.0 0000 0000 0\n",
      "flat.evemu": "N: a\nA: 35 0 0 0 0\nA: 36 0 0 0 0\nE: 0.0 0003 0039 1\nE: 0.0 0000 0000 0\n",
      "back.events": move + "E: 0.0 0002 0000 1\nE: 0.0 0000 0000 0\n", "mouse.events": move,
    ]
  }

  @Test("names the scenes, one a line")
  func list() throws {
    let outcome = try Program.run(["list"])
    outcome.expectSuccess()
    #expect(outcome.lines.contains("colours"))
    #expect(outcome.lines.allSatisfy { $0.allSatisfy(\.isLetter) })
  }

  @Test("has an example in the help of every command")
  func help() throws {
    let commands = [
      [], ["open"], ["list"], ["replay"], ["verify"], ["promote"], ["render"], ["compile"],
      ["explain"], ["shrink"], ["import"], ["bench"],
    ]
    for command in commands {
      let outcome = try Program.run(command + ["--help"])
      outcome.expectSuccess()
      let example = (["  dragplay"] + command.filter { $0 != "open" }).joined(separator: " ")
      #expect(outcome.output.contains(example), "\(command)")
    }
    let overview = try Program.run(["--help"]).output
    for command in commands.dropFirst() {
      #expect(overview.contains("  \(command[0]) "), "\(command)")
    }
  }
}
