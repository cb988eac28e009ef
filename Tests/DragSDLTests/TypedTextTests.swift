import DragFrameIO
import Testing

@testable import DragSDL

@Suite("Typed text")
struct TypedTextTests {
  @Test("text is discarded unless it is accepted")
  func unwantedText() {
    var translator = makeTranslator()
    #expect(translator.outcome(of: .textEntered("a")) == .discarded(.unwantedText))
    translator.acceptsText = true
    #expect(translator.outcome(of: .textEntered("é")) == .passed(.textEntered("é")))
  }

  @Test("while text is accepted, a key that makes a character is reported by its text alone")
  func typedKey() {
    var translator = makeTranslator()
    translator.acceptsText = true
    for key: Key in ["a", "7", "space", "comma", "leftbracket"] {
      #expect(translator.outcome(of: .keyPressed(key, isRepeat: false)) == .discarded(.typedKey))
      #expect(translator.outcome(of: .keyReleased(key)) == .discarded(.typedKey))
    }
    for key: Key in ["enter", "escape", "backspace", "left", "f2"] {
      #expect(
        translator.outcome(of: .keyPressed(key, isRepeat: false)) == .passed(.keyPressed(key)))
    }
  }

  @Test("while text is accepted, keys that edit it repeat, and shortcuts are keys")
  func editing() {
    var translator = makeTranslator()
    translator.acceptsText = true
    #expect(
      translator.outcome(of: .keyPressed("backspace", isRepeat: true))
        == .passed(.keyPressed("backspace")))
    var events: [InputEvent] = []
    translator.translate(
      .keyPressed("z", isRepeat: false), at: .zero, modifiers: .control, into: &events)
    #expect(events.map(\.kind) == [.modifiersChanged(.control), .keyPressed("z")])
  }
}
