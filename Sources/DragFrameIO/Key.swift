/// A key, by its name: the letter or digit that it types, in lower case, or a word.
///
/// A name consists of 1 to 15 characters of `a`–`z` and `0`–`9`, such as `a`, `7` or `comma`.
public struct Key: Hashable, Sendable {
  /// The key's name.
  public let name: String

  /// Creates a key from its name; `nil` if the name is empty, too long or has other characters.
  public init?(name: String) {
    let isName = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard !name.isEmpty, name.utf8.count <= 15, name.utf8.allSatisfy(isName) else { return nil }
    self.name = name
  }

  private init(known name: String) { self.name = name }

  /// The escape key, which cancels a drag.
  public static let escape = Key(known: "escape")
  /// The space bar, which by default lifts the focused item, and drops the items in a drag by keyboard.
  public static let space = Key(known: "space")
  /// The return or enter key: as ``space``, but an item with a tap handler is tapped instead of lifted.
  public static let enter = Key(known: "enter")
  /// The tab key, which moves the focus forward, or with shift backward.
  public static let tab = Key(known: "tab")
  /// The arrow keys.
  public static let (left, right, up, down) = (
    Key(known: "left"), Key(known: "right"), Key(known: "up"), Key(known: "down")
  )
  /// The page up and page down keys.
  public static let (pageUp, pageDown) = (Key(known: "pageup"), Key(known: "pagedown"))
  /// The home and end keys.
  public static let (home, end) = (Key(known: "home"), Key(known: "end"))
  /// The key that apps use, with control, to select all items.
  public static let a = Key(known: "a")
  /// The key that apps use, with control, to undo.
  public static let z = Key(known: "z")
  /// The key that apps use, with control, to redo.
  public static let y = Key(known: "y")

  package static let withMeaning = [
    escape, space, enter, tab, left, right, up, down, pageUp, pageDown, home, end, a, z, y,
  ]
}

/// A set of modifier keys.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue & 15 }

  /// The shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// The control key.
  public static let control = Modifiers(rawValue: 2)
  /// The alt key, or option key.
  public static let alt = Modifiers(rawValue: 4)
  /// The super key, or command key, which often has a logo.
  public static let logo = Modifiers(rawValue: 8)
}
