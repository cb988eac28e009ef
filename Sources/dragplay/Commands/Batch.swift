internal import ArgumentParser
internal import Glibc

/// Runs many commands in one process, for tests that run thousands.
///
/// Each line of standard input is a command whose words are separated by tabs. The output of the command
/// is discarded; its exit status is printed as a line.
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
