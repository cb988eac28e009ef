import DragCoding
import DragRecording

/// Why a capture cannot be read or used: what is wrong, where, and what to do, on one line.
public struct CaptureError: Error, Hashable, Sendable, CustomStringConvertible {
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

  /// What can be wrong with a capture.
  public enum Problem: Error, Hashable, Sendable {
    /// The file cannot be opened or read, for the system's reason.
    case unreadable(reason: String)
    /// The file is larger than any capture.
    case tooLarge(bytes: Int)
    /// The file has more lines than a capture of some hours.
    case tooManyLines
    /// Neither `evemu-record` nor `libinput record` wrote the file.
    case foreign
    /// The file is of a later version of the program's format.
    case newer(program: String, version: Int)
    /// The line does not go on as it should.
    case expected(String, column: Int)
    /// There are no events in the file.
    case noEvents
    /// Nothing in the file acts as a screen, a mouse or a keyboard.
    case noUsableDevice
    /// There is no such device among those that there are, or there are several.
    case noSuchDevice(String, among: [String])
    /// The file does not tell from where to where an axis reaches.
    case noRange(axis: String, device: String)
    /// An axis reaches from somewhere to the same place, or backwards.
    case emptyRange(axis: String, minimum: Int, maximum: Int)
    /// An event is more than a day earlier than what came before it.
    case timeGoesBack
    /// More than a day passes between two events.
    case gapTooLong
  }
}

extension CaptureError {
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem.words)"
  }
}

extension CaptureError.Problem {
  /// What is wrong and what to do.
  fileprivate var words: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason); check the name and the permissions"
    case .tooLarge(let bytes): "\(bytes) bytes are too many for a capture; check the name"
    case .tooManyLines:
      "has more than \(Limits.captureLines) lines; cut the capture in two"
    case .foreign:
      "is no capture: neither evemu-record nor libinput record writes such a file; check the name"
    case .newer(let program, let version):
      "is of version \(version) of the format of \(program), which this program does not read; "
        + "get the newer dragplay"
    case .expected(let what, let column):
      "expected \(what) at column \(column); mend the line, or capture it again"
    case .noEvents: "holds no events; capture it again, and touch the device meanwhile"
    case .noUsableDevice:
      "nothing in it was done with a screen, a mouse or a keyboard; capture another device"
    case .noSuchDevice(let name, let names):
      "has no one device \(TextProblem.quoted(name)); choose from \(names.listed)"
    default: measure
    }
  }

  /// What is wrong with the numbers.
  private var measure: String {
    switch self {
    case .noRange(let axis, let device):
      "does not tell the range of \(axis) of \(TextProblem.quoted(device)); put what "
        + "evemu-describe says of the device before its events"
    case .emptyRange(let axis, let minimum, let maximum):
      "\(axis) reaches from \(minimum) to \(maximum), which cannot be scaled to a window; "
        + "mend the line"
    case .timeGoesBack: "time goes back by more than 24 hours; cut the capture in two there"
    default: "more than 24 hours pass without an event; cut the capture in two there"
    }
  }
}

extension [String] {
  /// Names of devices with their numbers, as a sentence has them.
  fileprivate var listed: String {
    enumerated().map { "\($0.offset + 1) \(TextProblem.quoted($0.element))" }
      .joined(separator: ", ")
  }
}
