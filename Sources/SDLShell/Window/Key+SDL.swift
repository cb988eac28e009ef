internal import CSDL2
internal import DragFrameIO

extension Key {
  /// The key by what it types, or nothing for a modifier and for a key without a name.
  init?(_ symbol: SDL_Keysym) {
    let isModifier =
      (SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue)
      .contains(symbol.scancode.rawValue)
    guard !isModifier, let name = SDL_GetKeyName(symbol.sym) else { return nil }
    self.init(sdlName: String(cString: name))
  }

  /// The key by the name that SDL has for it, such as `Return` or `Page Up`.
  init?(sdlName: String) {
    if let name = Self.otherNames[sdlName] {
      self.init(name: name)
    } else {
      self.init(name: sdlName.lowercased().filter { $0 != " " })
    }
  }

  /// Keys whose name here is another one, or is no word.
  private static let otherNames = [
    "Return": "enter", "Keypad Enter": "enter", "Keypad +": "plus", "Keypad -": "minus",
    ",": "comma", ".": "period", "/": "slash",
    "-": "minus", "=": "equals", "+": "plus", ";": "semicolon", "'": "quote", "[": "leftbracket",
    "]": "rightbracket", "\\": "backslash", "`": "backquote",
  ]
}

extension Modifiers {
  /// The modifiers that SDL says are held.
  init(_ state: SDL_Keymod) {
    let held = Int(state.rawValue)
    var modifiers: Modifiers = []
    if held & Int(KMOD_SHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    if held & Int(KMOD_CTRL.rawValue) != 0 { modifiers.insert(.control) }
    if held & Int(KMOD_ALT.rawValue) != 0 { modifiers.insert(.alt) }
    if held & Int(KMOD_GUI.rawValue) != 0 { modifiers.insert(.logo) }
    self = modifiers
  }
}
