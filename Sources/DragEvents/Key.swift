public import DragCoding

/// A key of the keyboard, identified by its name.
///
/// A letter's or digit's name is that character, in lower case; other keys have a word as name. A
/// name consists of 1 to 15 characters of `a`–`z` and `0`–`9`, such as `a`, `7` or `comma`.
public struct Key: Hashable, Sendable {
  /// The key's name.
  public let name: String

  /// Creates a key from its name; `nil` if `name` is not 1 to 15 characters of `a`–`z` and `0`–`9`.
  public init?(name: String) {
    let isName = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard !name.isEmpty, name.utf8.count <= 15, name.utf8.allSatisfy(isName) else { return nil }
    self.name = name
  }

  /// The escape key, which cancels a drag.
  public static let escape: Key = "escape"
  /// The space bar, which lifts the focused item; in a drag by keyboard, it drops the items.
  ///
  /// An item that cannot be lifted is tapped instead. A focused part of a row is pressed instead.
  public static let space: Key = "space"
  /// The return or enter key, which taps the focused item; in a drag by keyboard, drops the items.
  ///
  /// An item without a tap handler is lifted instead. A focused part of a row is pressed instead.
  public static let enter: Key = "enter"
  /// The tab key, which moves the focus forward, or with shift backward.
  public static let tab: Key = "tab"
  /// The arrow keys.
  public static let (left, right, up, down): (Key, Key, Key, Key) = ("left", "right", "up", "down")
  /// The page up and page down keys.
  public static let (pageUp, pageDown): (Key, Key) = ("pageup", "pagedown")
  /// The home and end keys.
  public static let (home, end): (Key, Key) = ("home", "end")
  package static let (insert, delete): (Key, Key) = ("insert", "delete")
  /// Whether the repeats of the held key are reported while no text is edited, as of keys that move the
  /// focus or dragged items.
  package var repeats: Bool { [.left, .right, .up, .down, .pageUp, .pageDown].contains(self) }
  /// The A key, which apps use with control to select all items.
  public static let a: Key = "a"
  /// The Z key, which apps use with control to undo.
  public static let z: Key = "z"
  /// The Y key, which apps use with control to redo.
  public static let y: Key = "y"
}

extension Key: ExpressibleByStringLiteral {
  /// Creates a key from a literal.
  ///
  /// - Precondition: The literal is a valid name.
  public init(stringLiteral name: String) {
    guard let key = Key(name: name) else {
      preconditionFailure("'\(name)' is no key's name: 1 to 15 characters of a-z and 0-9")
    }
    self = key
  }
}

/// A set of modifier keys.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from its bits; other bits than those of the four keys are ignored.
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

extension Modifiers: CanonicalCodable {}
