/// `file` URIs and lists of URIs (`text/uri-list`, RFC 2483, RFC 8089), by which programs exchange files.
package enum FileURI {
  /// Returns the lines of a list without comments, at most `Limits.droppedFiles`; those that are not UTF-8 are left out.
  ///
  /// Some sources end lines with LF, or the list with a zero.
  package static func list(_ bytes: some Collection<UInt8>) -> [String] {
    let ends: Set<UInt8> = [UInt8(ascii: "\r"), UInt8(ascii: "\n"), 0]
    let lines = bytes.lazy.split { ends.contains($0) }
      .compactMap { String(validating: Array($0), as: UTF8.self) }
    return Array(lines.filter { !$0.hasPrefix("#") }.prefix(Limits.droppedFiles))
  }

  /// Returns the absolute path that a URI names; `nil` if it is no `file` URI, or names another host.
  package static func path(of uri: String) -> String? {
    guard uri.prefix(5).lowercased() == "file:" else { return nil }
    var rest = uri.dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    return rest.hasPrefix("/") ? decode(rest) : nil
  }

  /// Returns the URI of an absolute path.
  package static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      if unescaped.contains(byte) {
        uri.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return uri
  }

  /// The bytes that a path keeps in a URI: the unreserved ones of RFC 3986, and the slash.
  private static let unescaped = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  private static func decode(_ text: Substring) -> String? {
    var (bytes, rest) = ([UInt8](), text.utf8)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let decoded = escaped(rest.prefix(2)), decoded != 0 else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func escaped(_ digits: Substring.UTF8View) -> UInt8? {
    let values = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return values.count == 2 ? UInt8(values[0] * 16 + values[1]) : nil
  }
}
