internal import CDBus

/// A value of a message on the bus, of the types that settings have.
enum BusValue: Hashable, Sendable {
  case number(UInt32)
  case boolean(Bool)
  case double(Double)
  case text(String)

  var number: UInt32? { if case .number(let number) = self { number } else { nil } }
  var boolean: Bool? { if case .boolean(let boolean) = self { boolean } else { nil } }
  var double: Double? { if case .double(let double) = self { double } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// Reads the arguments of a message, or the elements of a container, in their order.
struct BusReader {
  private var iterator = DBusMessageIter()

  /// Creates a reader of the arguments of a message; `nil` if it has none.
  init?(_ message: OpaquePointer) {
    guard dbus_message_iter_init(message, &iterator) != 0 else { return nil }
  }

  private init(within container: inout DBusMessageIter) {
    dbus_message_iter_recurse(&container, &iterator)
  }

  /// Calls `body` with a reader of the next element's own elements; an element that is no container is skipped.
  mutating func readContainer(_ body: (inout BusReader) -> Void) {
    let types = ["a", "e", "r", "v"].map { Int32(UInt8(ascii: $0)) }
    if types.contains(type) {
      var elements = BusReader(within: &iterator)
      body(&elements)
    }
    dbus_message_iter_next(&iterator)
  }

  /// Whether all elements have been read.
  var isAtEnd: Bool {
    mutating get { type == 0 }
  }

  /// Returns the next element, also if it is in a variant; `nil` if it has another type than a setting.
  mutating func read() -> BusValue? {
    if type == Int32(UInt8(ascii: "v")) {
      var value: BusValue?
      readContainer { value = $0.read() }
      return value
    }
    defer { dbus_message_iter_next(&iterator) }
    switch type {
    case Int32(UInt8(ascii: "u")):
      var number: UInt32 = 0
      dbus_message_iter_get_basic(&iterator, &number)
      return .number(number)
    case Int32(UInt8(ascii: "b")):
      var boolean: dbus_bool_t = 0
      dbus_message_iter_get_basic(&iterator, &boolean)
      return .boolean(boolean != 0)
    case Int32(UInt8(ascii: "d")):
      var double = 0.0
      dbus_message_iter_get_basic(&iterator, &double)
      return .double(double)
    case Int32(UInt8(ascii: "s")):
      var text: UnsafePointer<CChar>?
      dbus_message_iter_get_basic(&iterator, &text)
      return text.map { .text(String(cString: $0)) }
    default: return nil
    }
  }

  /// The type of the next element, a letter of the bus; 0 after the last one.
  private var type: Int32 {
    mutating get { dbus_message_iter_get_arg_type(&iterator) }
  }
}
