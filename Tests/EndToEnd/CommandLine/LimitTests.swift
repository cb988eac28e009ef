import Foundation
import ProgramSupport
import Testing

/// Small inputs that expand beyond the limits of memory or time.
@Suite("Limits on input")
struct LimitTests {
  private let folder = TemporaryFolder()
  private let header: String

  init() throws {
    header = String(try Kept.text("reorder-down").prefix { $0 != "\n" })
  }

  @Test("a call of 10,000 fields is not repeated")
  func largeCall() throws {
    try write([header, Self.line(fields: 10_000, number: 0)])
    try run("verify").expectError(2, "file.dndrec:2: invalid call", "damaged")
  }

  @Test("repeated calls have a limit of memory")
  func repeats() throws {
    try write([header] + (0..<300).map { Self.line(fields: 60, number: $0) })
    try run("verify").expectError(
      2, "file.dndrec:", "holds more than 16777216 events and values of calls",
      "record it again in several files")
  }

  @Test("a line holds four million values at most")
  func manyValues() throws {
    let zeros = String(repeating: "0,", count: 4_200_000)
    try write([header, "{\"t\":0,\"c\":[[\(zeros)0]]}"])
    try run("verify").expectError(2, "file.dndrec:2: expected fewer values")
  }

  @Test(
    "a window, a picture and a film have limits, which are named",
    arguments: [
      ("[65535,65535]", 0, [":1:", "\"window\" is invalid or out of range"]),
      ("[16384,16384]", 0, ["a picture of more than 33554432 pixels", "choose a smaller window"]),
      ("[1120,760]", 86_400, ["more than 108000 pictures at 10 a second", "use dragplay render"]),
    ])
  func pictures(window: String, seconds: Int, words: [String]) throws {
    let header = self.header.replacing("[1120,760]", with: window)
    let end = "{\"end\":1,\"t\":\(seconds * 1_000_000),\"lines\":0,\"events\":0}"
    try write([header, end])
    try run("replay", "--headless --frames pictures").expectError(2, ["file.dndrec:"] + words)
    #expect(!folder.names(in: "pictures").contains { $0.hasSuffix(".png") })
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
      "ulimit -v 2097152 -t 20; \"$0\" compile rest.gesture --output file.dndrec", in: folder.url
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

  private func write(_ lines: [String]) throws {
    try folder.write((lines.joined(separator: "\n") + "\n").utf8, to: "file.dndrec")
  }

  /// Runs a command on the file within two gigabytes of memory and 20 seconds of processor time.
  private func run(_ command: String, _ options: String = "") throws -> Program.Outcome {
    try Program.shell(
      "ulimit -v 2097152 -t 20; exec \"$0\" \(command) file.dndrec \(options)", in: folder.url)
  }
}
