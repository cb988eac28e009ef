package import DragCoding

extension FileError.Problem {
  /// Returns the problem that `what` was expected at `column`, counted in bytes from one.
  package static func expected(_ what: String, column: Int) -> Self {
    Self("expected \(what) at column \(column)")
  }

  /// Returns the problem with a remedy, unless it has one already.
  package func remedied(by remedy: String) -> Self { Self(summary, self.remedy ?? remedy) }

  /// A file that cannot be read.
  ///
  /// `reason` is in words, such as those of the system.
  public static func unreadable(reason: some CustomStringConvertible) -> Self {
    Self("cannot be read: \(reason)", "check the name and the permissions")
  }

  static func tooLarge(bytes: Int, limit: Int) -> Self {
    Self("has \(bytes) bytes, more than the limit of \(limit)", "check the name")
  }

  package static let empty = Self(
    "holds no whole first line", "nothing was recorded, record it again")
  static let foreign = Self(
    "is not a recording: the first line has no \"dndrec\"", "check the name")
  /// A file that would be overwritten.
  public static let exists = Self(
    "exists already and is never overwritten", "choose another name or move it away")
  static let tooManyValues = Self(
    "holds more than \(String.valuesOfRecording)", "record it again in several files")

  static func full(_ limit: String) -> Self {
    Self("is complete up to the limit of \(limit)", "record the rest in another file")
  }

  /// The problem of a recording that ends before a line that no reader accepts.
  var ofWriting: Self {
    if self == .tooManyValues { return .full(.valuesOfRecording) }
    // A problem without a remedy is one of the line.
    return remedy != nil
      ? self
      : Self(
        "is complete up to a line that is refused: \(summary)", "record the rest in another file")
  }

  static let timeGoesBack = Self("time goes back")
  static let gapTooLong = Self("more than 24 hours pass")

  static func newer(version: Int64) -> Self {
    Self(
      "has version \(version) of the format, this program reads up to \(Recording.formatVersion)",
      "get the newer dragplay")
  }

  static func lineTooLong(bytes: Int) -> Self {
    Self("the line has \(bytes) bytes, more than the limit of \(Limits.lineBytes)")
  }

  static func zeros(count: Int, after size: Int) -> Self {
    Self(
      "ends in \(count) zero bytes, as after a loss of power",
      "keep its first \(size) bytes (truncate -s \(size))")
  }

  static func invalid(_ field: String) -> Self { Self("\"\(field)\" is invalid or out of range") }

  static func invalidEvent(_ name: String) -> Self {
    Self("invalid event \(TextProblem.quoted(name))")
  }

  static func unknownEvent(_ name: String) -> Self {
    Self("unknown event \(TextProblem.quoted(name)), known to a newer dragplay perhaps")
  }

  static let invalidCall = Self("invalid call in \"c\"")

  /// A recording whose states have another layout than those of this program.
  ///
  /// `app` is the program that recorded it, with its version.
  public static func otherStateLayout(app: String) -> Self {
    Self(
      "starts from a state of \(TextProblem.quoted(app)) that this program cannot read",
      "replay it with that version")
  }

  /// A recording of another program.
  ///
  /// `app` is the program that recorded it, with its version.
  public static func otherProgram(_ app: String) -> Self {
    Self("is a recording of \(TextProblem.quoted(app))", "replay it with that program")
  }

  /// A recording of a scene that the program does not have.
  public static func unknownScene(_ name: String) -> Self {
    Self(
      "was recorded in the scene \(TextProblem.quoted(name)), which this program does not have",
      "get the dragplay that has it")
  }

  /// A recording with a tuning parameter that the program does not have.
  ///
  /// `near` are the known names that are most like it.
  public static func unknownTuning(_ name: String, near: [String]) -> Self {
    Self(TextProblem.unknown("tuning value", name, near: near).words)
  }

  /// A file that cannot be created.
  ///
  /// `reason` is in words, such as those of the system.
  public static func notCreated(reason: some CustomStringConvertible) -> Self {
    Self("cannot be created: \(reason)", "choose another place")
  }

  package static func notWritten(reason: some CustomStringConvertible) -> Self {
    Self("cannot be written: \(reason)", "what was recorded until then can be played")
  }
}

extension String {
  static let valuesOfRecording = "\(Limits.recordingValues) events and values of calls"
  static let recordAgain = "the file is damaged, record it again"
}
