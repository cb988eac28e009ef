internal import Glibc

/// The options on the command line of a program whose sessions can be recorded.
///
/// `SDLProgram` has them. A program with a loop of its own gets them in one line:
///
/// ```swift
/// let options = ProgramOptions.parseOrExit(on: stage)
/// var session = try LiveSession(on: stage)
/// if let file = options.recording { try session.startRecording(to: file) }
/// ```
///
/// - `--record FILE`: Record the session into a file, which must not exist.
/// - `--replay FILE`: Replay a recording, and compare it; `--frames DIR` draws it into pictures of a new folder instead, if
///   the program is an `SDLProgram`.
/// - `--explain FILE`: Print a recording as a script.
/// - `--promote FILE --output FILE`: Make a test of a session; `--gestures 3..5` chooses some of its gestures.
public struct ProgramOptions: Hashable, Sendable {
  /// The path of a new file, into which the session is recorded; `nil` for none.
  public var recording: String?
  /// The command to perform instead of opening the window; `nil` opens it.
  public var command: RecordingCommand?
  /// The folder for pictures of the replay; `nil` to show it.
  package var frames: String?

  private static let names = [
    "--record", "--replay", "--frames", "--explain", "--promote", "--gestures", "--output",
  ]
  private static let usage = """
    options are --record FILE, --replay FILE [--frames DIR], --explain FILE, and \
    --promote FILE [--gestures 3..5] --output FILE
    """

  /// Parses the arguments after the program's name.
  ///
  /// - Throws: A ``UsageError`` if they are not these options.
  public init(_ arguments: [String]) throws(UsageError) {
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard Self.names.contains(option) else {
        throw UsageError("unknown option '\(option)'; \(Self.usage)")
      }
      guard let value = rest.popFirst() else {
        throw UsageError("no value after \(option); \(Self.usage)")
      }
      values[option] = value
    }
    recording = values.removeValue(forKey: "--record")
    if values["--replay"] != nil { frames = values.removeValue(forKey: "--frames") }
    command = try Self.command(in: &values)
    guard recording == nil || command == nil, values.isEmpty else {
      throw UsageError("these options do not go together; \(Self.usage)")
    }
  }

  private static func command(
    in values: inout [String: String]
  ) throws(UsageError) -> RecordingCommand? {
    if let file = values.removeValue(forKey: "--replay") { return .replay(file) }
    if let file = values.removeValue(forKey: "--explain") { return .explain(file) }
    guard let file = values.removeValue(forKey: "--promote") else { return nil }
    guard let output = values.removeValue(forKey: "--output") else {
      throw UsageError("--promote needs --output, a new file; \(usage)")
    }
    guard let gestures = values.removeValue(forKey: "--gestures") else {
      return .promote(file, output: output)
    }
    let ends = gestures.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, 1 <= first,
      first <= last
    else { throw UsageError("--gestures is '\(gestures)'; it can be a number, or such as 3..5") }
    return .promote(file, gestures: first...last, output: output)
  }
}

extension ProgramOptions {
  /// Parses the command line, and performs what it asks for instead of opening the window.
  ///
  /// It returns only if the window is to open; otherwise the process ends. The exit status is 1 if a replay diverges, and 2
  /// if the arguments or files are not right; a line on standard error says why.
  public static func parseOrExit<World: Aimable>(on stage: ScriptStage<World>) -> ProgramOptions {
    orExit { options throws in
      if options.frames != nil {
        throw UsageError("--frames is for programs that draw with SDLProgram; leave it out")
      }
      guard let command = options.command else {
        if let file = options.recording, access(file, F_OK) == 0 {
          throw FileError(file: file, .exists)
        }
        return options
      }
      print(try command.result(on: stage))
      exit(0)
    }
  }

  /// Parses the command line, and ends the process with a line on standard error if `body` throws.
  package static func orExit<Result>(_ body: (ProgramOptions) throws -> Result) -> Result {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--help"] || arguments == ["-h"] {
      print(usage)
      exit(0)
    }
    do {
      return try body(ProgramOptions(arguments))
    } catch {
      let bytes = Array("\(error)\n".utf8)
      _ = write(STDERR_FILENO, bytes, bytes.count)
      if case CheckFailure.different = error { exit(1) }
      if case PromotionFailure.different = error { exit(1) }
      exit(2)
    }
  }
}

/// A mistake in the arguments of a program.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The mistake, and the options that there are.
  public let description: String

  init(_ words: String) { description = words }
}
