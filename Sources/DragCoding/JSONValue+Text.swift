extension JSONValue: CustomStringConvertible {
  /// The value on one line, without spaces.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Appends the description.
  package func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .string(let string): Self.write(quoted: string, to: &text)
    case .array(let values):
      Self.write(values, between: "[", and: "]", to: &text) { $0.write(to: &$1) }
    case .object(let fields):
      Self.write(fields, between: "{", and: "}", to: &text) { field, text in
        Self.write(quoted: field.name, to: &text)
        text += ":"
        field.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between opening: String, and closing: String, to text: inout String,
    each write: (Element, inout String) -> Void
  ) {
    text += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += closing
  }

  private static func write(quoted string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Few strings need escapes, and a whole state is one string.
    guard string.utf8.contains(where: needsEscape) else { return text += string }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\u{0}"..<" ":
        text += "\\u" + Hexadecimal.digits(of: UInt16(scalar.value))
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
