internal import DragCoding
internal import DragPainter
internal import DragProgram
internal import ArgumentParser
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench

@main
struct Dragplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dragplay",
    abstract: "A playground for drag and drop on the Linux desktop, with recording and replay.",
    discussion: """
      Without a subcommand the playground opens in a window.

        dragplay colours --record session.dndrec
        dragplay replay session.dndrec
      """,
    version: PlaygroundOptions.app,
    subcommands: [
      Open.self, List.self, Replay.self, Verify.self, Promote.self, Render.self, Compile.self,
      Explain.self, Shrink.self, Import.self, Export.self, Bench.self, Thumbnails.self,
    ],
    defaultSubcommand: Open.self)

  static func main() {
    // A write to a closed pipe fails, instead of ending the program.
    signal(SIGPIPE, SIG_IGN)
    // The same for a write beyond the file size limit.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parseAsRoot()
      try command.run()
      // Flush here, because a write to a full disk fails only when the buffer is flushed.
      guard fflush(nil) == 0 || errno == EPIPE else {
        throw CommandFailure.notWritten("standard output", errno)
      }
    } catch {
      let failure = failure(for: error)
      failure.report()
      Glibc.exit(failure.status)
    }
  }

  private static func failure(for error: any Error) -> CommandFailure {
    switch error {
    case let failure as CommandFailure: return failure
    case is FileError, is SDLError, is PaintingError: return .badUsage("\(error)")
    case _ where exitCode(for: error) == .success: exit(withError: error)
    default: return .unparsable(fullMessage(for: error))
    }
  }
}

/// The hidden command that prints details of recordings for the window, and caches pictures.
struct Thumbnails: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Describe recordings, for the window.", shouldDisplay: false)

  @Argument(help: "The recordings.", completion: .recording)
  var files: [String]

  func run() throws {
    Helper.begin()
    let assets = try Directories.openAssets()
    for path in files {
      guard let thumbnail = Thumbnail(of: path) else { continue }
      let details = thumbnail.details ?? thumbnail.make(assets)
      try Helper.report(RecordingReport(path: path, .details(details)).json.description)
    }
  }
}
