import ProgramSupport
import Testing

/// Other programs read the lines of a trace, which must not change.
@Suite("A trace")
struct TraceFormatTests {
  private let lines: [String]

  init() throws {
    let outcome = try Program.run(
      ["replay", Kept.recording("reorder-down"), "--headless", "--trace", "-"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    lines = outcome.lines
  }

  @Test("begins with the orders, the frames, and `ready`")
  func opening() throws {
    let opening = lines.prefix { !$0.contains("\"ready\"") }.filter { !$0.contains("\"layout\"") }
    #expect(
      Array(opening)
        == [
          #"{"t":0,"call":"order","container":"colours","items":["red","blue","black","green","yellow"]}"#,
          #"{"t":0,"call":"order","container":"copies","items":[]}"#,
        ])
    #expect(lines.contains(#"{"t":0,"call":"ready","scene":"colours","window":[1120,760]}"#))
  }

  @Test("reports frames in whole pixels of the window")
  func layout() throws {
    let line = try #require(
      lines.first { $0.hasPrefix(#"{"t":0,"call":"layout","container":"colours","items":[{"#) })
    #expect(line.contains(try Regex(#"\{"id":"red","frame":\[\d+,\d+,100,100\]\}"#)))
    #expect(lines.contains { $0.hasPrefix(#"{"t":0,"call":"layout","container":"chrome","#) })
  }

  @Test("reports a drag by the calls of the interface, in order")
  func drag() throws {
    let all = lines.filter { !$0.contains("\"layout\"") }.map(withoutNumbers)
    let drag = all.drop { !$0.contains("dragBegan") }.prefix { !$0.contains("idle") }
    // Calls that repeat while the pointer moves count once.
    let calls = drag.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    var expected = [
      #"{"t":#,"call":"dragBegan","item":"red","pointer":"mouse"}"#,
      #"{"t":#,"call":"validateDrop","target":"red","accepted":true}"#,
      #"{"t":#,"call":"dropEntered","item":"red","target":"red","location":[#,#]}"#,
      #"{"t":#,"call":"dropUpdated","target":"red","operation":"move","intent":"insertAtDestination"}"#,
    ]
    expected += entering("blue", leaving: "red", ["blue", "red", "black", "green", "yellow"])
    expected += entering("black", leaving: "blue", ["blue", "black", "red", "green", "yellow"])
    expected += entering("green", leaving: "black", ["blue", "black", "green", "red", "yellow"])
    expected += [
      #"{"t":#,"call":"performDrop","target":"green","accepted":true}"#,
      #"{"t":#,"call":"dragEnded","item":"red","reason":"dropped","operation":"move"}"#,
    ]
    #expect(calls == expected)
    #expect(withoutNumbers(lines.last ?? "") == #"{"t":#,"call":"idle"}"#)
  }

  private func entering(
    _ target: String, leaving last: String, _ order: [String]
  ) -> [String] {
    let items = order.map { "\"\($0)\"" }.joined(separator: ",")
    return [
      #"{"t":#,"call":"validateDrop","target":"\#(target)","accepted":true}"#,
      #"{"t":#,"call":"dropExited","item":"red","target":"\#(last)"}"#,
      #"{"t":#,"call":"dropEntered","item":"red","target":"\#(target)","location":[#,#]}"#,
      #"{"t":#,"call":"order","container":"colours","items":[\#(items)]}"#,
      #"{"t":#,"call":"dropUpdated","target":"\#(target)","operation":"move","intent":"insertAtDestination"}"#,
    ]
  }

  private func withoutNumbers(_ line: String) -> String {
    line.replacing(#/-?\d+/#, with: "#")
  }
}
