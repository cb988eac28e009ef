import Foundation
import ProgramSupport
import Testing

/// Commands that are wrong, name a file that cannot be read, or would replace one.
@Suite("The command line")
struct RefusalTests {
  @Test(
    "refuses a wrong command in one line that says what is right, and changes no file",
    arguments: try Refusals.table("commands"))
  func refused(command: String, message: String) throws {
    let folder = TemporaryFolder()
    let files = try contents()
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    try folder.write([0xff, 0xfe, 0], to: "latin.gesture")
    try folder.write("mine".utf8, to: "pictures/sheet.png")
    try folder.link("link", to: "text")
    let before = folder.names
    let stands = [
      "FILE": Kept.recording("reorder-down"), "LONG": Kept.recording("undo-redo"), "EMPTY": "",
      "PICTURE": Program.root.path + "/Assets/icon.png",
    ]
    let words = command.split(separator: " ").map { stands[String($0)] ?? String($0) }
    let parts = message.split(separator: " | ").map(String.init)
    try Program.run(words, in: folder.url).expectError(2, parts)
    #expect(folder.names == before)
    #expect(folder.names(in: "pictures") == ["sheet.png"])
    for (name, text) in files { #expect(try folder.text(name) == text, "\(name)") }
  }

  /// The files of the folder: those that must stay as they are, and those that cannot be read.
  private func contents() throws -> [String: String] {
    let sound = try Kept.text("reorder-down")
    let lines = sound.split(separator: "\n").map(String.init)
    /// The sound recording with another line.
    func replacing(_ number: Int, with line: String) -> String {
      (lines[..<(number - 1)] + [line] + lines[number...]).joined(separator: "\n") + "\n"
    }
    let move = "E: 90000.0 0002 0000 1\nE: 90000.0 0000 0000 0\n"
    return [
      "taken.dndrec": "mine", "taken.png": "mine", "taken.gif": "mine", "taken.mp4": "mine",
      "frame.gesture": "mine", "frame.end.png": "mine", "text": "hello\n",
      "odd.dndrec": try Kept.diverging("reorder-down"),
      "kittens.dndrec": sound.replacing(#""scene":"colours""#, with: #""scene":"kittens""#),
      "paths.dndrec": sound.replacing(
        #""arguments":[]"#, with: #""arguments":["--images","a.png/.."]"#),
      "day.dndrec": lines[0] + "\n" + #"{"end":1,"t":86400000000,"lines":0,"events":0}"# + "\n",
      "empty.dndrec": "", "json.dndrec": #"{"a":1}"#, "json-line.dndrec": "{\"a\":1}\n",
      "newer.dndrec": sound.replacing(#""dndrec":2"#, with: #""dndrec":9"#),
      "wide.dndrec": sound.replacing("[1120,760]", with: "[112000,760]"),
      "middle.dndrec": replacing(21, with: #"{"t":8000,"e":[["m",0,0,#]]}"#),
      "year.dndrec": replacing(3, with: #"{"t":31536000000000}"#),
      "zeros.dndrec": lines.dropLast().joined(separator: "\n") + "\n"
        + String(repeating: "\0", count: 4096),
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
