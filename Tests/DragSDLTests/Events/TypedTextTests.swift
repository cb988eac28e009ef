import CSDL2
import DragEvents
import Testing

@testable import DragSDL

struct TypedTextTests {
  private var translator = makeTranslator()

  init() { translator.acceptsText = true }

  @Test("text is discarded unless it is accepted")
  mutating func unwantedText() {
    translator.acceptsText = false
    #expect(translator.outcome(of: .textEntered("a")) == .discarded(.unwantedText))
    translator.acceptsText = true
    #expect(translator.outcome(of: .textEntered("é")) == .passed(.textEntered("é")))
  }

  @Test("while text is accepted, a key that makes a character is reported by its text alone")
  mutating func typedKey() {
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
  mutating func editing() {
    #expect(
      translator.outcome(of: .keyPressed("backspace", isRepeat: true))
        == .passed(.keyPressed("backspace")))
    var events: [InputEvent] = []
    translator.translate(
      .keyPressed("z", isRepeat: false), at: .zero, modifiers: .control, into: &events)
    #expect(events.map(\.kind) == [.modifiersChanged(.control), .keyPressed("z")])
  }

  @Test(
    "a shortcut types nothing, although SDL reports its letter",
    arguments: [KMOD_LCTRL, KMOD_RCTRL, KMOD_LALT, KMOD_LGUI, KMOD_RGUI])
  func shortcut(held: SDL_Keymod) {
    #expect(
      typed("ф", by: "a", with: held) == [.modifiersChanged(Modifiers(held)), .keyPressed("a")])
  }

  @Test("Shift types, and so does AltGr, which SDL reports as the right Alt key")
  func symbols() {
    #expect(
      typed("Q", by: "q", with: KMOD_LSHIFT) == [.modifiersChanged(.shift), .textEntered("Q")])
    #expect(typed("@", by: "q", with: KMOD_RALT) == [.textEntered("@")])
    #expect(typed("@", by: "q", with: KMOD_MODE) == [.textEntered("@")])
  }

  /// The events of a key that is pressed with modifiers, and of the text that SDL reports for it.
  private func typed(_ text: String, by key: Key, with held: SDL_Keymod) -> [InputEvent.Kind] {
    var translator = translator
    var events: [InputEvent] = []
    translator.translate(
      .keyPressed(key, isRepeat: false), at: .zero, modifiers: Modifiers(held), into: &events)
    translator.translate(.textEntered(text), at: .zero, modifiers: nil, into: &events)
    return events.map(\.kind)
  }
}
