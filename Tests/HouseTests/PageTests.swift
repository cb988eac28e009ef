import Foundation
import Testing

/// The pages that people read: what they link and name exists.
@Suite("The pages")
struct PageTests {
  @Test("every link of a page leads to a file, a heading or an article that exists")
  func links() throws {
    let pages = try Page.all()
    let links = pages.flatMap { page in page.links.map { (page, $0) } }
    #expect(links.count > 100, "the links were not found")
    for (page, link) in links where !page.resolves(link) {
      Issue.record("\(page.path): there is no \(link.path)\(link.heading.map { "#" + $0 } ?? "")")
    }
    let articles = pages.flatMap { page in page.articles.map { (page, $0) } }
    #expect(!articles.isEmpty, "the links of the catalogues were not found")
    for (page, article) in articles where !page.hasNeighbour(named: article) {
      Issue.record("\(page.path): there is no article \(article)")
    }
  }

  @Test("every Swift file and every declaration that a page names exists")
  func names() throws {
    let files = try ["Sources", "Tests", "Examples"].flatMap { try SourceFile.all(under: $0) }
    let paths = ["Sources", "Tests", "Examples", "Assets"].flatMap(Page.paths)
    let words = Set(
      files.flatMap { file in file.code.flatMap { Page.words(in: $0.text) } }
        + paths.flatMap(Page.words))
    // These name the files and the declarations of other projects, too.
    let others = ["Rules", "ComingFromUIKit", "ComingFromSwiftUI", "CHANGELOG"]
    let pages = try Page.all().filter { !others.contains($0.name) }
    let spans = pages.flatMap { page in page.spans.map { (page, $0) } }
    #expect(spans.count > 500, "the names were not found")
    for (page, span) in spans {
      if span.hasSuffix(".swift") {
        let exists = paths.contains { $0.hasSuffix("/" + span) }
        if !exists { Issue.record("\(page.path): there is no file \(span)") }
      } else if Page.isDeclaration(span) {
        let missing = Page.words(in: span).filter { !words.contains($0) }
        if !missing.isEmpty { Issue.record("\(page.path): `\(span)` names no \(missing)") }
      }
    }
  }

  @Test("links, headings and names are found in the text of a page, but not in its code")
  func planted() {
    let page = Page(
      path: "Documentation/A.md",
      text: """
        # A Page, and `code`

        See [the map](../ARCHITECTURE.md#targets), [here](#a-page-and-code), <doc:Motion> and
        [elsewhere](https://example.com). `Turn.swift`, ``ItemMotion/step(_:)``, `make run`.

        ```swift
        let other = OtherName()
        ```
        """)
    #expect(page.headings == ["a-page-and-code"])
    #expect(page.links.map(\.path) == ["../ARCHITECTURE.md", ""])
    #expect(page.links.map(\.heading) == ["targets", "a-page-and-code"])
    #expect(page.articles == ["Motion"])
    #expect(page.spans.filter(Page.isDeclaration) == ["ItemMotion/step(_:)"])
    #expect(Page.words(in: "ItemMotion/step(_:)") == ["ItemMotion", "step", "_"])
  }
}

/// A page of Markdown.
struct Page {
  /// The path within the package.
  let path: String
  /// The lines outside of blocks of code.
  private let prose: [String]

  struct Link {
    let path: String
    let heading: String?
  }

  init(path: String, text: String) {
    self.path = path
    var isCode = false
    prose = text.split(separator: "\n").map(String.init).filter { line in
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
  }

  static func all() throws -> [Page] {
    try SourceFile.pages().filter { $0.hasSuffix(".md") }.map { path in
      let url = SourceFile.root.appendingPathComponent(path)
      return Page(path: path, text: try String(contentsOf: url, encoding: .utf8))
    }
  }

  /// The name of the file, without its ending.
  var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  /// The links to files of the project.
  var links: [Link] {
    prose.flatMap { line in
      line.matches(of: #/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/#).compactMap { match in
        if match.1.hasPrefix("http") { return nil }
        return Link(path: String(match.1), heading: match.2.map(String.init))
      }
    }
  }

  /// The linked articles of the same catalogue.
  var articles: [String] {
    prose.flatMap { line in line.matches(of: #/<doc:(\w+)>/#).map { String($0.1) } }
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
    guard FileManager.default.fileExists(atPath: target.path) else { return false }
    guard let heading = link.heading else { return true }
    guard let text = try? String(contentsOf: target, encoding: .utf8) else { return false }
    return Page(path: link.path, text: text).headings.contains(heading)
  }

  /// Whether the folder of the page has an article or a tutorial with a name.
  func hasNeighbour(named name: String) -> Bool {
    let folder = SourceFile.root.appendingPathComponent(path).deletingLastPathComponent()
    return [".md", ".tutorial"].contains { ending in
      ["", "Tutorials/"].contains { inner in
        let file = folder.appendingPathComponent(inner + name + ending)
        return FileManager.default.fileExists(atPath: file.path)
      }
    }
  }

  /// Whether code on a page names a declaration: a type of several words with or without a member, or a function
  /// with its labels.
  static func isDeclaration(_ span: String) -> Bool {
    let type = #/[A-Z][a-z]\w*[A-Z]\w*(?:[.\/]\w+)*(?:\([\w:]*\))?/#
    let function = #/\w+\((?:\w+:)+\)/#
    return span.wholeMatch(of: type) != nil || span.wholeMatch(of: function) != nil
  }

  /// The paths of all files in a folder of the package.
  static func paths(in folder: String) -> [String] {
    let start = SourceFile.root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String }
    return (paths ?? []).map { "/\(folder)/\($0)" }
  }

  static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
