import Foundation
import Testing

/// The English of the project is the standard one of the field.
@Suite struct WordsTests {
  @Test(
    "comments, texts and the names of tests contain no idiom",
    arguments: ["Sources", "Tests", "Examples"])
  func sources(folder: String) throws {
    let own = ["Idioms.swift", "WordsTests.swift"]
    for file in try SourceFile.all(under: folder) where !own.contains(file.name) {
      report(file.prose, of: file.path)
      for (number, line) in file.documentation where begins(line, with: Idiom.bannedBeginning) {
        Issue.record("\(file.path):\(number): begin with \(Idiom.bannedBeginning.better)")
      }
    }
  }

  @Test("pages contain no idiom")
  func pages() throws {
    for path in try SourceFile.pages() {
      let text = try String(
        contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      report(lines.enumerated().map { ($0 + 1, String($1)) }, of: path)
    }
  }

  @Test("an idiom is found in a comment, a text and the name of a test, and not in code")
  func planted() throws {
    let file = SourceFile(
      path: "Sources/DragKit/A.swift",
      text: """
        /// What is in the air.
        let seam = anew // made anew
        let text = "It goes on."
        @Test("a seam holds")
        """)
    let found = file.prose.flatMap { prose in Idiom.banned.filter { finds($0, in: prose.text) } }
    #expect(found.map(\.better) == ["dragged, lifted", "again", "continues", "boundary"])
    #expect(
      file.documentation.filter { begins($0.text, with: .bannedBeginning) }.map(\.number) == [1])
  }

  private func report(_ lines: [(number: Int, text: String)], of path: String) {
    // One search shows that most files contain none.
    guard finds(Idiom.any, in: lines.map(\.text).joined(separator: "\n")) else { return }
    for (number, text) in lines {
      for idiom in Idiom.banned where finds(idiom, in: text) {
        Issue.record("\(path):\(number): \"\(text)\": write \(idiom.better)")
      }
    }
  }

  private func finds(_ idiom: Idiom, in text: String) -> Bool {
    text.range(of: idiom.pattern, options: [.regularExpression, .caseInsensitive]) != nil
  }

  private func begins(_ text: String, with idiom: Idiom) -> Bool {
    text.range(of: idiom.pattern, options: .regularExpression) != nil
  }
}

extension SourceFile {
  /// The comments and string literals, with their lines' numbers.
  ///
  /// The script language has the statement `let go`; it is no prose.
  fileprivate var prose: [(number: Int, text: String)] {
    lines.enumerated().compactMap { index, line in
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("//") { return (index + 1, String(trimmed.drop { $0 == "/" })) }
      let literals = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      let comment = line.range(of: " // ").map { String(line[$0.upperBound...]) }
      let text = (literals + [comment].compactMap(\.self)).joined(separator: " ")
      return text.isEmpty || trimmed == "\"let go\"" ? nil : (index + 1, text)
    }
  }

  /// The first lines of documentation comments.
  fileprivate var documentation: [(number: Int, text: String)] {
    let isDocumentation = lines.map { $0.drop { $0 == " " }.hasPrefix("///") }
    return lines.indices.filter { index in
      isDocumentation[index] && (index == 0 || !isDocumentation[index - 1])
    }.map { ($0 + 1, String(lines[$0].drop { $0 == " " || $0 == "/" })) }
  }

  /// The paths of the pages that people read.
  static func pages() throws -> [String] {
    let top = [
      "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile",
      "Sources/PlaygroundScenes/Localization/Texts/en.ftl",
    ]
    let nested = ["Sources", "Examples", "Assets", "Documentation"].flatMap { folder -> [String] in
      let start = root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String }
      let pages = (files ?? []).filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
      return pages.sorted().map { "\(folder)/\($0)" }
    }
    return top + nested
  }
}
