import Foundation
import ProgramSupport
import Testing

@Suite("The program's files")
struct OutputTests {
  private let folder: TemporaryFolder
  private let recording = Kept.recording("reorder-down")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("an existing recording is never overwritten")
  func existing() throws {
    try folder.write("precious".utf8, to: "a.dndrec")
    try folder.run("--record", "a.dndrec").expectError(2, "a.dndrec", "never overwritten", "choose")
    #expect(try folder.text("a.dndrec") == "precious")
  }

  @Test("a recording needs a folder that can be written to", arguments: ["missing", "file"])
  func unwritable(place: String) throws {
    try folder.write([], to: "file")
    try folder.run("--record", "\(place)/a.dndrec")
      .expectError(2, "\(place)/a.dndrec", "cannot be created", "choose another place")
  }

  @Test("a recording needs a display, and leaves no file without one")
  func noDisplay() throws {
    for environment in [[:], ["WAYLAND_DISPLAY": "wayland-0"]] {
      try Program.run(["--record", "a.dndrec"], in: folder.url, environment: environment)
        .expectError(2, "no display", "DISPLAY")
    }
    #expect(folder.names.isEmpty)
  }

  @Test("a document needs a display, and leaves no file without one")
  func documentWithoutDisplay() throws {
    try folder.run("--document", "a.json").expectError(2, "no display", "DISPLAY")
    #expect(folder.names.isEmpty)
  }

  @Test("a page needs a writable folder before the replay")
  func reportPlace() throws {
    try folder.write([], to: "file")
    try folder.run("replay", recording, "--headless", "--report", "file/here")
      .expectError(2, "file/here", "cannot be written", "choose another folder")
  }

  @Test("a new file needs a name", arguments: ["", "made/"])
  func noName(name: String) throws {
    for command in [["--record", name], ["shrink", recording, "--output", name]] {
      try Program.run(command, in: folder.url)
        .expectError(2, "cannot be created", "not a file name")
    }
    #expect(folder.names.isEmpty)
  }

  @Test(
    "a trace and a state need a place that can be written to", arguments: ["--trace", "--state"])
  func unwritableOutput(option: String) throws {
    try folder.run("replay", recording, "--headless", option, "missing/file")
      .expectError(2, "missing/file", "cannot be written", "choose another place")
  }

  @Test("pictures need a folder")
  func unwritableFrames() throws {
    try folder.write([], to: "file")
    try folder.run("replay", recording, "--headless", "--frames", "file/frames")
      .expectError(2, "file/frames", "cannot be written", "choose another folder")
  }

  @Test("a trace replaces an older one, with a line for every call")
  func trace() throws {
    try folder.write("old".utf8, to: "trace")
    let outcome = try folder.run("replay", recording, "--headless", "--trace", "trace")
    outcome.expectSuccess()
    #expect(outcome.output.contains("reproduced"))
    #expect(try folder.text("trace").hasPrefix("{\"t\":0,\"call\":\"order\""))
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
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("new/frames"))
    #expect(names.contains("frame-0000.png"))
    #expect(names.contains("sheet.png"))
    #expect(names.count > 10)
  }

  @Test("without a display the demo is rendered")
  func demo() throws {
    let outcome = try Program.run(
      [], in: folder.url, environment: ["XDG_STATE_HOME": folder.url.path])
    outcome.expectSuccess()
    let pictures = folder.path("dragplay/demo")
    #expect(outcome.output.contains(pictures))
    #expect(outcome.output.contains("The order at the end: "))
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures)
    #expect(names.contains("sheet.png"))
    #expect(names.count > 100)
  }
}
