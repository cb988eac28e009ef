internal import ArgumentParser
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// Makes a recording of a script.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a script of gestures, and record what comes of it.",
    discussion: "  dragplay compile reorder.gesture --output reorder.dndrec")

  @Argument(help: "The script, a .gesture file.")
  var script: String

  @Option(help: "The recording to make; it is never overwritten.")
  var output: String

  func run() throws {
    let text = try TextInput.read(script)
    try Recordings.expectCreatable(output)
    do {
      if text.hasPrefix("{\"dndrec\"") {
        throw CommandFailure.badUsage(
          "\(script): is a recording, and no script; dragplay explain makes a script of it")
      }
      let script = try Script(parsing: text, named: script)
      guard !script.statements.isEmpty else {
        throw CommandFailure.badUsage(
          "\(self.script): holds no statement; dragplay explain SESSION shows what a script is like"
        )
      }
      let recording = try script.compile(on: Playground.stage(in: Places.parent(of: self.script)))
      try recording.write(creating: output)
      print(Self.words(recording, output))
    } catch let error as ScriptErrors {
      throw CommandFailure.said(Self.say(error))
    }
  }

  /// Tells every error, each in a line with the script's line under it.
  private static func say(_ errors: ScriptErrors) -> Int32 {
    for error in errors.errors {
      StandardError.say(error.summary)
      for line in error.excerpt { StandardError.write(line + "\n") }
    }
    // A script that can be read, but does not come to what it expects, is a check that failed.
    return errors.errors.allSatisfy(\.isUnmet) ? 1 : 2
  }

  private static func words(_ recording: Recording, _ file: String) -> String {
    let events = recording.pumps.reduce(0) { $0 + $1.events.count }
    let milliseconds = (recording.end - recording.header.start).count / 1000
    let count = recording.expectations.count
    return "\(file): \(milliseconds) ms, \(events.counting("event")), "
      + "\(count.counting("expectation")) met"
  }
}
