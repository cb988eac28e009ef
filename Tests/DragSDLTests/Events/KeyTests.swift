import CSDL2
import DragEvents
import Testing

@testable import DragSDL

struct KeyNameTests {
  @Test(
    "a key has a name that a recording can hold, or none if it has no letters",
    arguments: [
      ("A", "a"), ("Return", "enter"), ("Escape", "escape"), ("Left", "left"), ("F10", "f10"),
      ("Page Up", "pageup"), (",", "comma"), ("Space", "space"), ("", nil), ("ß", nil),
    ])
  func keyNames(sdlName: String, name: String?) {
    #expect(Key(sdlName: sdlName)?.name == name)
  }

  @Test(
    "a key is named by its symbol if that is ASCII, and by its place on the keyboard if it is not",
    arguments: [
      ("я", SDL_SCANCODE_Z, "z"), ("ю", SDL_SCANCODE_PERIOD, "period"),
      ("ζ", SDL_SCANCODE_Z, "z"), ("ש", SDL_SCANCODE_A, "a"), ("ئ", SDL_SCANCODE_Z, "z"),
      ("à", SDL_SCANCODE_0, "0"), ("ı", SDL_SCANCODE_I, "i"), ("\0", SDL_SCANCODE_V, "v"),
      // The upper left letter of a French keyboard, and the full stop of a Russian one.
      ("a", SDL_SCANCODE_Q, "a"), (".", SDL_SCANCODE_SLASH, "period"),
      // Neither a symbol nor a place.
      ("\0", SDL_SCANCODE_UNKNOWN, nil), ("\0", SDL_SCANCODE_LCTRL, nil),
    ] as [(Unicode.Scalar, SDL_Scancode, String?)])
  func placeOfKey(symbol: Unicode.Scalar, place: SDL_Scancode, name: String?) {
    let key = SDL_Keysym(scancode: place, sym: SDL_Keycode(symbol.value), mod: 0, unused: 0)
    #expect(Key(key)?.name == name)
  }
}

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

  @Test("text that is composed is reported when it changes, and only while text is accepted")
  mutating func composition() {
    #expect(translator.outcome(of: .textComposed("")) == .discarded(.housekeeping))
    #expect(translator.outcome(of: .textComposed("´")) == .passed(.textComposed("´")))
    #expect(translator.outcome(of: .textComposed("´")) == .discarded(.housekeeping))
    #expect(translator.outcome(of: .textComposed("")) == .passed(.textComposed("")))
    _ = translator.outcome(of: .textComposed("に"))
    #expect(translator.outcome(of: .textEntered("日")) == .passed(.textEntered("日")))
    // SDL reports the end of the composition after the text, which has ended it.
    #expect(translator.outcome(of: .textComposed("")) == .discarded(.housekeeping))
    _ = translator.outcome(of: .textComposed("に"))
    // The frame of the text has moved.
    translator.acceptsText = true
    #expect(translator.outcome(of: .textComposed("")) == .passed(.textComposed("")))
    translator.acceptsText = false
    #expect(translator.outcome(of: .textComposed("に")) == .discarded(.unwantedText))
  }

  @Test("SDL's events of composed text contain it, also a long one")
  func composedEvents() throws {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: "´".utf8) }
    let window = DeviceSize(width: 1, height: 1)
    #expect(RawEvent(event, in: window) == .textComposed("´"))
    let text = String(repeating: "に", count: 40)
    var long = SDL_Event()
    long.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    long.editExt.text = SDL_strdup(text)
    #expect(RawEvent(long, in: window) == .textComposed(text))
    QueuedEvent.sdl(long).free()
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
