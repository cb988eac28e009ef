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
}
