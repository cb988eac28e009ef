public import DragCoding

/// Which mouse or finger an event is about.
public struct PointerID: Hashable, Comparable, Sendable {
  /// Zero for the mouse, one and above for fingers.
  public let rawValue: Int

  /// Creates an identity from its number; a negative one counts as the mouse.
  public init(rawValue: Int) {
    self.rawValue = max(0, rawValue)
  }

  /// The mouse.
  public static let mouse = PointerID(rawValue: 0)

  /// The finger with the given number, counted from one.
  public static func finger(_ number: Int) -> PointerID { PointerID(rawValue: max(1, number)) }

  /// What kind of pointer this is.
  public var kind: PointerKind { rawValue == 0 ? .mouse : .touch }

  public static func < (left: PointerID, right: PointerID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A mouse or a finger.
public enum PointerKind: String, Hashable, Sendable, CaseIterable {
  /// A mouse, or a pad that acts as one.
  case mouse
  /// A finger on a screen.
  case touch
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
  public func encode(to writer: inout CanonicalWriter) {
    rawValue.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    let number = try Int(from: &reader)
    guard number >= 0 else { throw reader.invalid("pointer") }
    self.init(rawValue: number)
  }
}
