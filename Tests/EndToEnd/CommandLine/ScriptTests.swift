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
}
