public import DragCoding

/// Why a recording cannot be read or written: what is wrong, where, and what to do, on one line.
///
/// ```swift
/// print(error)
/// // session.dndrec:12: expected ':' at column 8; the file is damaged, record it again
/// ```
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  public var file: String
  /// The line, counted from one, where the trouble is in one.
  public var line: Int?
  /// What is wrong.
  public var problem: Problem

  /// Creates an error.
  public init(file: String, line: Int? = nil, _ problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem.words)"
  }

  /// What can be wrong with a recording.
  public enum Problem: Error, Hashable, Sendable {
    /// The file cannot be opened or read, for the system's reason.
    case unreadable(reason: String)
    /// The file is larger than any recording.
    case tooLarge(bytes: Int)
    /// A line is longer than any of a recording.
    case lineTooLong(bytes: Int)
    /// The recording is more than memory should hold: a few bytes can stand for many calls.
    case tooManyValues
    /// The file has nothing in it, or not even a whole first line.
    case empty
    /// The first line is not that of a recording.
    case foreign
    /// The file is of a later version of the format.
    case newer(version: Int64)
    /// The line does not go on as it should.
    case expected(String, column: Int)
    /// A number is beyond everything that makes sense.
    case outOfRange(String, column: Int)
    /// An event, or the line, is earlier than what came before it.
    case timeGoesBack
    /// More than a day passes on one line.
    case gapTooLong
    /// An event of a kind that this version does not know.
    case unknownOperation(String)
    /// A state is not the one that was written.
    case wrongChecksum
    /// A state cannot be read by this version.
    case unreadableState(CanonicalError)
    /// The recording holds a state that this program lays out otherwise.
    case otherStateLayout(app: String)
    /// The session was recorded in a scene that this program does not have.
    case unknownScene(String)
    /// The session was recorded with values of the feel that this content cannot be started with.
    case fixedTuning
    /// The session sets a tuning value that this program does not have; `near` are names that it has.
    case unknownTuning(String, near: [String])
    /// The end line counts otherwise than the file.
    case wrongCount(of: String, stated: Int64, found: Int)
    /// The file goes on after its end line.
    case afterEnd
    /// The file ends in zeros, as after a loss of power.
    case zeros(count: Int, from: Int)
    /// There is a file of that name.
    case exists
    /// The file cannot be created, for the system's reason.
    case notCreated(reason: String)
    /// A line could not be written, for the system's reason.
    case notWritten(reason: String)
  }
}

extension RecordingError.Problem {
  /// What is wrong and what to do.
  fileprivate var words: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason); check the name and the permissions"
    case .tooLarge(let bytes): "\(bytes) bytes are too many for a recording; check the name"
    case .lineTooLong(let bytes):
      "the line has \(bytes) bytes, and \(Limits.lineBytes) are the most; the file is damaged, record "
        + "it again"
    case .tooManyValues:
      "holds more than \(Limits.recordingValues) events and values of calls up to here; cut it in two"
    case .empty: "holds no whole first line; nothing was recorded, record it again"
    case .foreign: "is not a recording: the first line has no \"dndrec\"; check the name"
    case .newer(let version):
      "is of version \(version) of the format, this program reads up to "
        + "\(Recording.formatVersion); get the newer dragplay"
    case .exists: "exists already and is never overwritten; choose another name or move it away"
    case .notCreated(let reason): "cannot be created: \(reason); choose another place"
    case .notWritten(let reason):
      "cannot be written: \(reason); what was recorded until then can be played"
    case .zeros(let count, let size):
      "ends in \(count) zero bytes, as after a loss of power; keep its first \(size) bytes "
        + "(truncate -s \(size))"
    case .otherStateLayout(let app):
      "starts from a state of \(TextProblem.quoted(app)) that this program cannot read; "
        + "replay it with that version"
    case .unknownScene(let name):
      "was recorded in the scene \(TextProblem.quoted(name)), which this program does not have; "
        + "get the dragplay that has it"
    case .fixedTuning:
      "has values of how dragging feels, and this content is always started with its own; leave them "
        + "out"
    case .unknownTuning(let name, let near):
      TextProblem.unknown("tuning value", name, near: near).words
    default: "\(damage); the file is damaged, record it again"
    }
  }

  private var damage: String {
    switch self {
    case .expected(let what, let column): "expected \(what) at column \(column)"
    case .outOfRange(let what, let column): "\(what) is out of range at column \(column)"
    case .timeGoesBack: "time goes back"
    case .gapTooLong: "more than 24 hours pass"
    case .unknownOperation(let name):
      "unknown event \(TextProblem.quoted(name)), known to a newer dragplay perhaps"
    case .wrongChecksum: "the state does not match its checksum"
    case .unreadableState(let error): "\(error)"
    case .wrongCount(let what, let stated, let found):
      "the end line tells of \(stated) \(what), but \(found) are there"
    case .afterEnd: "the file goes on after its end line"
    default: "it cannot be understood"
    }
  }
}
