import Foundation
import Testing

/// The pages that people read: what they link, name and show exists.
@Suite struct PageTests {
  @Test("every link of a page leads to a file or a heading that exists")
  func links() throws {
    let pages = try Page.all()
    let links = pages.flatMap { page in page.links.map { (page, $0) } }
    #expect(links.count > 100, "the links were not found")
    for (page, link) in links where !page.resolves(link) {
      Issue.record("\(page.path): there is no \(link.path)\(link.heading.map { "#" + $0 } ?? "")")
    }
  }

  @Test("every Swift file that a page names exists")
  func files() throws {
    let paths = ["Sources", "Tests", "Examples"].flatMap { SourceFile.paths(in: $0, ".swift") }
    for page in try Page.all() where page.name != "Rules" {
      for file in page.spans where file.hasSuffix(".swift") && !file.contains("*") {
        let exists = paths.contains { "/\($0)".hasSuffix("/" + file) }
        if !exists { Issue.record("\(page.path): there is no file \(file)") }
      }
    }
  }

  @Test("every command of a page is a target of the Makefile, or a program of the examples")
  func commands() throws {
    let makefile = try SourceFile.text(of: "Makefile")
    let package = try SourceFile.text(of: "Examples/Package.swift")
    let pages = try Page.all().filter { !$0.path.contains(".docc/") && $0.name != "CHANGELOG" }
    var count = 0
    for page in pages {
      for match in page.text.matches(of: /make ([a-z-]+)(?:`|  +#| ARGS)/) {
        count += 1
        #expect(makefile.contains("\n\(match.1):"), "make \(match.1)")
      }
      for match in page.text.matches(of: /swift run --package-path Examples ([A-Za-z]+)/) {
        count += 1
        #expect(package.contains("name: \"\(match.1)\""), "\(match.1)")
      }
    }
    #expect(count > 10, "the commands were not found")
  }

  /// The sources whose code a page shows.
  private static let shown = [
    ("README", ["Sources/Minimal", "Tests/ToDoTests"]), ("Playground", ["Sources/Minimal"]),
    ("GettingStarted", ["Sources/ToDo", "Tests/ToDoTests"]),
    ("ComingFromUIKit", ["Sources/Colours", "Sources/Lessons", "Tests/ComingFromTests"]),
    ("ComingFromSwiftUI", ["Sources/Colours", "Sources/Lessons", "Tests/ComingFromTests"]),
  ]

  @Test(
    "the Swift of a page is code of the examples, which are compiled and tested", arguments: shown)
  func code(of name: String, folders: [String]) throws {
    let manifest = "Sources/DragProgram/DragProgram.docc/Resources/package-1.swift"
    let sources =
      try folders.flatMap { try SourceFile.all(under: "Examples/\($0)") }
      + [SourceFile(path: manifest, text: try SourceFile.text(of: manifest))]
    // The short blocks of Getting Started are no part of its example.
    let least = name == "GettingStarted" ? 6 : 1
    let blocks = try Page.all().filter { $0.name == name }.flatMap(\.blocks)
      .filter { $0.language == "swift" && $0.lines.count >= least }
    #expect(!blocks.isEmpty, "the code was not found")
    for block in blocks where !sources.contains(where: block.occurs) {
      Issue.record("\(name).md: no example has \(block.lines.prefix(3))")
    }
  }

  @Test("each API that the code of the articles uses is on a page for readers who know it")
  func names() throws {
    let pages = try Page.all().filter { $0.name.hasPrefix("ComingFrom") }.map(\.text).joined()
    let names = try SourceFile.text(of: "Tests/Fixtures/documents/names-of-the-articles.txt")
    for name in names.split(whereSeparator: \.isWhitespace) {
      #expect(pages.contains("`\(name)") || pages.contains(".\(name)"), "\(name)")
    }
  }

  @Test(
    "every rule, law and row that a source or a test cites is defined once on the page of rules")
  func rules() throws {
    let page = try SourceFile.text(of: "Sources/DragKit/DragKit.docc/Rules.md")
    let codes = page.matches(of: /\n\| (R\d{1,2}|[TDLE]\d{2}|law \d{1,2}) \|/).map { String($0.1) }
    #expect(codes.count > 100 && Set(codes).count == codes.count)
    for file in try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests") {
      let unknown = file.citations.subtracting(codes)
      #expect(unknown.isEmpty, "\(file.path)")
    }
  }
}

extension SourceFile {
  /// The codes of rules that comments and texts cite.
  fileprivate var citations: Set<String> {
    let code = #/\b(?:(R\d{1,2}|[TDLE]\d{2})|[Ll]aws? (\d{1,2}))\b/#
    let texts = lines.filter { $0.contains("//") || $0.contains("\"") }.joined(separator: "\n")
    let codes = texts.matches(of: code).map { $0.1.map(String.init) ?? "law \($0.2 ?? "")" }
    // The white point of colours has such a name, too.
    return Set(codes).subtracting(["D65"])
  }
}

/// A block of code on a page.
struct CodeBlock {
  let language: String
  let lines: [String]

  /// Whether whole lines of a file are those of the block, all indented by the same number of spaces.
  func occurs(in file: SourceFile) -> Bool {
    guard let first = lines.first else { return false }
    return file.lines.indices.contains { start in
      let margin = file.lines[start].dropLast(first.count)
      return file.lines[start].hasSuffix(first) && margin.allSatisfy { $0 == " " }
        && lines.map { $0.isEmpty ? "" : margin + $0 }
          == Array(file.lines[start...].prefix(lines.count))
    }
  }
}

/// A page of Markdown.
struct Page {
  /// The path within the package.
  let path: String
  let text: String
  /// The lines outside of blocks of code.
  private var prose: [String] = []
  private(set) var blocks: [CodeBlock] = []

  typealias Link = (path: String, heading: String?)

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    var block: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if !line.hasPrefix("```") {
        if block == nil { prose.append(line) } else { block?.append(line) }
      } else if let lines = block {
        blocks.append(CodeBlock(language: lines[0], lines: Array(lines.dropFirst())))
        block = nil
      } else {
        block = [String(line.dropFirst(3))]
      }
    }
  }

  static func all() throws -> [Page] {
    let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    let nested = ["Sources", "Examples", "Assets", "Documentation"].flatMap {
      SourceFile.paths(in: $0, ".md")
    }
    return try (top + nested).map { Page(path: $0, text: try SourceFile.text(of: $0)) }
  }

  /// The name of the file, without its ending.
  var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  /// The links to files of the project.
  var links: [Link] {
    prose.flatMap { line in
      line.matches(of: #/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/#).compactMap { match in
        if match.1.hasPrefix("http") { return nil }
        return (String(match.1), match.2.map(String.init))
      }
    }
  }

  /// The words and expressions that are set as code.
  var spans: [String] {
    prose.flatMap { line in line.matches(of: #/`+([^`]+)`+/#).map { String($0.1) } }
  }

  /// The anchors of the headings, as GitHub makes them.
  var headings: [String] {
    prose.filter { $0.hasPrefix("#") }.map { line in
      let title = line.drop { $0 == "#" || $0 == " " }.lowercased()
      return String(
        title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .map { $0 == " " ? "-" : $0 })
    }
  }

  func resolves(_ link: Link) -> Bool {
    let url = SourceFile.root.appendingPathComponent(path)
    let target =
      link.path.isEmpty
      ? url : url.deletingLastPathComponent().appendingPathComponent(link.path).standardized
    guard let heading = link.heading else {
      return FileManager.default.fileExists(atPath: target.path)
    }
    let text = (try? String(contentsOf: target, encoding: .utf8)) ?? ""
    return Page(path: link.path, text: text).headings.contains(heading)
  }
}
