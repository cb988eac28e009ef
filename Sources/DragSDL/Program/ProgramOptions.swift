/// The options that every program on this library has.
struct ProgramOptions: Hashable {
  var recording: String?
  var replayed: String?

  static let usage = "options are --record FILE, and --replay FILE, which compares"

  /// Parses the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard ["--record", "--replay"].contains(option) else {
        throw UsageError(words: "unknown option '\(option)'; \(Self.usage)")
      }
      guard let file = rest.popFirst() else {
        throw UsageError(words: "no file after \(option); \(Self.usage)")
      }
      if option == "--record" { recording = file } else { replayed = file }
    }
    if recording != nil, replayed != nil {
      throw UsageError(words: "a replay cannot be recorded; \(Self.usage)")
    }
  }
}

/// An error in the arguments of a program.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let words: String

  var description: String { words }
}
