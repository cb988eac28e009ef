import Testing

/// Every rule finds what it is there to find, in files that are made up here.
@Suite struct RulesTests {
  @Test(
    "an import that the table does not allow is found",
    arguments: [
      ("Sources/DragKit/A.swift", "internal import Foundation", "DragKit imports Foundation"),
      ("Sources/DragModel/A.swift", "public import DragGeometry", "DragModel imports DragGeometry"),
      ("Sources/PlaygroundScenes/A.swift", "import CSDL2", "PlaygroundScenes imports CSDL2"),
      ("Sources/DragSDL/A.swift", "@testable import DragPainter", "DragSDL imports DragPainter"),
      (
        "Sources/DragCoding/A.swift", "import struct Foundation.Date",
        "DragCoding imports Foundation"
      ),
      ("Sources/Elsewhere/A.swift", "", "target is not in the import table"),
    ])
  func importIsFound(path: String, line: String, message: String) {
    let file = SourceFile(path: path, text: line)
    #expect(
      ImportTable.findings(in: file) == [Finding(path: path, line: 1, message: message)])
  }

  @Test(
    "an import that the table allows is not found",
    arguments: [
      ("Sources/DragKit/A.swift", "public import DragCoding"),
      ("Sources/DragKit/A.swift", "// import Foundation"),
      ("Sources/dragplay/A.swift", "internal import ArgumentParser"),
    ])
  func importIsAllowed(path: String, line: String) {
    #expect(ImportTable.findings(in: SourceFile(path: path, text: line)).isEmpty)
  }

  @Test(
    "every banned text is found in code and not in comments",
    arguments: (BannedText.inCore + BannedText.everywhere + BannedText.inTests).map(\.text))
  func textIsFound(text: String) {
    let rules = BannedText.inCore + BannedText.everywhere + BannedText.inTests
    let file = SourceFile(path: "Sources/DragKit/A.swift", text: "// \(text)\nlet a = x \(text)")
    let found = rules.filter { !$0.findings(in: file).isEmpty }.map(\.text)
    #expect(found == [text])
    #expect(rules.flatMap { $0.findings(in: file) }.map(\.line) == [2])
  }

  @Test("a banned name is not found inside a longer one")
  func longerName() {
    let file = SourceFile(path: "Sources/DragKit/A.swift", text: "try upDate(touch)\nmyThread = 1")
    #expect(BannedText.inCore.flatMap { $0.findings(in: file) }.isEmpty)
  }

  @Test("a file of 401 lines is too long, one of 400 is not")
  func length() {
    let line = "let a = 1\n"
    let path = "Sources/DragKit/A.swift"
    #expect(tooLong(SourceFile(path: path, text: String(repeating: line, count: 400))) == nil)
    #expect(tooLong(SourceFile(path: path, text: String(repeating: line, count: 401))) != nil)
  }
}
