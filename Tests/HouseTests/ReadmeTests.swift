import Foundation
import Testing

/// The pages with which a newcomer begins.
@Suite("The README, and the pages in Documentation")
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func names(in folder: String, ending: String) throws -> [String] {
    let path = SourceFile.root.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  private func pages() throws -> [String] {
    try ["README.md", "CONTRIBUTING.md"]
      + names(in: "Documentation", ending: ".md").map { "Documentation/\($0).md" }
  }

  @Test("name targets of the Makefile, and programs of the examples")
  func commands() throws {
    let makefile = try text("Makefile")
    let package = try text("Examples/Package.swift")
    var count = 0
    for page in try pages() {
      let page = try text(page)
      for match in page.matches(of: /make ([a-z-]+)(?:`|  +#| ARGS)/) {
        count += 1
        #expect(makefile.contains("\n\(match.1):"), "make \(match.1)")
      }
      for match in page.matches(of: /swift run --package-path Examples ([A-Za-z]+)/) {
        count += 1
        #expect(package.contains("name: \"\(match.1)\""), "\(match.1)")
      }
    }
    #expect(count > 0, "the commands were not found")
  }

  @Test("take two minutes: the README has at most 90 lines, and its Swift is compiled elsewhere")
  func length() throws {
    let readme = try text("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 90)
    let manifest = "Sources/DragSDL/DragSDL.docc/Resources/package-1.swift"
    let sources =
      try ["Sources/Minimal", "Tests/ToDoTests"].flatMap {
        try SourceFile.all(under: "Examples/\($0)")
      } + [SourceFile(path: manifest, text: try text(manifest))]
    let blocks = CodeBlock.all(in: readme).filter { $0.language == "swift" }
    #expect(!blocks.isEmpty)
    for block in blocks where !sources.contains(where: { block.isPart(of: $0) }) {
      Issue.record("README.md:\(block.number): no example or tutorial has this code")
    }
  }

  @Test("show the example Minimal as it is, which has at most forty lines")
  func minimal() throws {
    let program = try text("Examples/Sources/Minimal/main.swift")
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
    #expect(try text("Documentation/Playground.md").contains("```swift\n\(program)```"))
  }

  @Test("show every film, and those are small enough for a repository")
  func films() throws {
    let guide = try text("Documentation/Playground.md")
    let shown = guide.matches(of: /media\/([a-z-]+)\.gif/).map { String($0.1) }
    #expect(try names(in: "Documentation/media", ending: ".gif") == shown.sorted())
    let scripts = try names(in: "Scripts/media", ending: ".gesture")
    // The player is filmed in its window.
    #expect((scripts.filter { !$0.hasPrefix("demo-") } + ["player"]).sorted() == shown.sorted())
    let films = shown.map { "Documentation/media/\($0).gif" } + ["Assets/demo.gif"]
    let sizes = try films.map { path in
      try Data(contentsOf: SourceFile.root.appendingPathComponent(path)).count
    }
    #expect(sizes.allSatisfy { $0 > 10_000 })
    #expect(sizes.reduce(0, +) <= 6_800_000)
  }

  @Test("make every film from a script that expects what its gestures did, so that a miss is found")
  func expectations() throws {
    // Of these, the gestures are meant for another window, or for a page that plays by itself.
    let exceptions = ["how-it-works", "minimal", "player"]
    let scripts = try names(in: "Scripts/media", ending: ".gesture")
    for name in scripts where !exceptions.contains(name) {
      let lines = try text("Scripts/media/\(name).gesture").split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("expect ") }, "\(name)")
    }
  }
}

extension CodeBlock {
  /// Whether the lines are consecutive lines of a file, with the same indentation.
  fileprivate func isPart(of file: SourceFile) -> Bool {
    file.lines.indices.contains { Array(file.lines[$0...].prefix(lines.count)) == lines }
  }
}
