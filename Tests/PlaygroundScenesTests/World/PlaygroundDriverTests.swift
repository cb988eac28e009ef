@testable import DragKit
import PlaygroundScenes
import Support
import Testing

/// A misspelt name makes a test fail, and at its own line.
@Suite("The driver of the playground")
struct PlaygroundDriverTests {
  private static func isIssue(_ issue: Issue, _ words: String, line: Int) -> Bool {
    issue.comments.map(\.rawValue) == [words] && issue.sourceLocation?.line == line
      && issue.sourceLocation?.fileName == "PlaygroundDriverTests.swift"
  }

  private static let verbs: [@Sendable (inout PlaygroundDriver, SourceLocation) -> Void] = [
    { $0.press(on: "redd", sourceLocation: $1) }, { $0.drag(to: "redd", sourceLocation: $1) },
    { $0.tap("redd", sourceLocation: $1) }, { _ = $0.place(of: "redd", sourceLocation: $1) },
    { _ = $0.seen("redd", sourceLocation: $1) }, { _ = $0.item("redd", sourceLocation: $1) },
    { _ = $0.shows("redd", sourceLocation: $1) },
    { _ = $0.names(in: "colors", sourceLocation: $1) },
  ]

  private static let words =
    Array(repeating: "There is no visible redd.", count: 5)
    + ["There is no item redd.", "There is no item redd.", "There is no container colors."]

  @Test("records an issue for a misspelt name", arguments: verbs.indices)
  func misspelt(verb: Int) {
    var table = PlaygroundDriver()
    let (line, here) = (#line, #_sourceLocation)
    withKnownIssue {
      Self.verbs[verb](&table, here)
    } matching: {
      Self.isIssue($0, Self.words[verb], line: line)
    }
  }

  @Test("reports an issue at the caller's line")
  func caller() {
    var table = PlaygroundDriver()
    let line = #line + 2
    withKnownIssue {
      table.tap("redd")
    } matching: {
      Self.isIssue($0, "There is no visible redd.", line: line)
    }
  }

  @Test("reports whether an item is visible")
  func shows() {
    let table = PlaygroundDriver()
    #expect(table.shows("red"))
    #expect(!table.shows("menu-copy"))
  }
}
