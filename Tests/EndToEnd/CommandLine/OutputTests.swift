import Foundation
import ProgramSupport
import Testing

@Suite("The program's files")
struct OutputTests {
  private let folder = TemporaryFolder()
  private let recording = Kept.recording("reorder-down")

  @Test("a trace replaces an older one, with a line for every call, and keeps its permissions")
  func trace() throws {
    let path = try folder.write("old".utf8, to: "trace")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let outcome = try folder.run("replay", recording, "--headless", "--trace", "trace")
    outcome.expectSuccess()
    #expect(outcome.output.contains("reproduced"))
    #expect(try folder.text("trace").hasPrefix("{\"t\":0,\"call\":\"order\""))
    #expect(try permissions(of: "trace") == 0o600)
  }

  @Test("the state at the end is JSON")
  func state() throws {
    let outcome = try folder.run("replay", recording, "--headless", "--state", "-")
    #expect(outcome.status == 0)
    // The result goes to standard error if standard output is taken.
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("reproduced"))
    let state = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(state["scene"] as? String == "colours")
    let containers = try #require(state["containers"] as? [String: [String]])
    #expect(containers["colours"] == ["blue", "black", "green", "red", "yellow"])
  }

  @Test("pictures are written to a new folder, with a sheet")
  func frames() throws {
    try folder.run("replay", recording, "--headless", "--frames", "new/frames").expectSuccess()
    let names = folder.names(in: "new/frames")
    #expect(names.contains("frame-00001.png") && names.contains("sheet.png"))
    #expect(names.count > 10)
  }

  @Test("unfinished pictures are removed when the program is interrupted")
  func interruptedFrames() throws {
    let words = ["replay", Kept.recording("undo-redo"), "--headless", "--frames", "frames"]
    let child = try Child([try Program.path()] + words, in: folder.url)
    while folder.names.isEmpty, child.isRunning { usleep(1000) }
    usleep(100_000)
    #expect(child.isRunning)
    kill(child.id, SIGINT)
    try until("the end", within: .seconds(60)) { !child.isRunning }
    #expect(child.endingSignal == SIGINT)
    #expect(folder.names.isEmpty)
  }

  @Test("without a display the demo is rendered")
  func demo() throws {
    let outcome = try Program.run(
      [], in: folder.url, environment: ["XDG_STATE_HOME": folder.url.path])
    outcome.expectSuccess()
    #expect(outcome.output.contains(folder.path("dragplay/demo")))
    #expect(outcome.output.contains("The order at the end: "))
    let names = folder.names(in: "dragplay/demo")
    #expect(names.contains("sheet.png"))
    #expect(names.count > 100)
  }

  @Test("a file that is named like a draft is not overwritten", arguments: ["out.new", ".out"])
  func draft(name: String) throws {
    try folder.write("precious".utf8, to: "precious")
    try folder.link(name, to: "precious")
    try folder.write("old".utf8, to: "out")
    try folder.run("replay", recording, "--headless", "--state", "out").expectSuccess()
    #expect(try folder.text("precious") == "precious")
    #expect(folder.names == [name, "out", "precious"].sorted())
    #expect(try folder.text("out").hasPrefix("{"))
  }

  @Test("reports replace older reports only, and each recording has a page of its own")
  func reports() throws {
    for name in ["a", "b"] {
      try folder.write(Kept.diverging("reorder-down").utf8, to: "\(name)/x.dndrec")
    }
    try folder.write("precious".utf8, to: "precious")
    folder.makeFolder("pages")
    try folder.link("pages/x.html", to: "precious")
    for _ in 0..<2 {
      let outcome = try folder.run("verify", "a/x.dndrec", "b/x.dndrec", "--report", "pages")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("report: pages/x-2.html"))
      #expect(outcome.errors.contains("report: pages/x-3.html"))
    }
    #expect(folder.names(in: "pages") == ["x-2.html", "x-3.html", "x.html"])
    #expect(try folder.text("precious") == "precious")
  }

  @Test("recordings are readable by their owner alone")
  func recordings() throws {
    try folder.write("scene colours\nwait 0.1s\n".utf8, to: "a.gesture")
    try folder.run("compile", "a.gesture", "--output", "a.dndrec").expectSuccess()
    #expect(try permissions(of: "a.dndrec") == 0o600)
  }

  private func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
  }
}

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

  @Test("begins with the orders, the frames in whole pixels of the window, and `ready`")
  func opening() throws {
    let opening = lines.prefix { !$0.contains("\"ready\"") }.filter { !$0.contains("\"layout\"") }
    #expect(
      Array(opening) == [
        #"{"t":0,"call":"order","container":"colours","items":["red","blue","black","green","yellow"]}"#,
        #"{"t":0,"call":"order","container":"copies","items":[]}"#,
      ])
    #expect(lines.contains(#"{"t":0,"call":"ready","scene":"colours","window":[1120,760]}"#))
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
    #expect(
      calls.prefix(9) == [
        #"{"t":#,"call":"dragBegan","item":"red","pointer":"mouse"}"#,
        #"{"t":#,"call":"validateDrop","target":"red","accepted":true}"#,
        #"{"t":#,"call":"dropEntered","item":"red","target":"red","location":[#,#]}"#,
        #"{"t":#,"call":"dropUpdated","target":"red","operation":"move","intent":"insertAtDestination"}"#,
        #"{"t":#,"call":"validateDrop","target":"blue","accepted":true}"#,
        #"{"t":#,"call":"dropExited","item":"red","target":"red"}"#,
        #"{"t":#,"call":"dropEntered","item":"red","target":"blue","location":[#,#]}"#,
        #"{"t":#,"call":"order","container":"colours","items":["blue","red","black","green","yellow"]}"#,
        #"{"t":#,"call":"dropUpdated","target":"blue","operation":"move","intent":"insertAtDestination"}"#,
      ])
    #expect(
      calls.suffix(2) == [
        #"{"t":#,"call":"performDrop","target":"green","accepted":true}"#,
        #"{"t":#,"call":"dragEnded","item":"red","reason":"dropped","operation":"move"}"#,
      ])
    #expect(withoutNumbers(lines.last ?? "") == #"{"t":#,"call":"idle"}"#)
  }

  private func withoutNumbers(_ line: String) -> String {
    line.replacing(#/-?\d+/#, with: "#")
  }
}
