import Foundation
import ProgramSupport
import Testing

/// The commands `compile` and `explain`.
@Suite("Scripts on the command line")
struct ScriptTests {
  private let folder = TemporaryFolder()

  private static let script = """
    scene colours
    press red hold 0.6s
    move to green over 0.4s
    release
    expect order blue black green red yellow
    expect calls dragBegan(red) performDrop(green) dragEnded(red, dropped)
    """

  private func compile(_ script: String) throws -> Program.Outcome {
    try folder.write(script.utf8, to: "a.gesture")
    return try folder.run("compile", "a.gesture", "--output", "a.dndrec")
  }

  @Test("are compiled to recordings that verify, and explained as they were written")
  func compile() throws {
    let outcome = try compile(Self.script)
    outcome.expectSuccess()
    #expect(outcome.output == "a.dndrec: 2000 ms, 52 events, 2 expectations met\n")
    try folder.run("verify", "a.dndrec").expectSuccess()
    let explained = try folder.run("explain", "a.dndrec")
    explained.expectSuccess()
    #expect(
      explained.lines.prefix(6) == [
        "scene colours", "with touch", "press red hold 0.6s", "move to green over 0.4s", "release",
        "wait 1s",
      ])
    #expect(explained.lines.contains("expect order blue black green red yellow"))
  }

  @Test("read the pictures of a folder beside them, or in the current folder")
  func pictures() throws {
    try folder.write([], to: "holiday/a.png")
    try folder.write([], to: "holiday/notes.txt")
    try compile("scene board --images holiday\nwait 0.1s").expectSuccess()
    #expect(
      try folder.text("a.dndrec").contains(#""arguments":["--items","1","--images","a.png"]"#)
        || folder.text("a.dndrec").contains(#""arguments":["--images","a.png","--items","1"]"#))
  }

  @Test(
    "are refused with every bad line, a caret or the actual value, and leave no file",
    arguments: [
      (
        "scene colours\npres red\nrelease now\n", 2,
        """
        2:1: there is no statement 'pres'; did you mean press?
          pres red
          ^~~~
        dragplay: a.gesture:3:9: expected the end of the statement
          release now
                  ^~~\n
        """
      ),
      (
        script.replacing("order blue", with: "order red"), 1,
        "5:1: expected order red black green red yellow, found blue black green red yellow in colours\n"
      ),
      ("scene colour", 2, "1:7: there is no scene 'colour'; did you mean colours?\n"),
      ("scale 100", 2, "1:7: the scale is out of range; it can be 0.5 to 4\n"),
      (
        "tune long-press -1", 2,
        "1:17: a whole number is out of range; it can be 0 to 1099511627776\n"
      ),
      ("start none.dndrec", 2, "1:1: none.dndrec: cannot be read: no such file"),
      ("tune long-pres 5", 2, "1:6: there is no value 'long-pres'; did you mean long-press?\n"),
    ])
  func refused(script: String, status: Int32, errors: String) throws {
    let outcome = try compile(script)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix("dragplay: a.gesture:" + errors), "\(outcome.errors)")
    #expect(folder.names == ["a.gesture"])
  }
}

@Suite("dragplay import")
struct ImportTests {
  private static let captures = Program.root.appendingPathComponent("Tests/Fixtures/captures")

  /// The captures, each in another dialect of its format.
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: captures.path)) ?? []).sorted()

  private let folder = TemporaryFolder()

  private func makeRecording(
    of capture: String, scene: String, _ options: String...
  ) throws -> Program.Outcome {
    let path = Self.captures.appendingPathComponent(capture).path
    return try Program.run(
      ["import", path, "--scene", scene, "--output", "a.dndrec"] + options, in: folder.url)
  }

  @Test(
    "makes a recording of every dialect, which reproduces at every batching", arguments: names,
    [("colours", "kept"), ("board", "nearest")])
  func reproduces(name: String, options: (scene: String, presses: String)) throws {
    let made = try makeRecording(
      of: name, scene: options.scene, "--presses", options.presses, "--window", "900x700")
    #expect(made.status == 0)
    #expect(made.errors.isEmpty == (name != "touchpad.evemu"), "\(made.errors)")
    #expect(made.lines.count == 1)
    #expect(made.output.hasPrefix("a.dndrec: "))
    let verified = try folder.run("verify", "a.dndrec")
    verified.expectSuccess()
    #expect(verified.output.contains("reproduced at every batching"))
  }

  @Test("says of a touchpad that it moves the mouse, and what is left out")
  func touchpad() throws {
    let made = try makeRecording(of: "touchpad.evemu", scene: "colours")
    #expect(
      made.errors.hasSuffix(
        "'Bench Touchpad' moves the mouse, without acceleration, taps and scrolling\n"))
  }

  @Test("lets a finger lift and drag the item nearest to its press")
  func lifts() throws {
    let made = try makeRecording(of: "slots.evemu", scene: "colours", "--presses", "nearest")
    #expect(made.output.contains("drags: 1,"))
    let trace = try folder.run("replay", "a.dndrec", "--headless", "--trace", "-")
    #expect(trace.output.contains("\"call\":\"dragBegan\""))
    #expect(trace.output.contains("\"call\":\"dragEnded\""))
  }

  @Test(
    "reports a capture that ends within a line",
    arguments: [("slots.evemu", "E: 9"), ("mouse-and-keyboard.yml", "    - [  9, 7000")])
  func torn(name: String, line: String) throws {
    let whole = try Data(contentsOf: Self.captures.appendingPathComponent(name))
    try folder.write(whole + line.utf8, to: name)
    let made = try folder.run("import", name, "--scene", "colours", "--output", "a.dndrec")
    #expect(made.status == 0)
    #expect(made.errors == "dragplay: \(name): torn; its unfinished last line is dropped\n")
  }

  @Test("reports the number of keys that libinput record has hidden")
  func hiddenKeys() throws {
    let made = try makeRecording(of: "mouse-and-keyboard.yml", scene: "board")
    made.expectSuccess()
    #expect(made.output.contains("keys left out: 1;"))
  }
}
