/// A value of a message on the bus, of any type but a file descriptor.
struct BusValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// The memory of a number; those after the bytes of its type are 0.
    case number(UInt64)
    case text(String)
    /// An entry has a key and a value, and a variant has one element.
    case elements([BusValue])
  }

  /// The signature of the value's type, in the letters of the bus.
  let signature: String
  let content: Content

  var elements: [BusValue] { if case .elements(let elements) = content { elements } else { [] } }
  var boolean: Bool? { number("b").map { (value: UInt32) in value != 0 } }
  var uint32: UInt32? { number("u") }
  var double: Double? { number("d") }

  var string: String? {
    if signature == "s", case .text(let text) = content { text } else { nil }
  }

  /// The value itself, or the one within variants.
  var unwrapped: Self { signature == "v" ? elements.first?.unwrapped ?? self : self }

  private func number<Number: BitwiseCopyable>(_ signature: String) -> Number? {
    guard self.signature == signature, case .number(let bits) = content else { return nil }
    return withUnsafeBytes(of: bits) { $0.load(as: Number.self) }
  }
}

extension BusValue {
  static func byte(_ value: UInt8) -> Self { Self("y", value) }
  static func boolean(_ value: Bool) -> Self { Self("b", value ? 1 : 0 as UInt32) }
  static func int16(_ value: Int16) -> Self { Self("n", value) }
  static func uint16(_ value: UInt16) -> Self { Self("q", value) }
  static func int32(_ value: Int32) -> Self { Self("i", value) }
  static func uint32(_ value: UInt32) -> Self { Self("u", value) }
  static func int64(_ value: Int64) -> Self { Self("x", value) }
  static func uint64(_ value: UInt64) -> Self { Self("t", value) }
  static func double(_ value: Double) -> Self { Self("d", value) }
  static func string(_ text: String) -> Self { Self(signature: "s", content: .text(text)) }
  static func objectPath(_ path: String) -> Self { Self(signature: "o", content: .text(path)) }
  static func signature(_ text: String) -> Self { Self(signature: "g", content: .text(text)) }

  /// Returns an array of values whose signature is `type`; a dictionary is an array of entries.
  static func array(of type: String, _ values: [Self]) -> Self { Self("a" + type, values) }

  static func entry(_ key: Self, _ value: Self) -> Self {
    Self("{\(key.signature)\(value.signature)}", [key, value])
  }

  static func structure(_ members: [Self]) -> Self {
    Self("(\(members.map(\.signature).joined()))", members)
  }

  static func variant(_ value: Self) -> Self { Self("v", [value]) }

  private init(_ signature: String, _ elements: [Self]) {
    self.init(signature: signature, content: .elements(elements))
  }

  private init(_ signature: String, _ number: some BitwiseCopyable) {
    var bits: UInt64 = 0
    withUnsafeMutableBytes(of: &bits) { $0.storeBytes(of: number, as: type(of: number)) }
    self.init(signature: signature, content: .number(bits))
  }
}
