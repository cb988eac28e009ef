public import DragCoding
import DragRecording

extension Capture {
  /// Reads a capture from a file.
  ///
  /// - Throws: A ``FileError`` where the file cannot be read, or is no sound capture.
  public init(contentsOf path: String) throws(FileError) {
    try self.init(
      parsing: try Recording.bytes(of: path, largest: Limits.captureBytes), named: path)
  }

  /// Reads a capture.
  ///
  /// A last line that was not finished, as a killed program leaves it, is left out.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: The file's name, for the words of an error.
  /// - Throws: A ``FileError`` that names the line.
  public init(parsing bytes: [UInt8], named name: String = "capture") throws(FileError) {
    switch CaptureProgram(of: bytes) {
    case .evemu: try self.init(bytes, name, by: EvemuReader())
    case .libinput: try self.init(bytes, name, by: LibinputReader())
    case nil: throw FileError(file: name, .foreign)
    }
  }

  private init(
    _ bytes: [UInt8], _ name: String, by reader: some CaptureReader
  ) throws(FileError) {
    self.init(file: name, devices: [])
    var (reader, lines, number) = (reader, LineSplitter(bytes), 0)
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
}

/// What reads the captures of one program, line by line.
protocol CaptureReader {
  /// The devices so far.
  var devices: [Capture.Device] { get }

  /// Takes in a line.
  mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) throws(FileError.Problem)
}

/// The programs that write captures.
enum CaptureProgram {
  case evemu
  case libinput

  /// The program that wrote a file, by its first line that is more than a comment; nothing where
  /// that is neither's.
  init?(of bytes: [UInt8]) {
    var lines = LineSplitter(bytes)
    var told: CaptureProgram?
    while let line = lines.next() {
      let scanner = CaptureScanner(bytes[line.bytes].withoutMark)
      if scanner.rest.starts(with: "# EVEMU".utf8) { told = .evemu }
      if scanner.isAtEnd { continue }
      guard let program = Self.program(of: scanner.rest) ?? told else { return nil }
      self = program
      return
    }
    guard let told else { return nil }
    self = told
  }

  private static func program(of line: ArraySlice<UInt8>) -> CaptureProgram? {
    if line.count >= 2, EvemuReader.letters.contains(line[line.startIndex]),
      line[line.startIndex + 1] == UInt8(ascii: ":")
    {
      return .evemu
    }
    let keys = ["version:", "ndevices:", "libinput:", "system:", "devices:", "---"]
    return keys.contains { line.starts(with: $0.utf8) } ? .libinput : nil
  }
}

extension ArraySlice<UInt8> {
  /// The line without the mark that says that it is Unicode, which some editors put first.
  fileprivate var withoutMark: ArraySlice<UInt8> {
    starts(with: [0xef, 0xbb, 0xbf]) ? dropFirst(3) : self
  }
}
