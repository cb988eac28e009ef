import Foundation
import Testing

/// The layers of this package: who imports whom, and what the core must not do.
@Suite struct LayeringTests {
  @Test("every target imports only modules that the table allows, and has a row in it")
  func imports() throws {
    let files = try SourceFile.all(under: "Sources")
    report(files.flatMap(ImportTable.findings))
    #expect(Set(files.map(\.target)) == Set(ImportTable.allowed.keys))
  }

  @Test("the core has neither clock nor randomness, nor environment nor files")
  func purity() throws {
    let core = try SourceFile.all(under: "Sources").filter {
      !ImportTable.outer.contains($0.target)
    }
    #expect(core.count > 20, "the sources were not found")
    report(core.flatMap { file in BannedText.inCore.flatMap { $0.findings(in: file) } })
  }

  @Test("nothing is left unchecked, unfinished or switched off")
  func leftovers() throws {
    let tests = try SourceFile.all(under: "Tests")
    let all = try SourceFile.all(under: "Sources") + tests
    report(all.flatMap { file in BannedText.everywhere.flatMap { $0.findings(in: file) } })
    report(tests.flatMap { file in BannedText.inTests.flatMap { $0.findings(in: file) } })
  }

  @Test("DragKit names no layout")
  func layouts() throws {
    let layouts = try SourceFile.all(under: "Sources/DragLayout/Layouts")
    let names = layouts.flatMap(\.declaredTypes).filter { $0.hasSuffix("Layout") }
    #expect(names.count > 3, "the layouts were not found")
    for file in try SourceFile.all(under: "Sources/DragKit") {
      #expect(file.typeNames.isDisjoint(with: names), "\(file.path)")
    }
  }

  @Test("an import that the table does not allow is found, but not in a comment")
  func plantedImport() {
    let text = "public import DragCoding\n// import Glibc\nimport struct Foundation.Date"
    let found = ImportTable.findings(in: SourceFile(path: "Sources/DragKit/A.swift", text: text))
    #expect(found == ["Sources/DragKit/A.swift:3: DragKit imports Foundation"])
  }

  @Test("a banned text is found in code, but not in comments and inside of longer names")
  func plantedText() {
    let all = BannedText.inCore + BannedText.everywhere + BannedText.inTests
    func found(_ text: String) -> [String] {
      all.flatMap { $0.findings(in: SourceFile(path: "a", text: text)) }
    }
    for text in all.flatMap(\.texts) {
      let places = found("// \(text)\nlet a = x \(text)")
      #expect(places.count == 1 && places[0].hasPrefix("a:2: `\(text)`: "), "\(text)")
    }
    #expect(found("try upDate(touch)\nmyThread = 1") == [])
  }
}

/// Fails once for each place that breaks a rule.
private func report(_ places: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  for place in places { Issue.record("\(place)", sourceLocation: sourceLocation) }
}

/// The modules that each target may import: the package's layers.
enum ImportTable {
  /// A target a line, the modules after the colon; a line that begins with a blank continues the one above.
  private static let text = """
    DragCoding: Algorithms Dispatch Glibc Synchronization
    DragGeometry: DragCoding
    DragEvents: Algorithms DragCoding DragGeometry
    DragDrawing: Algorithms DragGeometry
    DragModel: Algorithms DragCoding
    DragLayout: Algorithms DragCoding DragGeometry DragModel
    DragKit: Algorithms DragCoding DragGeometry DragEvents DragModel DragLayout
    DragPictures: DragCoding CPNG
    DragRecording: DragCoding DragGeometry DragEvents Glibc
    DragKitInspection: DragEvents DragGeometry DragKit DragModel
    DragKitSnapshots: DragCoding DragModel DragKit OrderedCollections
    RecordingTools: DragCoding DragGeometry DragEvents DragPictures DragRecording Dispatch Glibc Synchronization
    DeviceCapture: DragCoding DragGeometry DragEvents DragRecording
    DragKitRecording: Algorithms DragCoding DragGeometry DragEvents DragModel DragLayout DragKit DragRecording
      RecordingTools
    DragTesting: DragKitRecording DragRecording RecordingTools Glibc Testing
    PlaygroundUI: Algorithms DragCoding DragGeometry DragEvents DragDrawing DragKit
    PlaygroundScenes: Algorithms DragCoding DragGeometry DragEvents DragDrawing DragModel DragKit
      DragKitInspection DragRecording PlaygroundUI CTexts
    PlaygroundWorkbench: Algorithms DragCoding DragGeometry DragEvents DragDrawing DragModel DragKit
      DragKitInspection DragRecording DragKitRecording PlaygroundScenes PlaygroundUI RecordingTools
    PlaygroundFuzz: Algorithms DragCoding DragGeometry DragEvents DragDrawing DragModel DragKit
      DragKitInspection DragRecording DragKitRecording PlaygroundScenes PlaygroundUI PlaygroundWorkbench
      RecordingTools
    dragplay-fuzz: ArgumentParser DragCoding DragRecording Foundation PlaygroundFuzz PlaygroundScenes PlaygroundUI
      PlaygroundWorkbench RecordingTools
    DragSDL: DragCoding DragGeometry DragEvents DragDrawing DragKit CSDL2 CDesktop CWayland CDBus Dispatch Glibc
      Synchronization
    DragPainter: Algorithms DragCoding DragGeometry DragDrawing DragPictures CFonts CSDL2 CSDL2Painting CPictures
      CFontconfig CShaping Glibc Synchronization
    DragProgram: DragCoding DragGeometry DragEvents DragDrawing DragKit DragPictures DragRecording RecordingTools
      DragKitRecording DragSDL DragPainter CSDL2 CDesktop CWayland Dispatch Glibc Synchronization
    dragplay: DragCoding DragGeometry DragEvents DragDrawing DragModel DragKit DragPictures DragRecording
      DeviceCapture PlaygroundScenes PlaygroundUI PlaygroundWorkbench RecordingTools DragSDL DragPainter DragProgram
      ArgumentParser
      Dispatch FoundationEssentials Glibc Synchronization
    """

  static let allowed: [String: Set<String>] = {
    let rows = text.replacing("\n ", with: " ").split(separator: "\n").map { row in
      row.split { ": ".contains($0) }.map(String.init)
    }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Set($0.dropFirst())) })
  }()

  /// The targets that talk to the machine; all others are the core.
  static let outer: Set = [
    "DragTesting", "DragSDL", "DragPainter", "DragProgram", "dragplay", "dragplay-fuzz",
  ]

  /// The libraries, which have a public interface and a catalogue of pages.
  static let libraries = allowed.keys.filter {
    !$0.hasPrefix("Playground") && !$0.hasPrefix("dragplay")
  }.sorted()

  /// The imports of `file` that the table does not allow.
  static func findings(in file: SourceFile) -> [String] {
    file.imports.filter { allowed[file.target]?.contains($0.module) != true }.map {
      "\(file.path):\($0.number): \(file.target) imports \($0.module)"
    }
  }
}

/// Texts that code must not contain, and why.
struct BannedText {
  let texts: [String]
  let reason: String

  init(_ texts: String..., reason: String) { (self.texts, self.reason) = (texts, reason) }

  /// The lines with such a text; a name counts only where it begins: not `Date(` in `validate(`.
  func findings(in file: SourceFile) -> [String] {
    texts.filter(file.text.contains).flatMap { text in
      let start = text.first?.isLetter == true ? #"\b"# : ""
      let pattern = start + NSRegularExpression.escapedPattern(for: text)
      return file.code.filter { $0.text.range(of: pattern, options: .regularExpression) != nil }
        .map { "\(file.path):\($0.number): `\(text)`: \(reason)" }
    }
  }

  /// Functions that would make a result depend on something else than the events.
  static let inCore = [
    BannedText(
      "Date(", "ContinuousClock", "SuspendingClock", "clock_gettime", "Thread", "Task {",
      reason: "time is an input of the core"),
    BannedText(
      "SystemRandomNumberGenerator", ".random(in", ".randomElement(", ".shuffled(",
      reason: "random numbers come from a seed in the state"),
    BannedText(
      "getenv", "ProcessInfo", "FileManager", "fopen(",
      reason: "the core knows no environment and no files"),
    BannedText(".hashValue", reason: "differs from run to run: use StableHash"),
  ]

  /// Texts banned in sources and tests; in pieces here, because this file is searched as well.
  static let everywhere = [
    BannedText(
      "nonisolated" + "(unsafe)", "@unchecked" + " Sendable",
      reason: "the compiler checks concurrency, not we"),
    BannedText("TO" + "DO", "FIX" + "ME", reason: "finish it, or write it where work is planned"),
    BannedText("tmp" + "file(", reason: "fails if /tmp cannot be written to"),
  ]

  static let inTests = [
    BannedText("SDL_Push" + "Event", reason: "a test sends events through the display"),
    BannedText("XCT" + "Skip", ".disabled" + "(", reason: "a test that cannot run is a failure"),
  ]
}
