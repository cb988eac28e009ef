internal import Glibc

/// Why the system refused something, in words that go on in a sentence.
struct SystemReason: CustomStringConvertible {
  let description: String

  init(_ number: Int32) {
    let words = String(cString: strerror(number))
    description = words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension CommandFailure {
  /// Something could not be written, for the reason that a number of the system stands for.
  static func notWritten(_ path: String, _ number: Int32) -> CommandFailure {
    .badUsage("\(path): cannot be written: \(SystemReason(number)); choose another place")
  }
}
