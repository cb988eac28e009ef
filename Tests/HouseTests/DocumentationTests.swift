import Foundation
import Testing

/// The pages of the libraries.
@Suite("The documentation")
struct DocumentationTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func pages(of target: String) throws -> [String] {
    let folder = "Sources/\(target)/\(target).docc"
    let path = SourceFile.root.appendingPathComponent(folder).path
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return try names.filter { $0.hasSuffix(".md") }.map { try text("\(folder)/\($0)") }
  }

  @Test(
    "names every public type on a page of its library",
    arguments: [
      "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragModel", "DragLayout",
      "DragKit", "DragKitInspection", "DragKitSnapshots", "DragPictures", "DragRecording",
      "RecordingTools", "DeviceCapture", "DragKitRecording", "DragTesting", "DragSDL",
      "DragPainter",
    ])
  func types(of target: String) throws {
    let pages = try pages(of: target)
    let names = try SourceFile.all(under: "Sources/\(target)").flatMap { file in
      file.code.compactMap { Self.publicType($0.text) }
    }
    for name in names where !pages.contains(where: { $0.contains("- ``\(name)``") }) {
      Issue.record("\(name) is on no page of \(target)")
    }
  }

  @Test("has the public types that are declared at the beginning of a line")
  func planted() {
    #expect(Self.publicType("public struct Call: Hashable {") == "Call")
    #expect(Self.publicType("public indirect enum Value<Item> {") == "Value")
    #expect(Self.publicType("  public struct Inner {") == nil)
    #expect(Self.publicType("package struct Part {") == nil)
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
