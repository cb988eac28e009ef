internal import CSDL2
internal import DragFrameIO

extension Key {
  init?(_ symbol: SDL_Keysym) {
    let isModifier =
      (SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue)
      .contains(symbol.scancode.rawValue)
    guard !isModifier, let name = SDL_GetKeyName(symbol.sym) else { return nil }
    self.init(sdlName: String(cString: name))
  }

  init?(sdlName: String) {
    self.init(name: Self.otherNames[sdlName] ?? sdlName.lowercased().filter { $0 != " " })
  }

  private static let otherNames = [
    "Return": "enter", "Keypad Enter": "enter", "Keypad +": "plus", "Keypad -": "minus",
    "Application": "menu",
    ",": "comma", ".": "period", "/": "slash",
    "-": "minus", "=": "equals", "+": "plus", ";": "semicolon", "'": "quote", "[": "leftbracket",
    "]": "rightbracket", "\\": "backslash", "`": "backquote",
  ]
}

extension Key {
  /// Whether the key makes a character where text is edited.
  var makesCharacter: Bool {
    name.count == 1 || name == "space"
      || Self.otherNames.contains { $0.key.count == 1 && $0.value == name }
  }
}

extension Modifiers {
  init(_ state: SDL_Keymod) {
    let all = [
      (KMOD_SHIFT, Self.shift), (KMOD_CTRL, .control), (KMOD_ALT, .alt), (KMOD_GUI, .logo),
    ]
    self = Modifiers(all.filter { state.rawValue & $0.0.rawValue != 0 }.map(\.1))
  }
}
