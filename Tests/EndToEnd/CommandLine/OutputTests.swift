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
