/// A line of the YAML that `libinput record` writes.
///
/// In this YAML, a value is on the line of its key, and each entry of a list begins with a dash.
struct YAMLLine {
  /// The number of bytes before the key or value, dashes included; equal for all lines of one level.
  let indentation: Int
  let isEntry: Bool
  let key: String?
  let value: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    var content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = content.first, first != UInt8(ascii: "#") else { return nil }
    var isEntry = false
    while content.starts(with: "- ".utf8) {
      content = content.dropFirst().drop { $0 == UInt8(ascii: " ") }
      isEntry = true
    }
    self.isEntry = isEntry
    indentation = content.startIndex - line.startIndex
    // Names have neither quotes nor brackets, so that a colon in a value does not end one.
    let name = content.prefix(while: Self.isOfName)
    let rest = content[name.endIndex...]
    if !name.isEmpty, rest.elementsEqual(":".utf8) || rest.starts(with: ": ".utf8) {
      key = String(decoding: name, as: UTF8.self)
      value = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    } else {
      (key, value) = (nil, content)
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
      || byte == UInt8(ascii: "_")
  }

  var text: String {
    let quote = UInt8(ascii: "\"")
    let isQuoted = value.count >= 2 && value.first == quote && value.last == quote
    return String(decoding: isQuoted ? value.dropFirst().dropLast() : value, as: UTF8.self)
  }
}
