public import DragCoding

/// Which mouse or finger an event is about.
public struct PointerID: Hashable, Comparable, Sendable {
  /// Zero for the mouse, one and above for fingers; less for the keyboard.
  public let rawValue: Int

  /// Creates an identity from its number; a negative one counts as the mouse.
  public init(rawValue: Int) {
    self.rawValue = max(0, rawValue)
  }

  private init(known number: Int) {
    rawValue = number
  }

  /// What carries something that the keyboard has lifted: no event tells of it.
  public static let keyboard = PointerID(known: -1)

  /// The mouse.
  public static let mouse = PointerID(rawValue: 0)

  /// The finger with the given number, counted from one.
  public static func finger(_ number: Int) -> PointerID { PointerID(rawValue: max(1, number)) }

  /// What kind of pointer this is.
  public var kind: PointerKind {
    rawValue < 0 ? .keyboard : rawValue == 0 ? .mouse : .touch
  }

  public static func < (left: PointerID, right: PointerID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A mouse, a finger, or the keyboard in their place.
public enum PointerKind: String, Hashable, Sendable, CaseIterable {
  /// A mouse, or a pad that acts as one.
  case mouse
  /// A finger on a screen.
  case touch
  /// The keyboard.
  case keyboard
}

/// A button of the mouse.
///
/// A finger always uses ``primary``.
public enum PointerButton: Int, Hashable, Sendable, CaseIterable {
  /// The button that presses and drags, usually the left one.
  case primary = 0
  /// The button that asks for a menu, usually the right one.
  case secondary = 1
  /// The wheel, pressed.
  case middle = 2
}

extension PointerID: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(rawValue)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let number: Int = try reader.read()
    guard number >= Self.keyboard.rawValue else { throw reader.invalid("pointer") }
    self.init(known: number)
  }
}
