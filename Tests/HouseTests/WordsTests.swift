import Foundation
import Testing

/// The English of the project is the standard one of the field.
@Suite struct WordsTests {
  /// Expressions that engineers do not use, as regular expressions, and what to write in their place.
  private static let idioms = [
    (#"c[ao]mes? to the same"#, "reproduces"), (#"c[ao]mes? to something else"#, "diverges"),
    (#"c[ao]mes? of (it|this|that)\b"#, "the result"), (#"in the air\b"#, "dragged, lifted"),
    (#"\bnothing (where|if|unless)\b"#, "`nil` if"), (#"\banew\b"#, "again"),
    (#"\b(whoever|nobody|somebody)\b"#, "the caller, the user, the delegate"),
    (#"\b(let|lets|letting) (\w+ )?go of\b|\b(is|are|was|been) let go\b"#, "releases, drops"),
    (#"\bseam\b"#, "boundary"),
    (#"\b(tells|told|telling) (of|about|it|them|the)\b"#, "reports, emits"),
    (#"\bgoes on\b"#, "continues"), (#"\bat rest\b"#, "settled; final layout"),
    (#"\b(is|are) to be seen\b"#, "is visible"),
  ]

  @Test("comments, titles of tests and pages contain no idiom")
  func all() throws {
    for file in try ["Sources", "Tests", "Examples"].flatMap({ try SourceFile.all(under: $0) })
    where !file.path.hasSuffix("WordsTests.swift") {
      report(file.lines.filter { $0.contains("// ") || $0.contains("@Test(\"") }, of: file.path)
      for (line, last) in zip(file.lines, [""] + file.lines)
      where line.contains(/^ *\/\/\/ (?:What|Of which|Where|Such as)\b/) && !last.contains("///") {
        Issue.record("\(file.path): \(line): begin with a noun, or a verb")
      }
    }
    for page in try Page.all() { report([page.text], of: page.path) }
    let texts = "Sources/CTexts/Texts/en.ftl"
    report([try SourceFile.text(of: texts)], of: texts)
  }

  private func report(_ lines: [String], of path: String) {
    let text = lines.joined(separator: "\n")
    func find(_ pattern: String) -> Substring? {
      text.range(of: pattern, options: [.regularExpression, .caseInsensitive]).map { text[$0] }
    }
    // One search shows that most files contain none.
    guard find(Self.idioms.map(\.0).joined(separator: "|")) != nil else { return }
    for (pattern, better) in Self.idioms {
      if let found = find(pattern) { Issue.record("\(path): \"\(found)\": write \(better)") }
    }
  }
}
