internal import ArgumentParser
internal import PlaygroundWorkbench
internal import RecordingTools

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile a script of gestures into a recording.",
    discussion: "  dragplay compile reorder.gesture --output reorder.dndrec")

  @Argument(help: "The script, a .gesture file.", completion: .script)
  var script: String

  @Option(help: "The new file for the recording.", completion: .file())
  var output: String

  func run() throws {
    let script = try ScriptFile(script)
    try Recordings.expectCreatable(output)
    let recording = try script.compile()
    try recording.write(creating: output)
    let milliseconds = (recording.end - recording.header.start).count / 1000
    print(
      "\(output): \(milliseconds) ms, \(recording.eventCount.counting("event")), "
        + "\(recording.expectations.count.counting("expectation")) met")
  }
}
