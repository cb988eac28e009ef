import DragCoding

extension RecordingError {
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem.words)"
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
      "starts from a state of \(RecordingError.quoted(app)) that this program cannot read; "
        + "replay it with that version"
    case .unknownScene(let name):
      "was recorded in the scene \(RecordingError.quoted(name)), which this program does not have; "
        + "get the dragplay that has it"
    case .fixedTuning:
      "has values of how dragging feels, and this content is always started with its own; leave them "
        + "out"
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
      "unknown event \(RecordingError.quoted(name)), known to a newer dragplay perhaps"
    case .wrongChecksum: "the state does not match its checksum"
    case .unreadableState(let error): "\(error)"
    case .wrongCount(let what, let stated, let found):
      "the end line tells of \(stated) \(what), but \(found) are there"
    case .afterEnd: "the file goes on after its end line"
    default: "it cannot be understood"
    }
  }
}

extension RecordingError {
  /// Words from a file, short and without anything that could break the line.
  package static func quoted(_ text: String) -> String {
    let kept = text.unicodeScalars.prefix(24).map { $0.value < 0x20 || $0.value == 0x7f ? "?" : $0 }
    return "'" + String(String.UnicodeScalarView(kept)) + "'"
  }
}
