import Testing

/// The layers and the habits of this package, read from its sources.
@Suite struct LayeringTests {
  /// The targets that talk to the machine; all others are the core.
  private static let outer: Set = [
    "DragTesting", "DragSDL", "DragPainter", "dragplay", "dragplay-fuzz",
  ]

  @Test("every target imports only targets below it")
  func imports() throws {
    let files = try SourceFile.all(under: "Sources")
    #expect(files.count > 20, "the sources were not found")
    report(files.flatMap(ImportTable.findings))
  }

  @Test("the core has neither clock nor randomness nor environment")
  func purity() throws {
    let core = try SourceFile.all(under: "Sources").filter { !Self.outer.contains($0.target) }
    report(core.flatMap { file in BannedText.inCore.flatMap { $0.findings(in: file) } })
  }

  @Test("no source names a folder for temporary files")
  func temporaryFiles() throws {
    let files = try SourceFile.all(under: "Sources")
    report(files.flatMap { file in BannedText.inSources.flatMap { $0.findings(in: file) } })
  }

  @Test("nothing is left unchecked or unfinished")
  func leftovers() throws {
    let files = try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests")
    report(files.flatMap { file in BannedText.everywhere.flatMap { $0.findings(in: file) } })
  }

  @Test("no test is switched off or pushes events past the window system")
  func tests() throws {
    let files = try SourceFile.all(under: "Tests")
    report(files.flatMap { file in BannedText.inTests.flatMap { $0.findings(in: file) } })
  }

  @Test("no file is longer than 400 lines")
  func sizes() throws {
    let files = try SourceFile.all(under: "Sources") + SourceFile.all(under: "Tests")
    report(files.compactMap(tooLong))
  }

  @Test("the import table names the targets that have sources, and no others")
  func noStaleRows() throws {
    let targets = Set(try SourceFile.all(under: "Sources").map(\.target))
    #expect(Set(ImportTable.allowed.keys) == targets)
  }
}

/// A finding for a file that is longer than a reader's patience.
func tooLong(_ file: SourceFile) -> Finding? {
  // The last line's end makes one empty line more.
  let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
  return count > 400
    ? Finding(path: file.path, line: 401, message: "the file has \(count) lines") : nil
}

/// Fails once for each finding, with its place.
func report(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
  for finding in findings { Issue.record("\(finding)", sourceLocation: sourceLocation) }
}
