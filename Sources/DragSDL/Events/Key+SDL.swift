internal import CSDL2
internal import DragEvents

extension Key {
  /// Names a key by its symbol on the keyboard's layout; if that has no name, as "я" has none, by the key's place on an
  /// American keyboard.
  ///
  /// So shortcuts work on Cyrillic, Greek and Arabic layouts, as they do in GTK and Qt.
  init?(_ symbol: SDL_Keysym) {
    let isModifier =
      (SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue)
      .contains(symbol.scancode.rawValue)
    guard !isModifier else { return nil }
    func key(_ name: UnsafePointer<CChar>?) -> Key? {
      name.flatMap { Key(sdlName: String(cString: $0)) }
    }
    guard let key = key(SDL_GetKeyName(symbol.sym)) ?? key(SDL_GetScancodeName(symbol.scancode))
    else { return nil }
    self = key
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
  /// Converts modifiers of SDL, which does not distinguish AltGr from the right Alt key.
  ///
  /// That key is no ``alt``, because AltGr types characters.
  init(_ state: SDL_Keymod) {
    let all = [
      (KMOD_SHIFT, Self.shift), (KMOD_CTRL, .control), (KMOD_LALT, .alt), (KMOD_GUI, .logo),
    ]
    self = Modifiers(all.filter { state.rawValue & $0.0.rawValue != 0 }.map(\.1))
  }
}
