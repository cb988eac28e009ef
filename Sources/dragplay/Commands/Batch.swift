internal import ArgumentParser
internal import Glibc

/// Runs many commands in one process, for tests that run them by the thousand.
///
/// Each line of standard input is a command, its words separated by tabs. What the command prints is
/// dropped; its exit status follows as a line of standard output.
struct Batch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the commands of standard input, for tests.", shouldDisplay: false)

  func run() throws {
    let (answers, nowhere) = (dup(STDOUT_FILENO), open("/dev/null", O_WRONLY | O_CLOEXEC))
    guard answers >= 0, nowhere >= 0, dup2(nowhere, STDOUT_FILENO) >= 0 else {
      throw CommandFailure.notWritten("standard output", errno)
    }
    while let line = readLine() {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let answer = Array("\(Self.status(of: words))\n".utf8)
      if let number = SystemWrite.all(answer, to: answers) {
        throw CommandFailure.notWritten("standard output", number)
      }
    }
  }

  private static func status(of words: [String]) -> Int32 {
    do throws(CommandFailure) {
      try Dragplay.perform(words)
      return 0
    } catch {
      error.say()
      return error.status
    }
  }
}
