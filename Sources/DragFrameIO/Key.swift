/// A key, by its name: the character that it types, in lower case, or its label.
///
/// A name consists of up to 15 characters of `a`–`z` and `0`–`9`, such as `a`, `7`, `pageup` or `comma`.
public struct Key: Hashable, Sendable {
  /// The key's name.
  public let name: String

  /// Creates a key from its name; `nil` if that is empty, too long or has other characters.
  public init?(name: String) {
    let isName = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard !name.isEmpty, name.utf8.count <= 15, name.utf8.allSatisfy(isName) else { return nil }
    self.name = name
  }

  private init(known name: String) { self.name = name }

  /// The escape key, which cancels.
  public static let escape = Key(known: "escape")
  /// The space bar.
  public static let space = Key(known: "space")
  /// The return or enter key, which confirms.
  public static let enter = Key(known: "enter")
  /// The tab key, which moves the focus.
  public static let tab = Key(known: "tab")
  /// The arrow keys.
  public static let (left, right, up, down) = (
    Key(known: "left"), Key(known: "right"), Key(known: "up"), Key(known: "down")
  )
  /// The keys that scroll by a page.
  public static let (pageUp, pageDown) = (Key(known: "pageup"), Key(known: "pagedown"))
  /// The keys for the beginning and the end.
  public static let (home, end) = (Key(known: "home"), Key(known: "end"))
  /// The key that, with control, selects all.
  public static let a = Key(known: "a")
  /// The key that, with control, undoes.
  public static let z = Key(known: "z")
  /// The key that, with control, redoes.
  public static let y = Key(known: "y")

  /// The keys with a constant here.
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
