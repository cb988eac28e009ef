import DeviceCapture
import DragRecording
import Foundation

/// The captures that tests read: synthetic movements, each in another dialect.
enum Captured {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/captures")

  /// The names of all of them.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .sorted()

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func capture(_ name: String) throws -> Capture {
    try Capture(parsing: try bytes(name), named: name)
  }

  /// The events of a capture in a window of that many pixels, one line each.
  static func words(_ name: String, in width: Int, _ height: Int) throws -> [String] {
    try capture(name).words(in: width, height)
  }
}

extension Capture {
  /// A capture of the lines of `evemu-record`.
  init(evemu lines: String) throws(FileError) {
    try self.init(parsing: Array(lines.utf8), named: "a.evemu")
  }

  /// The lines of frames, each with its time and its reports, as in `0.1 3.39=1 3.35=100`.
  static func lines(_ frames: String) -> String {
    frames.split(separator: "\n").map { frame in
      let words = frame.split(separator: " ")
      let end: Substring? = words.last?.hasPrefix("0.0=") == true ? nil : "0.0=0"
      let reports = words.dropFirst() + [end].compactMap(\.self)
      return reports.map { report in
        let parts = report.split { ".=".contains($0) }
        return "E: \(words[0]) \(parts[0]) \(parts[1]) \(parts[2])\n"
      }.joined()
    }.joined()
  }

  /// The events in a window of that many pixels, one line each.
  func words(in width: Int, _ height: Int) throws(FileError) -> [String] {
    let size = Size(width: Length(pixels: width), height: Length(pixels: height))
    return try events(in: size).map(\.words)
  }
}
