import Foundation
import ProgramSupport
import Testing

@Suite("dragplay import")
struct ImportTests {
  private static let captures = Program.root.appendingPathComponent("Tests/Fixtures/captures")

  /// The captures, each in another dialect of its format.
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: captures.path)) ?? []).sorted()

  private static func path(_ name: String) -> String {
    captures.appendingPathComponent(name).path
  }

  @Test(
    "makes a recording of every dialect, which reproduces at every batching", arguments: names,
    [("colours", "kept"), ("board", "nearest")])
  func reproduces(name: String, options: (scene: String, presses: String)) throws {
    let folder = try TemporaryFolder()
    let made = try Program.run(
      [
        "import", Self.path(name), "--scene", options.scene, "--presses", options.presses,
        "--window", "900x700", "--output", "a.dndrec",
      ], in: folder.url)
    made.expectSuccess()
    #expect(made.lines.count == 1)
    #expect(made.output.hasPrefix("a.dndrec: "))
    let verified = try Program.run(["verify", "a.dndrec"], in: folder.url)
    verified.expectSuccess()
    #expect(verified.output.contains("reproduced at every batching"))
  }

  @Test("lets a finger lift and drag the item nearest to its press")
  func lifts() throws {
    let folder = try TemporaryFolder()
    let made = try Program.run(
      [
        "import", Self.path("slots.evemu"), "--scene", "colours", "--presses", "nearest",
        "--output", "a.dndrec",
      ], in: folder.url)
    #expect(made.output.contains("drags: 1,"))
    let trace = try Program.run(
      ["replay", "a.dndrec", "--headless", "--trace", "-"], in: folder.url)
    #expect(trace.output.contains("\"call\":\"dragBegan\""))
    #expect(trace.output.contains("\"call\":\"dragEnded\""))
  }

  @Test(
    "reports a capture that ends within a line",
    arguments: [("slots.evemu", "E: 9"), ("mouse-and-keyboard.yml", "    - [  9, 7000")])
  func torn(name: String, line: String) throws {
    let folder = try TemporaryFolder()
    let whole = try String(contentsOfFile: Self.path(name), encoding: .utf8)
    try folder.write((whole + line).utf8, to: name)
    let made = try Program.run(
      ["import", name, "--scene", "colours", "--output", "a.dndrec"], in: folder.url)
    #expect(made.status == 0)
    #expect(
      made.errors == "dragplay: \(name): torn; its unfinished last line is dropped\n")
  }

  @Test("reports the number of keys that libinput record has hidden")
  func hiddenKeys() throws {
    let folder = try TemporaryFolder()
    let arguments = ["--scene", "board", "--output", "a.dndrec"]
    let made = try Program.run(
      ["import", Self.path("mouse-and-keyboard.yml")] + arguments, in: folder.url)
    made.expectSuccess()
    #expect(made.output.contains("keys left out: 1;"))
  }

  /// A refused import: its arguments after the file, and words of the error message.
  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let arguments: [String]
    let words: [String]

    init(_ file: String, _ arguments: String, _ words: String...) {
      testDescription = "\(file) \(arguments)"
      self.file = file
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.words = words
    }
  }

  private static let sound = "--scene colours --output a.dndrec"

  @Test(
    "reports errors in one line, and creates nothing",
    arguments: [
      Refused("none.evemu", sound, "none.evemu", "no such file", "check the name"),
      Refused(".", sound, "not a file"),
      Refused("text", sound, "text: is not a capture", "check the name"),
      Refused("empty.evemu", sound, "empty.evemu: has no events"),
      Refused("broken.evemu", sound, "broken.evemu:2: expected a code", "correct the line"),
      Refused("lid.evemu", sound, "no device acts as a touchscreen"),
      Refused("touch.events", sound, "ABS_MT_POSITION_X", "evemu-describe"),
      Refused("flat.evemu", sound, "flat.evemu:2:", "cannot be scaled"),
      Refused("back.events", sound, "back.events:3: time goes back", "cut the capture"),
      Refused("mouse.events", sound + " --device keyboard", "'keyboard'", "choose from 1 ''"),
      Refused("mouse.events", "--scene kittens --output a.dndrec", "'kittens'", "'colours'"),
      Refused("mouse.events", "--output a.dndrec", "--scene"),
      Refused("mouse.events", "--scene colours", "--output"),
      Refused("mouse.events", sound + " --presses far", "'far'", "'kept' and 'nearest'"),
      Refused("mouse.events", sound + " --window 0x0", "'0x0'", "such as 900x700"),
      Refused("mouse.events", "--scene colours --output taken", "taken: exists already"),
      Refused("mouse.events", "--scene colours --output no/a.dndrec", "there is no folder no"),
    ])
  func refused(_ command: Refused) throws {
    let folder = try TemporaryFolder()
    let move = "E: 90000.0 0002 0000 1\nE: 90000.0 0000 0000 0\n"
    let files = [
      "text": "hello\n", "empty.evemu": "# EVEMU 1.3\nN: a\n",
      "broken.evemu": "N: a\nE: 0.0 0001 x 1\n",
      "lid.evemu": "E: 0.0 0005 0000 1\nE: 0.0 0000 0000 0\n",
      "touch.events": "E: 0.0 0003 0039 1\nE: 0.0 0000 0000 0\n",
      "flat.evemu": "N: a\nA: 35 0 0 0 0\nA: 36 0 0 0 0\nE: 0.0 0003 0039 1\nE: 0.0 0000 0000 0\n",
      "back.events": move + "E: 0.0 0002 0000 1\nE: 0.0 0000 0000 0\n",
      "mouse.events": move, "taken": "mine\n",
    ]
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    try Program.run(["import", command.file] + command.arguments, in: folder.url)
      .expectError(2, command.words)
    #expect(folder.names == files.keys.sorted())
    #expect(try folder.text("taken") == "mine\n")
  }
}
