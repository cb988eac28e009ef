import DragRecording
import Testing

struct EventOperationTests {
  @Test("The clipboard has the same data and the same problem after encoding and decoding")
  func coding() throws {
    let kinds: [InputEvent.Kind] =
      [.clipboardRead(ClipboardContents([DragData("a/b", [255]), DragData("c/d", text: "é")]))]
      + ClipboardProblem.allCases.map { .clipboardRead(ClipboardContents([], problem: $0)) }
    for kind in kinds {
      let (operation, numbers, words) = try #require(EventOperation.encoding(of: kind))
      #expect(operation.eventKind(numbers: numbers, words: words) == kind)
    }
    #expect(EventOperation.paste.eventKind(numbers: [9], words: []) == nil)
    #expect(EventOperation.paste.eventKind(numbers: [0], words: ["a/b", "text"]) == nil)
  }
}
