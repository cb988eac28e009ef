import Support
import DragKit
import DragKitRecording
import Testing

/// The contents that several suites share; a content of one suite is declared in that suite's file.
///
/// | fixture | contents | shows |
/// |---|---|---|
/// | ``Shelf`` | a column of books beside a bin, a knob, a lamp and a grip | the handlers of items: drags, drops, menus, swipes, touches, taps |
/// | ``PlainView`` | one view of items in any layout | layouts, and gaps under a drag that the view itself handles |
/// | ``Crates`` | a list and a grid side by side, and a bin | drags of several items between views, by mouse and by keyboard |
/// | ``Drawers`` | a list with an open group, and a tray | every call of the delegates, and their invalid answers |
/// | ``Folders`` | notes, and folders that spring open | spring loading, and drops into rows |
/// | ``PlainOutline``, ``DelegatedOutline`` | a tree of items in one list | groups that are dragged, opened and folded |
/// | ``Kanban`` | three lists of cards without a delegate, and an inbox | moves between views that reorder their items |
/// | ``Songs`` | a list whose rows have accessories and swipe actions | rows: edit mode, handles, swipes |
/// | ``ContactSheet`` | a hundred frames in one line | selection bands, pinches, double taps |
/// | ``Table`` | a stone on a table, and a door to another page | items that touches hold |
/// | ``Inbox`` | a list of letters | drags from and to other programs |
///
/// ``NamedControls`` names items that are not in a model; ``NamedDragDelegate`` drags the pressed item alone.
struct FixtureTests {
  @Test("A fixture has no problems")
  func problems() {
    let rows = ListConfiguration(rowHeight: 40).layout
    let bounds = Rect(x: 0, y: 0, width: 200, height: 400)
    let fixtures: [any InteractiveContent] = [
      Shelf(), PlainView(count: 3, as: rows, in: bounds), Crates(), Drawers(), Folders(),
      PlainOutline.lessons, DelegatedOutline.lessons, Kanban(), Songs(), ContactSheet(), Table(),
      Inbox(),
    ]
    for fixture in fixtures { #expect(fixture.problems() == []) }
  }
}

/// A misspelt name makes a test fail, and at its own line.
struct DriverTests {
  private static func isIssue(_ issue: Issue, _ words: String, line: Int) -> Bool {
    issue.comments.first?.rawValue == words && issue.sourceLocation?.line == line
      && issue.sourceLocation?.fileName == "FixtureTests.swift"
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
