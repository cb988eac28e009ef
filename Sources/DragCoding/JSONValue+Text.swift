extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line, without white space between tokens.
  public var description: String { String(decoding: utf8, as: UTF8.self) }

  package var utf8: [UInt8] {
    var utf8: [UInt8] = []
    write(to: &utf8)
    return utf8
  }

  private func write(to utf8: inout [UInt8]) {
    switch self {
    case .null: utf8 += "null".utf8
    case .bool(let flag): utf8 += (flag ? "true" : "false").utf8
    case .integer(let number): utf8 += String(number).utf8
    case .string(let string): Self.write(quoted: string, to: &utf8)
    case .array(let values):
      Self.write(values, between: "[", and: "]", to: &utf8) { $0.write(to: &$1) }
    case .object(let fields):
      Self.write(fields, between: "{", and: "}", to: &utf8) { field, utf8 in
        Self.write(quoted: field.name, to: &utf8)
        utf8.append(UInt8(ascii: ":"))
        field.value.write(to: &utf8)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between opening: String, and closing: String, to utf8: inout [UInt8],
    each write: (Element, inout [UInt8]) -> Void
  ) {
    utf8 += opening.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { utf8.append(UInt8(ascii: ",")) }
      write(element, &utf8)
    }
    utf8 += closing.utf8
  }

  private static func write(quoted string: String, to utf8: inout [UInt8]) {
    utf8.append(UInt8(ascii: "\""))
    defer { utf8.append(UInt8(ascii: "\"")) }
    // The usual case: few strings need escapes, and a stored state is one long string.
    guard string.utf8.contains(where: needsEscape) else { return utf8 += string.utf8 }
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): utf8 += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): utf8 += "\\n".utf8
      case UInt8(ascii: "\t"): utf8 += "\\t".utf8
      case ..<0x20: utf8 += ("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
      default: utf8.append(byte)
      }
    }
  }

  /// Whether a byte of UTF-8 is escaped in JSON: a control character, a quote or a backslash.
  package static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
