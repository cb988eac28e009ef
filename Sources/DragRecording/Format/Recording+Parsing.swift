import DragCoding
import DragGeometry

extension Recording {
  /// Reads a recording.
  ///
  /// A file without an end line, as a killed program leaves it, is read up to its last whole line.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: The file's name, for the words of an error.
  /// - Throws: A ``RecordingError`` that names the line.
  public init(parsing bytes: [UInt8], named name: String = "recording") throws(RecordingError) {
    var parser = RecordingParser(bytes)
    do {
      self = try parser.parse()
    } catch {
      throw RecordingError(file: name, line: error.isAboutFile ? nil : parser.line, error)
    }
  }
}

extension RecordingError.Problem {
  /// `true` where it makes no sense to name a line.
  fileprivate var isAboutFile: Bool {
    switch self {
    case .tooLarge, .empty, .foreign, .newer, .zeros: true
    default: false
    }
  }
}
