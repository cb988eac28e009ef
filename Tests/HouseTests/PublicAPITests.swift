import Foundation
import Testing

/// The public interface of each library is in a file, so that a change of it is seen in review.
@Suite struct PublicAPITests {
  @Test(
    "the public declarations of a library are those in its file; `make update WHAT=api` writes it",
    arguments: [
      "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragModel", "DragLayout",
      "DragKit",
      "DragKitInspection", "DragKitSnapshots",
      "DragPictures", "DragRecording", "RecordingTools", "DeviceCapture", "DragKitRecording",
      "DragTesting", "DragSDL", "DragPainter",
    ])
  func file(target: String) throws {
    let found = PublicDeclarations(try SourceFile.all(under: "Sources/\(target)")).lines
    let url = SourceFile.root.appendingPathComponent("Tests/Fixtures/api/\(target).txt")
    if ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"] == "api" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(found.map { $0 + "\n" }.joined().utf8).write(to: url)
    }
    let kept = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    for change in found.difference(from: kept) {
      switch change {
      case .insert(_, let line, _): Issue.record("new: \(line)")
      case .remove(_, let line, _): Issue.record("gone: \(line)")
      }
    }
  }

  @Test("DragKit has at most 320 public declarations, without those of a tuning")
  func count() throws {
    let files = try SourceFile.all(under: "Sources/DragKit")
    let others = files.filter { !$0.path.contains("/Tuning/") }
    #expect(PublicDeclarations(others).lines.count { $0.contains("public ") } <= 320)
  }

  @Test(
    "declarations are found with their types, cases and requirements, without bodies and values")
  func parsing() {
    let file = SourceFile(
      path: "Sources/DragKit/A.swift",
      text: """
        public struct Drag: Sendable {
          public internal(set) var item = 1
          let hidden = 2
          public func move(
            to point: Point, by step: Int = 1
          ) -> Bool {
            public_ish()
          }
        }
        public enum End { case dropped, cancelled(Int) }
        public enum Side {
          case left
          var hidden: Int { 0 }
        }
        public protocol Layout {
          associatedtype Geometry
          var axis: Axis { get }
        }
        extension Drag.Place {
          public static let zero = Place()
        }
        """)
    #expect(
      PublicDeclarations([file]).lines == [
        "Drag.Place: public static let zero",
        "Drag: public func move(to point: Point, by step: Int = 1) -> Bool",
        "Drag: public internal(set) var item",
        "Layout: associatedtype Geometry",
        "Layout: var axis: Axis",
        "Side: case left",
        "public enum End",
        "public enum Side",
        "public protocol Layout",
        "public struct Drag: Sendable",
      ])
  }
}
