internal import ArgumentParser
internal import DeviceCapture
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools
internal import SDLShell

/// The command line.
///
/// It composes; how things behave stands in the libraries.
@main
struct Dragplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dragplay",
    abstract: "Drag and drop on the Linux desktop: play with it, record it, replay it.",
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
    // A reader of the trace that goes away ends the trace, not the program.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more is an error of writing, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    do throws(CommandFailure) {
      try perform(nil)
    } catch {
      error.exit()
    }
  }

  /// Runs a command of given words, or of those that the program was started with.
  static func perform(_ words: [String]?) throws(CommandFailure) {
    do {
      var command = try parseAsRoot(words)
      try command.run()
      try finishOutput()
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as FileError {
      throw .badUsage(error.description)
    } catch let error as SDLError {
      throw .badUsage(error.description)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      throw .badUsage(UsageProblem(fullMessage(for: error)).words)
    }
  }

  /// Says what kept words from standard output: what is redirected to a full disk is not all there.
  private static func finishOutput() throws(CommandFailure) {
    guard fflush(nil) != 0, errno != EPIPE else { return }
    throw .notWritten("standard output", errno)
  }
}
