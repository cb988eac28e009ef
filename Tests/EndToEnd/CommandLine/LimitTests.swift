import Foundation
import ProgramSupport
import Testing

/// Small inputs that expand beyond the limits of memory or time.
@Suite("Limits on input")
struct LimitTests {
  private let folder: TemporaryFolder
  private let sound: [String]

  init() throws {
    folder = try TemporaryFolder()
    sound = try String(contentsOfFile: Kept.recording("reorder-down"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test("a call of 10,000 fields is not repeated")
  func manyFields() throws {
    try write([sound[0], Self.line(fields: 10_000, number: 0)], to: "file.dndrec")
    try run("verify").expectError(2, "file.dndrec:2: invalid call", "damaged")
  }

  @Test("repeated calls have a limit of memory")
  func manyRepeats() throws {
    let lines = (0..<300).map { Self.line(fields: 60, number: $0) }
    try write([sound[0]] + lines, to: "file.dndrec")
    try run("verify").expectError(
      2, "file.dndrec:", "holds more than 16777216 events and values of calls",
      "record it again in several files")
  }

  @Test("a line holds four million values at most")
  func manyValues() throws {
    let zeros = String(repeating: "0,", count: 4_200_000)
    try write([sound[0], "{\"t\":0,\"c\":[[\(zeros)0]]}"], to: "file.dndrec")
    try run("verify").expectError(2, "file.dndrec:2: expected fewer values")
  }

  @Test("a window is at most 16384 pixels wide and high")
  func window() throws {
    try write([header(window: "[65535,65535]")] + sound.dropFirst(), to: "file.dndrec")
    try run("replay", "--headless --frames pictures")
      .expectError(2, "file.dndrec:1:", "\"window\" is invalid or out of range")
    #expect(folder.names == ["file.dndrec"])
  }

  @Test("a frame of more than 33,554,432 pixels is refused")
  func pixels() throws {
    try write(
      [header(window: "[16384,16384]"), #"{"end":1,"t":0,"lines":0,"events":0}"#], to: "file.dndrec"
    )
    try run("replay", "--headless --frames pictures").expectError(
      2, "file.dndrec: a picture of more than 33554432 pixels", "choose a smaller window")
  }

  @Test("a day is too long for ten pictures a second")
  func pictures() throws {
    try write(
      [sound[0], #"{"end":1,"t":86400000000,"lines":0,"events":0}"#], to: "file.dndrec")
    try run("replay", "--headless --frames pictures").expectError(
      2, "file.dndrec: lasts 86400 s, more than 108000 pictures", "use dragplay render")
    #expect(folder.names == ["file.dndrec"])
  }

  @Test("an hour of a still pointer at the edge of a million rows plays within 20 seconds")
  func rest() throws {
    let script = """
      scene board --items 1000000 --list
      window 900x700
      with mouse
      press item-3
      path 300ms 450,690
      wait 3600s
      release
      """
    try folder.write(script.utf8, to: "rest.gesture")
    try Program.shell(
      "ulimit -v 2097152 -t 20; \"$0\" compile rest.gesture --output file.dndrec",
      in: folder.url
    ).expectSuccess()
    try run("verify").expectSuccess()
  }

  /// A line in which a call of many fields is repeated with each of 998 moves.
  private static func line(fields: Int, number: Int) -> String {
    let names = (0..<fields).map { "\"f\($0)\":0" }.joined(separator: ",")
    let step = number % 2 == 0 ? 1 : -1
    // Each move is 8 µs after the one before it.
    let moves = (0..<1000).map { "\(number + $0 == 0 ? 8 : 0),\(step),0" }.joined(separator: ",")
    return "{\"t\":8000,\"e\":[[\"m\",0,1,\(moves)]],"
      + "\"c\":[{\"t\":0,\"call\":\"x\",\"location\":[0,0],\(names)},-998]}"
  }

  private func header(window: String) -> String {
    sound[0].replacingOccurrences(of: "[1120,760]", with: window)
  }

  private func write(_ lines: [String], to name: String) throws {
    try folder.write((lines.joined(separator: "\n") + "\n").utf8, to: name)
  }

  /// Runs a command on the file within two gigabytes of memory and 20 seconds of processor time.
  private func run(_ command: String, _ options: String = "") throws -> Program.Outcome {
    try Program.shell(
      "ulimit -v 2097152 -t 20; exec \"$0\" \(command) file.dndrec \(options)", in: folder.url)
  }
}
