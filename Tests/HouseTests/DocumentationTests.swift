import Foundation
import Testing

/// The pages from which people learn to record and to test with recordings.
@Suite("The documentation of recordings")
struct DocumentationTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(
    "names every public type on a page",
    arguments: zip(
      [["DragRecording"], ["RecordingTools", "WritingScripts"], ["DeviceCapture"]], [30, 20, 2]))
  func types(_ pages: [String], atLeast count: Int) throws {
    let target = pages[0]
    let pages = try pages.map { try text("Sources/\(target)/\(target).docc/\($0).md") }
    let sources = try SourceFile.all(under: "Sources/\(target)")
    let names = sources.flatMap { $0.code.compactMap { Self.publicType($0.text) } }
    #expect(names.count > count)
    for name in names where !pages.contains(where: { $0.contains("- ``\(name)``") }) {
      Issue.record("\(name) stands on no page")
    }
  }

  @Test("shows the example's code as it is, which is tested")
  func example() throws {
    let page = try text("Sources/RecordingTools/RecordingTools.docc/GettingStarted.md")
    let test = try text("Examples/Tests/ToDoTests/ToDoTests.swift")
    let list = try text("Examples/Sources/ToDo/ToDoList.swift")
    let coding = try #require(list.range(of: "extension ToDoList: CanonicalCodable"))
    #expect(page.contains("```swift\n\(test)```"))
    #expect(page.contains("```swift\n\(list[coding.lowerBound...])```"))
  }

  @Test("needs less than 30 lines to replay a recording and to assert a script")
  func length() throws {
    let test = try text("Examples/Tests/ToDoTests/ToDoTests.swift")
    #expect(test.split(separator: "\n", omittingEmptySubsequences: false).count <= 30)
  }

  /// The name of a type that is declared at the beginning of a line.
  private static func publicType(_ line: String) -> String? {
    let words = line.split { " :<{(".contains($0) }.map(String.init)
    let kinds: Set = ["struct", "enum", "class", "protocol", "actor"]
    guard words.first == "public", !line.hasPrefix(" "),
      let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1)
    else { return nil }
    return words[kind + 1]
  }
}
