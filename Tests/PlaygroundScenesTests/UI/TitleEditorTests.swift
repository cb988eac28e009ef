@testable import DragKit
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("A title that is edited")
struct TitleEditorTests {
  private static let box = Rect(x: 100, y: 50, width: 200, height: 24)
  private var editor = TitleEditor(item: ItemID(rawValue: 1), text: "red and blue", in: box)
  private static let line = TitleEditor.line(in: box)

  private mutating func type(_ keys: (Key, Modifiers)...) {
    for (key, modifiers) in keys { editor.press(key, modifiers) }
  }

  /// The text, with the selection in brackets, or a bar at the caret.
  private var shown: String {
    let (selection, text) = (editor.selection, Array(editor.text))
    let parts = [text[..<selection.lowerBound], text[selection], text[selection.upperBound...]]
      .map { String($0) }
    return selection.isEmpty ? parts[0] + "|" + parts[2] : "\(parts[0])[\(parts[1])]\(parts[2])"
  }

  private func x(_ place: Int) -> Length { editor.x(of: place, in: Self.box) }

  private mutating func pointer(
    _ phase: GesturePhase, at x: Length, count: Int = 1, _ modifiers: Modifiers = []
  ) {
    editor.select(
      TextSelectionEvent(
        item: editor.item, phase: phase, location: Point(x: x, y: 60), frame: Self.box,
        pressCount: count, modifiers: modifiers), in: Self.box)
  }

  @Test("is selected as a whole at first, and typing replaces it")
  mutating func replaces() {
    #expect(shown == "[red and blue]")
    editor.insert("sky")
    #expect(shown == "sky|")
  }

  @Test("composed text replaces the selection and the text composed before, until it is entered")
  mutating func composes() throws {
    editor.compose("k")
    editor.compose("か")
    #expect(shown == "か|")
    #expect(editor.composed == "か")
    editor.insert("蚊")
    #expect(shown == "蚊|")
    #expect(editor.composed.isEmpty)
    editor.compose("´")
    editor.compose("")
    #expect(shown == "蚊|")
  }

  @Test("an accent that is composed joins a letter, and leaves it again")
  mutating func composesAccent() {
    editor.insert("cafe")
    editor.compose("\u{301}")
    #expect(shown == "cafe\u{301}|")
    editor.compose("")
    #expect(shown == "cafe|")
  }

  @Test("a key or a press elsewhere in the text gives the composed text up")
  mutating func givesUp() {
    editor.insert("ab")
    editor.press(.left, [])
    editor.compose("x")
    #expect(shown == "ax|b")
    editor.press(.left, [])
    #expect(shown == "|ab")
    editor.compose("x")
    pointer(.began, at: x(3))
    #expect(shown == "ab|")
  }

  @Test("is stored with its composed text, and as before without")
  mutating func isStored() throws {
    func stored(_ editor: TitleEditor) throws -> TitleEditor {
      var writer = CanonicalWriter()
      editor.encode(into: &writer)
      var reader = CanonicalReader(writer.bytes)
      return try TitleEditor(decoding: &reader)
    }
    editor.compose("か")
    #expect(try stored(editor) == editor)
    editor.insert("蚊")
    #expect(try stored(editor) == editor)
  }

  @Test("arrows move by letters, and select them with Shift")
  mutating func arrows() {
    type((.left, []))
    #expect(shown == "|red and blue")
    type((.right, .shift), (.right, .shift))
    #expect(shown == "[re]d and blue")
    type((.left, .shift))
    #expect(shown == "[r]ed and blue")
    type((.right, []))
    #expect(shown == "r|ed and blue")
    type((.end, .shift))
    #expect(shown == "r[ed and blue]")
    type((.home, .shift))
    #expect(shown == "[r]ed and blue")
    type((.a, .control), ("delete", []))
    #expect(shown == "|")
  }

  @Test("with Control, arrows and deletions go by words")
  mutating func words() {
    type((.home, []), (.right, .control))
    #expect(shown == "red| and blue")
    type((.right, [.control, .shift]))
    #expect(shown == "red[ and] blue")
    type(("backspace", []), (.end, []), ("backspace", .control))
    #expect(shown == "red |")
  }

  @Test("a press places the caret, and a motion selects from there")
  mutating func drag() {
    pointer(.began, at: x(3) + 1)
    #expect(shown == "red| and blue")
    pointer(.changed, at: x(7) - 1)
    #expect(shown == "red[ and] blue")
    pointer(.changed, at: 0)
    #expect(shown == "[red] and blue")
    pointer(.began, at: x(7), .shift)
    #expect(shown == "red[ and] blue")
  }

  @Test("a double click selects a word, its motion by words, and a third click all")
  mutating func doubleClick() throws {
    pointer(.began, at: x(5))
    pointer(.began, at: x(5), count: 2)
    #expect(try TitleEditor(canonicalBytes: editor.canonicalBytes) == editor)
    #expect(shown == "red [and] blue")
    pointer(.changed, at: x(9))
    #expect(shown == "red [and blue]")
    pointer(.changed, at: x(1))
    #expect(shown == "[red and] blue")
    pointer(.began, at: x(5), count: 3)
    #expect(shown == "[red and blue]")
  }

  @Test("typing ends a selection by words")
  mutating func typing() throws {
    pointer(.began, at: x(9), count: 2)
    editor.insert("x")
    pointer(.changed, at: x(3))
    #expect(shown == "red[ and x]")
    #expect(try TitleEditor(canonicalBytes: editor.canonicalBytes) == editor)
  }

  @Test("a long text scrolls to its caret")
  mutating func scrolls() {
    for _ in 1...5 { editor.insert("a long title ") }
    #expect(editor.offset > 0)
    #expect(x(editor.caret) <= Self.line.maxX)
    let offset = editor.offset
    pointer(.began, at: Self.line.minX + 20)
    #expect(editor.offset == offset)
    type((.home, []))
    #expect(editor.offset == 0)
  }
}
