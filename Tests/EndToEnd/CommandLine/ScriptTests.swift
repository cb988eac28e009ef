import Foundation
import ProgramSupport
import Testing

/// The commands `compile` and `explain`.
@Suite("Scripts on the command line")
struct ScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let script = """
    scene colours
    press red hold 0.6s
    move to green over 0.4s
    release
    expect order blue black green red yellow
    expect calls dragBegan(red) performDrop(green) dragEnded(red, dropped)
    """

  @Test("are compiled to recordings that verify, and explained as they were written")
  func compile() throws {
    try folder.write(Self.script.utf8, to: "a.gesture")
    let outcome = try folder.run("compile", "a.gesture", "--output", "a.dndrec")
    outcome.expectSuccess()
    #expect(outcome.output == "a.dndrec: 2000 ms, 52 events, 2 expectations met\n")
    try folder.run("verify", "a.dndrec").expectSuccess()
    let explained = try folder.run("explain", "a.dndrec")
    explained.expectSuccess()
    let gestures = explained.lines.prefix { !$0.hasPrefix("expect") }
    #expect(
      Array(gestures) == [
        "scene colours", "with touch", "press red hold 0.6s", "move to green over 0.4s", "release",
        "wait 1s",
      ])
    #expect(explained.lines.contains("expect order blue black green red yellow"))
  }

  @Test("report every bad line with a caret, and leave no file")
  func badLines() throws {
    try folder.write("scene colours\npres red\nrelease now\n".utf8, to: "a.gesture")
    let outcome = try folder.run("compile", "a.gesture", "--output", "a.dndrec")
    #expect(outcome.status == 2)
    #expect(
      outcome.errorLines == [
        "dragplay: a.gesture:2:1: there is no statement 'pres'; did you mean press?",
        "  pres red", "  ^~~~",
        "dragplay: a.gesture:3:9: expected the end of the statement", "  release now",
        "          ^~~",
      ])
    #expect(folder.names == ["a.gesture"])
  }

  @Test("with unmet expectations fail a check, and report the actual value")
  func unmet() throws {
    let script = Self.script.replacingOccurrences(of: "order blue", with: "order red")
    try folder.write(script.utf8, to: "a.gesture")
    let outcome = try folder.run("compile", "a.gesture", "--output", "a.dndrec")
    #expect(outcome.status == 1)
    #expect(
      outcome.errorLines.first
        == "dragplay: a.gesture:5:1: expected order red black green red yellow, found blue black "
        + "green red yellow in colours")
    #expect(folder.names == ["a.gesture"])
  }

  @Test("are not made of a recording of an unknown scene, which is named")
  func unknownScene() throws {
    let sound = try String(contentsOfFile: Kept.recording("reorder-down"), encoding: .utf8)
    let scene = (#""scene":"colours""#, #""scene":"kittens""#)
    try folder.write(sound.replacingOccurrences(of: scene.0, with: scene.1).utf8, to: "a.dndrec")
    try folder.run("explain", "a.dndrec").expectError(2, "a.dndrec:1:", "'kittens'")
  }

  @Test(
    "are refused in one line if the scene is wrong",
    arguments: [
      ("scene colour", 7, "there is no scene 'colour'; did you mean colours?"),
      ("scale 100", 7, "the scale is out of range; it can be 0.5 to 4"),
      ("tune long-press -1", 17, "a whole number is out of range; it can be 0 to 1099511627776"),
      ("start none.dndrec", 1, "none.dndrec: cannot be read: no such file"),
      ("tune long-pres 5", 6, "there is no value 'long-pres'; did you mean long-press?"),
    ])
  func wrongStart(script: String, column: Int, words: String) throws {
    try folder.write(script.utf8, to: "a.gesture")
    let outcome = try folder.run("compile", "a.gesture", "--output", "a.dndrec")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines.first?.hasPrefix("dragplay: a.gesture:1:\(column): ") == true)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test("never replace a recording, and report errors of files")
  func files() throws {
    try folder.write(Self.script.utf8, to: "a.gesture")
    try folder.write("precious".utf8, to: "a.dndrec")
    try folder.run("compile", "a.gesture", "--output", "a.dndrec")
      .expectError(2, "a.dndrec", "never overwritten")
    #expect(try folder.text("a.dndrec") == "precious")
    try folder.run("compile", "b.gesture", "--output", "b.dndrec")
      .expectError(2, "b.gesture", "cannot be read: no such file", "check the name")
    try folder.run("compile", ".", "--output", "b.dndrec").expectError(2, ".: ", "cannot be read")
    try folder.run("compile", "a.gesture", "--output", "none/b.dndrec")
      .expectError(2, "none/b.dndrec", "there is no folder none")
    try folder.write([0xff, 0xfe, 0], to: "c.gesture")
    try folder.run("compile", "c.gesture", "--output", "b.dndrec")
      .expectError(2, "c.gesture", "is not UTF-8 text")
    try folder.write("# only words\n".utf8, to: "d.gesture")
    try folder.run("compile", "d.gesture", "--output", "b.dndrec")
      .expectError(2, "d.gesture: contains no statement", "dragplay explain")
    try folder.run("compile", Kept.recording("escape"), "--output", "b.dndrec")
      .expectError(2, "escape.dndrec: is a recording, not a script", "dragplay explain")
    try folder.run("explain", "a.dndrec").expectError(2, "a.dndrec", "is not a recording")
    try folder.run("explain", "none.dndrec").expectError(2, "none.dndrec", "no such file")
  }
}
