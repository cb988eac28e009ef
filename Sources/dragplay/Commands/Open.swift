internal import ArgumentParser
internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import SDLShell

/// Opens the playground in a window.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the playground in a window.",
    discussion: "  dragplay colours --window 1280x800 --record session.dndrec")

  @OptionGroup var world: WorldOptions

  @Option(help: "Record the session into a new file.")
  var record: String?

  @Option(help: "Write every call as a line of JSON to a file, or to standard output for -.")
  var trace: String?

  @Option(help: "When the program ends, write what was made to a file, as JSON.")
  var document: String?

  func run() throws {
    if let record { try Recordings.expectCreatable(record) }
    let document = try TextOutput.ifNamed(document)
    let assets = try Places.openAssets(pictures: world.images)
    let trace = try TextOutput.ifNamed(trace, isStreamed: true)
    let shell: WindowShell
    do throws(SDLError) {
      shell = try WindowShell(
        title: appTitle, size: world.options.window, scale: world.options.scale,
        assets: assets)
    } catch {
      guard error.isDisplayMissing else { throw error }
      return try runWithoutDisplay(assets)
    }
    var session = try Session(world.options, recordingTo: record, Session.Surroundings(trace))
    try shell.run(&session)
    // The window has said so; who started it from a script learns it here.
    if let failure = session.recordingFailure { StandardError.say("\(failure)") }
    document?.write(session.playground.document)
    try document?.finish()
    try trace?.finish()
  }

  /// Without a screen there is a demo to look at afterwards; a session cannot be.
  private func runWithoutDisplay(_ assets: AssetStore) throws {
    guard record == nil, trace == nil, document == nil else {
      throw CommandFailure.badUsage(
        "no display to open a window on; set DISPLAY, or use dragplay replay --headless")
    }
    try Demo.play(assets)
  }
}

extension Session: ShellClient {}

extension Session.Surroundings {
  /// This machine, with the trace that was asked for.
  init(_ trace: TextOutput?) {
    self.init(
      trace: { call in trace?.write(call.line) }, newRecordingPath: Places.newRecordingPath,
      includedRecording: Recordings.included)
  }
}
