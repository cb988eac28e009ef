/// A key by its name: what it types in lower case, or what stands on it.
///
/// Names are of `a`–`z` and `0`–`9`, so that a recording can hold them as they are.
public struct Key: Hashable, Sendable {
  /// The name.
  public let name: String

  /// Creates a key from its name, or nothing where the name has other characters.
  public init?(name: String) {
    let isName = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard !name.isEmpty, name.utf8.count <= 15, name.utf8.allSatisfy(isName) else { return nil }
    self.name = name
  }

  private init(known name: String) {
    self.name = name
  }

  /// The key that calls things off.
  public static let escape = Key(known: "escape")
  /// The space bar.
  public static let space = Key(known: "space")
  /// The key that confirms.
  public static let enter = Key(known: "enter")
  /// The key that goes on to the next thing.
  public static let tab = Key(known: "tab")
  /// The keys that go to what is beside, above and below.
  public static let (left, right, up, down) = (
    Key(known: "left"), Key(known: "right"), Key(known: "up"), Key(known: "down")
  )
  /// The keys that go as far as is seen.
  public static let (pageUp, pageDown) = (Key(known: "pageup"), Key(known: "pagedown"))
  /// The keys that go to the beginning and to the end.
  public static let (home, end) = (Key(known: "home"), Key(known: "end"))
  /// The key that chooses everything with the control key held.
  public static let a = Key(known: "a")
  /// The key that undoes with the control key held.
  public static let z = Key(known: "z")
  /// The key that redoes with the control key held.
  public static let y = Key(known: "y")

  /// The keys that have a name here.
  package static let withMeaning = [
    escape, space, enter, tab, left, right, up, down, pageUp, pageDown, home, end, a, z, y,
  ]
}

/// The modifier keys that are held.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue & 15
  }

  /// The shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// The control key.
  public static let control = Modifiers(rawValue: 2)
  /// The alt or option key.
  public static let alt = Modifiers(rawValue: 4)
  /// The key with the logo.
  public static let logo = Modifiers(rawValue: 8)
}
