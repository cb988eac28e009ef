internal import DragSDL
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
      Explain.self, Shrink.self, Import.self, Export.self, Bench.self, Batch.self,
      Thumbnails.self,
    ],
    defaultSubcommand: Open.self)

  static func main() {
    // A closed pipe ends the output, not the program.
    signal(SIGPIPE, SIG_IGN)
    // A file at the size limit is a write error.
    signal(SIGXFSZ, SIG_IGN)
    do throws(CommandFailure) {
      try perform(nil)
    } catch {
      error.report()
      Glibc.exit(error.status)
    }
  }

  static func perform(_ words: [String]?) throws(CommandFailure) {
    do {
      var command = try parseAsRoot(words)
      try command.run()
      // A redirection to a full disk fails when the buffer is flushed.
      guard fflush(nil) == 0 || errno == EPIPE else {
        throw CommandFailure.notWritten("standard output", errno)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch let error where error is FileError || error is SDLError {
      throw .badUsage("\(error)")
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      throw .unparsable(fullMessage(for: error))
    }
  }
}

/// Runs many commands in one process, for tests that run thousands.
///
/// Each line of standard input is a command, with tabs between its words. The standard output of
/// the command is discarded. Its exit status is printed on a line.
struct Batch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the commands from standard input, for tests.", shouldDisplay: false)

  func run() throws {
    let (results, null) = (dup(STDOUT_FILENO), open("/dev/null", O_WRONLY | O_CLOEXEC))
    guard results >= 0, null >= 0, dup2(null, STDOUT_FILENO) >= 0 else {
      throw CommandFailure.notWritten("standard output", errno)
    }
    while let line = readLine() {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if let number = FileSystem.write(Array("\(Self.status(of: words))\n".utf8), to: results) {
        throw CommandFailure.notWritten("standard output", number)
      }
    }
  }

  private static func status(of words: [String]) -> Int32 {
    do throws(CommandFailure) {
      try Dragplay.perform(words)
      return 0
    } catch {
      error.report()
      return error.status
    }
  }
}

/// Prints a line of JSON about each recording, and makes a thumbnail; for the window.
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
