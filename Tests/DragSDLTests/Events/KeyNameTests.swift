import CSDL2
import DragEvents
import Testing

@testable import DragSDL

struct KeyNameTests {
  @Test(
    "a key has a name that a recording can hold",
    arguments: [
      ("A", "a"), ("Return", "enter"), ("Escape", "escape"), ("Left", "left"), ("F10", "f10"),
      ("Page Up", "pageup"), (",", "comma"), ("Space", "space"),
    ])
  func keyNames(sdlName: String, name: String) {
    #expect(Key(sdlName: sdlName)?.name == name)
  }

  @Test("a key without letters has no name")
  func namelessKey() {
    #expect(Key(sdlName: "") == nil)
    #expect(Key(sdlName: "ß") == nil)
  }

  @Test(
    "a key whose symbol is not ASCII is named by its place on the keyboard",
    arguments: [
      ("я", SDL_SCANCODE_Z, "z"), ("ю", SDL_SCANCODE_PERIOD, "period"),
      ("ζ", SDL_SCANCODE_Z, "z"), ("ש", SDL_SCANCODE_A, "a"), ("ئ", SDL_SCANCODE_Z, "z"),
      ("à", SDL_SCANCODE_0, "0"), ("ı", SDL_SCANCODE_I, "i"), ("\0", SDL_SCANCODE_V, "v"),
    ] as [(Unicode.Scalar, SDL_Scancode, String)])
  func placeOfKey(symbol: Unicode.Scalar, place: SDL_Scancode, name: String) {
    #expect(Key(SDL_Keysym(symbol, at: place))?.name == name)
  }

  @Test("a key whose symbol is ASCII is named by it, wherever it is on the keyboard")
  func symbolOfKey() {
    // The upper left letter of a French keyboard, and the full stop of a Russian one.
    #expect(Key(SDL_Keysym("a", at: SDL_SCANCODE_Q)) == .a)
    #expect(Key(SDL_Keysym(".", at: SDL_SCANCODE_SLASH))?.name == "period")
  }

  @Test("a key with neither a symbol nor a place has no name")
  func unknownKey() {
    #expect(Key(SDL_Keysym("\0", at: SDL_SCANCODE_UNKNOWN)) == nil)
    #expect(Key(SDL_Keysym("\0", at: SDL_SCANCODE_LCTRL)) == nil)
  }
}

extension SDL_Keysym {
  fileprivate init(_ symbol: Unicode.Scalar, at place: SDL_Scancode) {
    self.init(scancode: place, sym: SDL_Keycode(symbol.value), mod: 0, unused: 0)
  }
}
