internal import DragCoding
internal import Glibc

/// Why a command ended early: its exit status, and one line for standard error.
struct CommandFailure: Error, Hashable, Sendable {
  let status: Int32
  let words: String

  /// A check came out otherwise than it should.
  static func failedCheck(_ words: String) -> CommandFailure {
    CommandFailure(status: 1, words: words)
  }

  /// The words of the command cannot be carried out, or a file cannot be read or written.
  static func badUsage(_ words: String) -> CommandFailure {
    CommandFailure(status: 2, words: words)
  }

  /// Something could not be written, for the reason that a number of the system stands for.
  static func notWritten(_ path: String, _ number: Int32) -> CommandFailure {
    .badUsage("\(path): cannot be written: \(SystemReason(number)); choose another place")
  }

  /// What went wrong has been said already.
  static func said(_ status: Int32) -> CommandFailure { CommandFailure(status: status, words: "") }

  /// Says what is wrong, and ends the program.
  func exit() -> Never {
    say()
    Glibc.exit(status)
  }

  /// Says what is wrong, unless that has been said.
  func say() {
    if !words.isEmpty { StandardError.say(words) }
  }
}

/// Where the program says what went wrong, or what goes beside its output.
enum StandardError {
  static func say(_ words: String) {
    write("dragplay: \(words)\n")
  }

  /// Writes words that are no line of their own.
  static func write(_ words: String) {
    let bytes = Array(words.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
