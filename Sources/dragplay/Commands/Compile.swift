internal import ArgumentParser
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile a script of gestures into a recording.",
    discussion: "  dragplay compile reorder.gesture --output reorder.dndrec")

  @Argument(help: "The script, a .gesture file.")
  var script: String

  @Option(help: "The new file for the recording.")
  var output: String

  func run() throws {
    let text = try FileSystem.text(of: script)
    try Recordings.expectCreatable(output)
    if text.hasPrefix("{\"dndrec\"") {
      throw CommandFailure.badUsage(
        "\(script): is a recording, not a script; use dragplay explain to make a script from it")
    }
    do {
      let parsed = try Script(parsing: text, named: script)
      guard !parsed.statements.isEmpty else {
        throw CommandFailure.badUsage(
          "\(script): contains no statement; see an example with dragplay explain SESSION")
      }
      let stage = Playground.stage(in: FileSystem.parent(of: script))
      let recording = try parsed.compile(on: stage)
      try recording.write(creating: output)
      let milliseconds = (recording.end - recording.header.start).count / 1000
      print(
        "\(output): \(milliseconds) ms, \(recording.eventCount.counting("event")), "
          + "\(recording.expectations.count.counting("expectation")) met")
    } catch let error as ScriptErrors {
      for error in error.errors {
        StandardError.report(error.summary)
        for line in error.excerpt { StandardError.write(line + "\n") }
      }
      // A sound script with an unmet expectation is a failed check.
      throw CommandFailure.reported(error.errors.allSatisfy(\.isUnmet) ? 1 : 2)
    }
  }
}
