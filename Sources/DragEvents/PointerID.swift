public import DragCoding

/// The identity of a pointer: the mouse, a finger, the keyboard, or a drag from another program.
public struct PointerID: Hashable, Comparable, Sendable {
  /// The number: 0 for the mouse, 1… for fingers, -1 for the keyboard, -2 for another program.
  public let rawValue: Int

  /// Creates the identity of the mouse or a finger from its number.
  ///
  /// - Precondition: The number is not negative.
  public init(rawValue: Int) {
    precondition(rawValue >= 0, "\(rawValue) is the number neither of the mouse nor of a finger")
    self.init(known: rawValue)
  }

  private init(known number: Int) { rawValue = number }

  /// The keyboard, which drags items by keys; it is the pointer in calls, but not in events.
  public static let keyboard = PointerID(known: -1)

  /// The pointer of a drag that began in another program; only its location is known.
  ///
  /// It is the pointer neither in calls nor in events.
  public static let otherProgram = PointerID(known: -2)

  /// The mouse.
  public static let mouse = PointerID(rawValue: 0)

  /// Returns the identity of a finger by its number.
  ///
  /// A finger keeps its number while it is down; the next finger gets the lowest free number.
  ///
  /// - Precondition: The number is positive.
  public static func finger(_ number: Int) -> PointerID {
    precondition(number > 0, "fingers are numbered from 1, so \(number) is none")
    return PointerID(rawValue: number)
  }

  /// The kind of the pointer; ``otherProgram`` counts as a mouse.
  public var kind: PointerKind {
    self == .keyboard ? .keyboard : rawValue > 0 ? .touch : .mouse
  }

  /// The name in a sentence, such as `finger 1`.
  package var words: String { self == .mouse ? "the mouse" : "finger \(rawValue)" }

  public static func < (left: PointerID, right: PointerID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A kind of pointer.
public enum PointerKind: String, Hashable, Sendable, CaseIterable {
  /// A mouse, or a touchpad that moves the mouse pointer.
  case mouse
  /// A finger on a touch screen.
  case touch
  /// The keyboard, which lifts and moves items by keys.
  case keyboard
}

/// A button of the mouse.
///
/// Events of a finger have the primary button.
public enum PointerButton: Int, Hashable, Sendable, CaseIterable {
  /// The button that clicks and drags, usually the left one.
  case primary = 0
  /// The button for context menus, usually the right one.
  case secondary = 1
  /// The wheel, when it is pressed.
  case middle = 2
  /// The button at the thumb that goes back, as in a browser.
  case back = 3
  /// The button at the thumb that goes forward, as in a browser.
  case forward = 4
}

/// The button's names outside of Swift.
extension PointerButton {
  /// The name in scripts.
  package var name: String { Self.names[rawValue] }

  private static let names = ["left", "right", "middle", "back", "forward"]

  /// The number in `linux/input-event-codes.h`, from `BTN_LEFT` to `BTN_EXTRA`.
  package var kernelCode: Int { 0x110 + rawValue }

  /// Creates a button from its number in `linux/input-event-codes.h`; `nil` for any other key.
  package init?(kernelCode: Int) { self.init(rawValue: kernelCode - 0x110) }

  /// The number in SDL and, for the first three, in X.
  package var sdlNumber: Int { [1, 3, 2, 4, 5][rawValue] }

  /// Creates a button from its number in SDL; `nil` for any other button.
  package init?(sdlNumber: Int) {
    guard let button = Self.allCases.first(where: { $0.sdlNumber == sdlNumber }) else { return nil }
    self = button
  }
}

extension PointerButton: CanonicalCodable {}

extension PointerID: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(rawValue) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let number: Int = try reader.read()
    guard number >= Self.otherProgram.rawValue else { throw reader.invalid("pointer") }
    self.init(known: number)
  }
}
