import Foundation

/// A place that breaks a rule.
struct Finding: Hashable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

/// Which target may import which module: the package's layers.
enum ImportTable {
  /// The modules that each target may import.
  static let allowed: [String: Set<String>] = [
    "DragCoding": ["Algorithms", "Glibc"],
    "DragGeometry": ["DragCoding"],
    "DragEvents": ["Algorithms", "DragCoding", "DragGeometry"],
    "DragDrawing": ["Algorithms", "DragGeometry"],
    "DragModel": ["Algorithms", "DragCoding"],
    "DragLayout": ["Algorithms", "DragCoding", "DragGeometry", "DragModel"],
    "DragKit": [
      "Algorithms", "DragCoding", "DragGeometry", "DragEvents", "DragModel", "DragLayout",
    ],
    "DragPictures": ["DragCoding", "CPNG"],
    "DragRecording": ["DragCoding", "DragGeometry", "DragEvents", "Glibc"],
    "DragKitInspection": ["DragEvents", "DragGeometry", "DragKit", "DragModel"],
    "DragKitSnapshots": ["DragCoding", "DragModel", "DragKit", "OrderedCollections"],
    "RecordingTools": [
      "DragCoding", "DragGeometry", "DragEvents", "DragPictures", "DragRecording", "Dispatch",
      "Glibc", "Synchronization",
    ],
    "DeviceCapture": ["DragCoding", "DragGeometry", "DragEvents", "DragRecording"],
    "DragKitRecording": [
      "Algorithms", "DragCoding", "DragGeometry", "DragEvents", "DragModel", "DragLayout",
      "DragKit",
      "DragRecording", "RecordingTools",
    ],
    "DragTesting": ["DragKitRecording", "DragRecording", "RecordingTools", "Glibc", "Testing"],
    "PlaygroundUI": [
      "Algorithms", "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragKit",
    ],
    "PlaygroundScenes": [
      "Algorithms", "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragModel",
      "DragKit", "DragKitInspection", "DragRecording", "PlaygroundUI",
    ],
    "PlaygroundWorkbench": [
      "Algorithms", "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragModel",
      "DragKit", "DragKitInspection", "DragRecording", "DragKitRecording", "PlaygroundScenes",
      "PlaygroundUI", "RecordingTools",
    ],
    "PlaygroundFuzz": [
      "Algorithms", "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragModel",
      "DragKit", "DragKitInspection", "DragRecording", "DragKitRecording", "PlaygroundScenes",
      "PlaygroundUI", "PlaygroundWorkbench", "RecordingTools",
    ],
    "dragplay-fuzz": [
      "ArgumentParser", "DragCoding", "DragRecording", "Foundation", "PlaygroundFuzz",
      "PlaygroundScenes", "PlaygroundUI", "PlaygroundWorkbench", "RecordingTools",
    ],
    "DragSDL": [
      "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragModel", "DragKit",
      "DragRecording", "RecordingTools", "DragKitRecording", "CSDL2", "CDesktop", "CWayland",
      "CDBus", "Dispatch", "Glibc", "Synchronization",
    ],
    "DragPainter": [
      "Algorithms", "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragModel",
      "DragKit", "DragPictures", "DragRecording", "RecordingTools", "DragKitRecording", "DragSDL",
      "CFonts", "CSDL2", "CDesktop", "CSDL2Painting", "CWayland", "CTurboJPEG", "CPictures",
      "CFontconfig", "Dispatch", "Glibc", "Synchronization",
    ],
    "dragplay": [
      "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragModel", "DragKit",
      "DragPictures", "DragRecording", "DeviceCapture", "PlaygroundScenes", "PlaygroundUI",
      "PlaygroundWorkbench", "RecordingTools", "DragSDL", "DragPainter", "ArgumentParser",
      "Dispatch",
      "FoundationEssentials", "Glibc", "Synchronization",
    ],
  ]

  /// The imports of `file` that the table does not allow.
  static func findings(in file: SourceFile) -> [Finding] {
    guard let own = allowed[file.target] else {
      return [Finding(path: file.path, line: 1, message: "target is not in the import table")]
    }
    return file.imports.filter { !own.contains($0.module) }.map {
      Finding(path: file.path, line: $0.number, message: "\(file.target) imports \($0.module)")
    }
  }
}

/// A piece of text that must not stand in code.
struct BannedText {
  let text: String
  let reason: String

  /// The lines of `file` that hold the text.
  ///
  /// A banned name counts only where it begins: `Date(` is not found in `validate(`.
  func findings(in file: SourceFile) -> [Finding] {
    guard file.text.contains(text) else { return [] }
    return file.code.filter { holds($0.text) }.map {
      Finding(path: file.path, line: $0.number, message: "`\(text)`: \(reason)")
    }
  }

  private func holds(_ line: String) -> Bool {
    var rest = line[...]
    while let range = rest.range(of: text) {
      let before = line[..<range.lowerBound].last
      if !begins(with: text.first) || !isName(before) { return true }
      rest = line[range.upperBound...]
    }
    return false
  }

  private func begins(with first: Character?) -> Bool { isName(first) }

  private func isName(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}

extension BannedText {
  /// Functions that would make a result depend on something else than the events.
  static let inCore =
    ["Date(", "ContinuousClock", "SuspendingClock", "clock_gettime", "Thread", "Task {"]
    .map { BannedText(text: $0, reason: "time is an input of the core") }
    + ["SystemRandomNumberGenerator", ".random(in", ".randomElement(", ".shuffled("]
    .map { BannedText(text: $0, reason: "random numbers come from a seed in the state") }
    + ["getenv", "ProcessInfo", "FileManager", "fopen("]
    .map { BannedText(text: $0, reason: "the core knows no environment and no files") }
    + [BannedText(text: ".hashValue", reason: "differs from run to run: use StableHash")]

  /// Texts banned everywhere; in pieces here, since this file is searched as well.
  static let everywhere =
    ["nonisolated" + "(unsafe)", "@unchecked" + " Sendable"]
    .map { BannedText(text: $0, reason: "the compiler checks concurrency, not we") }
    + ["TO" + "DO", "FIX" + "ME"]
    .map { BannedText(text: $0, reason: "finish it, or write it where work is planned") }

  /// Texts banned in sources; in pieces here as well.
  static let inSources = [
    BannedText(
      text: "tmp" + "file(",
      reason: "fails where /tmp cannot be written to; write beside the output")
  ]

  /// Texts banned in tests.
  static let inTests = [
    BannedText(
      text: "SDL_Push" + "Event",
      reason: "a test sends events through the display or to the playground"),
    BannedText(text: "XCT" + "Skip", reason: "a test that cannot run is a failure"),
    BannedText(text: ".disabled" + "(", reason: "a test that cannot run is a failure"),
  ]
}
