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
