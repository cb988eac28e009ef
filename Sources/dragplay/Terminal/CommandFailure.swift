internal import DragRecording
internal import Glibc

/// An error that ends the program with an exit status and a message.
struct CommandFailure: Error, CustomStringConvertible {
  let status: Int32
  /// The message; empty if the failure was already reported, or is a closed pipe.
  let description: String

  static func failedCheck(_ message: String) -> CommandFailure {
    CommandFailure(status: 1, description: message)
  }

  static func badUsage(_ message: String) -> CommandFailure {
    CommandFailure(status: 2, description: message)
  }

  static func notWritten(_ path: String, _ number: Int32) -> CommandFailure {
    .badUsage("\(path): cannot be written: \(SystemReason(number)); choose another place")
  }

  static func reported(_ status: Int32) -> CommandFailure {
    CommandFailure(status: status, description: "")
  }

  func report() {
    if !description.isEmpty { StandardError.report(description) }
  }

  static func unparsable(_ message: String) -> CommandFailure {
    let lines = message.split(separator: "\n")
    func text(after label: String) -> Substring? {
      lines.first { $0.hasPrefix(label) }?.dropFirst(label.count).drop { $0 == " " }
    }
    var words = text(after: "Error:").map(String.init) ?? "the command cannot be understood"
    // Append the choices: the parser prints more than five as a list below the message.
    let choices = lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("- ") }
    if words.hasSuffix("the following:"), !choices.isEmpty {
      words.removeLast("the following:".count)
      words += choices.map { "'\($0.dropFirst(2))'" }.joined(separator: ", ")
    }
    if words.hasSuffix(".") { words.removeLast() }
    // Append the option's description, which follows two spaces in the parser's help.
    if let help = text(after: "Help:")?.split(separator: "  ").last {
      words += ": \(help.drop { $0 == " " })"
    }
    if words.hasSuffix(".") { words.removeLast() }
    let quoted = lines.last?.split(separator: "'") ?? []
    return .badUsage("\(words); see \(quoted.count > 1 ? quoted[1] : "dragplay --help")")
  }
}

/// Unbuffered output to standard error; a failed write is ignored.
enum StandardError {
  static func report(_ line: String) { write("dragplay: \(line)\n") }

  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
