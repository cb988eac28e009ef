internal import ArgumentParser
internal import DeviceCapture
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools
internal import SDLShell

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
      Explain.self, Shrink.self, Import.self, Export.self, Fuzz.self, Bench.self, Batch.self,
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

  /// Runs a command, by default that of the command line.
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
    } catch let error where error is RecordingError || error is CaptureError || error is SDLError {
      throw .badUsage("\(error)")
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      throw .unparsable(fullMessage(for: error))
    }
  }
}
