import Foundation
import Testing

/// The page that defines the codes by which sources and tests cite rules.
@Suite("The page of rules")
struct RulePageTests {
  private static let path = "Sources/DragKit/DragKit.docc/Rules.md"

  private func page() throws -> RulePage {
    let url = SourceFile.root.appendingPathComponent(Self.path)
    return RulePage(text: try String(contentsOf: url, encoding: .utf8))
  }

  @Test("defines every code that a source or a test cites")
  func cited() throws {
    let page = try page()
    let files = try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests")
    let citations = files.flatMap { RulePage.citations(in: $0) }
    #expect(!citations.isEmpty, "the citations were not found")
    report(citations.filter { !page.codes.contains($0.message) })
  }

  @Test("defines each rule, law and row once, in one sentence")
  func complete() throws {
    let page = try page()
    let counts = Dictionary(page.codes.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(!counts.isEmpty && counts.filter { $0.value > 1 }.isEmpty)
    for (code, sentence) in page.definitions {
      #expect(sentence.hasSuffix("."), "\(code)")
      #expect(!sentence.dropLast().contains(". "), "\(code): \(sentence)")
    }
  }

  @Test("says where each rule of feel comes from")
  func origins() throws {
    let rules = try page().lines.filter { $0.hasPrefix("| R") }
    #expect(!rules.isEmpty)
    for rule in rules {
      let origin = rule.split(separator: "|").last.map(String.init) ?? ""
      let isNamed = ["https://", "Apple", "androidx"].contains { origin.contains($0) }
      #expect(isNamed, "\(rule)")
    }
  }

  @Test("does not define a code that is in none of its tables")
  func unknown() {
    let page = RulePage(
      text: "| code | rule |\n|---|---|\n| R1 | A rule. | unknown |\n| law 3 | A law. |")
    #expect(page.codes == ["R1", "law 3"])
    let text = "// (R1), R\(30) and Law 3\n@Test(\"E\(31): laws 4\")\nlet D\(650) = xR2"
    let cited = RulePage.citations(in: SourceFile(path: "a", text: text))
    #expect(cited.map(\.message) == ["R1", "R\(30)", "law 3", "E\(31)", "law 4"])
    #expect(cited.filter { !page.codes.contains($0.message) }.map(\.line) == [1, 2, 2])
  }
}

/// A page with a table row for each code.
struct RulePage {
  let lines: [String]
  /// The codes with their sentences, in order.
  let definitions: [(code: String, sentence: String)]

  var codes: [String] { definitions.map(\.code) }

  init(text: String) {
    lines = text.split(separator: "\n").map(String.init)
    definitions = lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count > 1,
        cells[0].wholeMatch(of: #/R\d{1,2}|[TDLE]\d{2}|law \d{1,2}/#) != nil
      else { return nil }
      return (cells[0], cells[1])
    }
  }

  /// Whether a line has a digit right after a letter of a code, or after a word like "laws": most have
  /// none, and are not worth the time that an expression takes.
  private static func mayCite(_ line: String) -> Bool {
    var last: (UInt8, UInt8) = (0, 0)
    for byte in line.utf8 {
      let cites = letters.contains(last.1) || last.1 == space && wordEnds.contains(last.0)
      if digits.contains(byte), cites { return true }
      last = (last.1, byte)
    }
    return false
  }

  private static let (letters, wordEnds) = (Array("RTDLE".utf8), Array("ws".utf8))
  private static let (digits, space) = (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "))

  /// The codes that a file cites, each with its line.
  static func citations(in file: SourceFile) -> [Finding] {
    file.lines.enumerated().filter { mayCite($1) }.flatMap { index, line in
      line.matches(of: #/\b(?:(R\d{1,2}|[TDLE]\d{2})|[Ll]aws? (\d{1,2}))\b/#).compactMap { match in
        let code = match.1.map(String.init) ?? match.2.map { "law \($0)" } ?? ""
        // The white point of colours has such a name, too.
        return code == "D65" ? nil : Finding(path: file.path, line: index + 1, message: code)
      }
    }
  }
}
