import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Testing

@Suite("A script expects")
struct ScriptFocusTests {
  private func compile(_ text: String) throws -> Recording {
    try Script(parsing: text).compile(on: Playground.stage())
  }

  private func reproduces(_ text: String) throws -> Bool {
    try compile(text).failure(on: Playground.stage(), file: "script") == nil
  }

  @Test("the selected items")
  func selected() throws {
    let text = """
      scene board
      with mouse
      expect selected nothing
      hold control
      tap item-2; tap item-5
      let go
      expect selected item-5 item-2
      """
    #expect(try reproduces(text))
    let errors = #expect(throws: ScriptErrors.self) {
      try compile(text + "\nexpect selected item-2")
    }
    #expect(
      errors.map { "\($0)".contains("expected selected item-2, found selected item-2 item-5") }
        == true)
  }

  @Test("the shape of the cursor")
  func cursor() throws {
    #expect(
      try reproduces(
        """
        scene board
        with mouse
        expect cursor arrow
        move to item-3 over 0.1s
        expect cursor hand
        press item-3
        move by 40,0 over 0.2s
        expect cursor grabbing
        """))
  }

  @Test("what has the focus, and what was announced last")
  func focused() throws {
    #expect(
      try reproduces(
        """
        scene colours
        expect focused nothing
        expect announced nothing
        key tab
        expect focused red
        expect announced "Red, 1 of 5. Arrows choose, Space lifts."
        """))
  }
}
