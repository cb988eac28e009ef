import DragEvents

/// The keys of a keyboard by the kernel's codes, with their names on an American keyboard.
///
/// The kernel reports the position of a key, not its label.
enum KeyTable {
  static func knows(_ code: UInt16) -> Bool { names[code] != nil || modifiers[code] != nil }

  static func key(_ code: UInt16) -> Key? { names[code].flatMap { Key(name: $0) } }

  static let modifiers: [UInt16: Modifiers] = [
    42: .shift, 54: .shift, 29: .control, 97: .control, 56: .alt, 100: .alt, 125: .logo, 126: .logo,
  ]

  private static let names: [UInt16: String] = {
    var names: [UInt16: String] = [:]
    for (first, row) in rows {
      for (offset, name) in row.split(separator: " ").enumerated() {
        names[first + UInt16(offset)] = String(name)
      }
    }
    return names
  }()

  private static let rows: [(UInt16, String)] = [
    (1, "escape 1 2 3 4 5 6 7 8 9 0 minus equals backspace tab"),
    (16, "q w e r t y u i o p leftbracket rightbracket enter"),
    (30, "a s d f g h j k l semicolon quote backquote"),
    (43, "backslash z x c v b n m comma period slash"),
    (57, "space capslock f1 f2 f3 f4 f5 f6 f7 f8 f9 f10"),
    (87, "f11 f12"), (96, "enter"),
    (102, "home up pageup left right end down pagedown insert delete"),
  ]
}
