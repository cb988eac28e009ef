import Foundation
import Testing

@Suite("The names of calls")
struct CallNameTests {
  private static let file = "Sources/DragEvents/Call+Names.swift"

  private let names: [String]

  init() throws {
    let code = try String(
      contentsOf: SourceFile.root.appendingPathComponent(Self.file), encoding: .utf8)
    let constants = code.matches(
      of: #/  public static let (\w+) = Call\.Name\(rawValue: "(\w+)"\)/#)
    try #require(constants.count == code.split(separator: "static let").count - 1)
    try #require(constants.allSatisfy { $0.1 == $0.2 })
    names = constants.map { String($0.1) }
  }

  @Test("are all on the page *Calls*, which has no other")
  func page() throws {
    let path = "Sources/DragEvents/DragEvents.docc/Calls.md"
    let page = try String(
      contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
    let rows = page.matches(of: #/\n\| `(\w+)` \|/#).map { String($0.1) }
    #expect(names.count > 50 && rows.sorted() == names.sorted())
  }

  @Test("are constants, and literals in no other file")
  func literals() throws {
    let files = try ["Sources", "Tests", "Examples"].flatMap(SourceFile.all)
    // The first two read the text of other programs' traces.
    let others = [
      "Tests/EndToEnd/Desktop/", "Tests/EndToEnd/CommandLine/", "Tests/HouseTests/", Self.file,
    ]
    for file in files where !others.contains(where: file.path.hasPrefix) {
      for name in literals(in: file) { Issue.record("\(file.path): \"\(name)\" is a constant") }
    }
  }

  @Test("are found where they are literals, but not in JSON, in scripts and in comments")
  func planted() {
    let file = SourceFile(
      path: "Sources/DragKit/A.swift",
      text: """
        report("dropUpdated", content)
        calls.filter { $0.name.rawValue == "dragBegan" } // "dragEnded"
        // "dragEnded"
        #"{"t":0,"call":"dragEnded"}"#
        script.expect(.calls(["performDrop", "dragEnded(red)"]))
        Parameter("springLoading", "order")
        """)
    #expect(literals(in: file) == ["dropUpdated", "dragBegan"])
  }

  /// The names that are literals in a file, of those that are no words of English.
  private func literals(in file: SourceFile) -> [String] {
    let names = Set(names.filter { $0.contains(where: \.isUppercase) })
    return file.code.flatMap { line -> [String] in
      guard line.text.contains("\""), !line.text.contains(".calls([") else { return [] }
      let parts = line.text.split(separator: "\"", omittingEmptySubsequences: false)
        .map(String.init)
      return zip(parts, parts.dropFirst()).compactMap { before, name in
        let isOther = before.hasSuffix(":") || before.hasSuffix("Parameter(")
        return names.contains(name) && !isOther ? name : nil
      }
    }
  }
}
