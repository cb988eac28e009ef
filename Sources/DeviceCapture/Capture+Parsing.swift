public import DragCoding
import DragRecording

extension Capture {
  /// Reads a capture from a file.
  ///
  /// - Throws: A `FileError` if the file cannot be read, or is not a valid capture.
  public init(contentsOf path: String) throws(FileError) {
    try self.init(
      parsing: try Recording.bytes(of: path, largest: Limits.captureBytes), named: path)
  }

  /// Reads a capture from the contents of a file.
  ///
  /// If the last line has no line break and is invalid, it is left out, and ``isTorn`` is `true`.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: The file's name, for errors.
  /// - Throws: A `FileError` if the format is that of none of the three programs, if any other line is
  ///   invalid, or if there are more than 8,388,608 lines.
  public init(parsing bytes: [UInt8], named name: String = "capture") throws(FileError) {
    self.init(file: name, devices: [])
    guard var reader = Self.reader(of: bytes) else { throw FileError(file: name, .foreign) }
    var (lines, number) = (LineSplitter(bytes), 0)
    while let line = lines.next() {
      number += 1
      guard number <= Limits.captureLines else { throw FileError(file: name, .tooManyLines) }
      do throws(FileError.Problem) {
        try reader.read(bytes[line.bytes].withoutMark, number)
      } catch {
        guard !line.isWhole else {
          throw FileError(file: name, line: number, error.remedied(by: .correctLine))
        }
        isTorn = true
      }
    }
    devices = reader.devices
  }

  private static func reader(of bytes: [UInt8]) -> (any CaptureReader)? {
    var lines = LineSplitter(bytes)
    var isEvemu = false
    while let line = lines.next() {
      let scanner = CaptureScanner(bytes[line.bytes].withoutMark)
      if scanner.rest.starts(with: "# EVEMU".utf8) { isEvemu = true }
      if scanner.isAtEnd { continue }
      if EvemuReader.canBegin(with: scanner.rest) { return EvemuReader() }
      if LibinputReader.canBegin(with: scanner.rest) { return LibinputReader() }
      if GeteventReader.canBegin(with: scanner.rest) { return GeteventReader() }
      break
    }
    return isEvemu ? EvemuReader() : nil
  }
}

protocol CaptureReader {
  var devices: [Capture.Device] { get }

  mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) throws(FileError.Problem)
}

extension ArraySlice<UInt8> {
  /// The line without a UTF-8 byte order mark at its beginning.
  fileprivate var withoutMark: ArraySlice<UInt8> {
    starts(with: [0xef, 0xbb, 0xbf]) ? dropFirst(3) : self
  }
}
