import DragKit
import Support
import Testing

/// A misspelt name makes a test fail, and at its own line.
struct DriverTests {
  private static func isIssue(_ issue: Issue, _ words: String, line: Int) -> Bool {
    issue.comments.first?.rawValue == words && issue.sourceLocation?.line == line
      && issue.sourceLocation?.fileName == "DriverTests.swift"
  }

  @Test("A driver records an issue for an unknown item")
  func items() {
    var table = ContentDriver(Drawers())
    let line = #line + 2
    withKnownIssue {
      table.drag(to: "bb", at: 10)
    } matching: {
      Self.isIssue($0, "There is no item bb.", line: line)
        || Self.isIssue($0, "There is no visible bb.", line: line)
    }
  }

  @Test("A driver finds a button by its name, and records an issue for an unknown one")
  func buttons() {
    var table = ShelfDriver()
    table.press(on: "lamp")
    table.release()
    #expect(table.takeReported() == ["tap"])
    let line = #line + 2
    withKnownIssue {
      table.press(on: "lmap", with: .finger(2))
    } matching: {
      Self.isIssue($0, "There is no visible lmap.", line: line)
    }
  }

  @Test(
    "A driver records an issue for a call that the page *Calls* does not describe",
    arguments: [
      Call(at: .zero, Call.Name(rawValue: "lifted")), Call(at: .zero, .tap),
      Call(at: .zero, .tap, ["item": 1]), Call(at: .zero, .tap, ["item": "a", "part": "b"]),
      Call(at: .zero, .dragBegan, ["pointer": "mouse", "item": "a"]),
    ])
  func calls(call: Call) {
    var table = ContentDriver(Drawers())
    withKnownIssue { table.take(Output(calls: [call])) }
  }
}
