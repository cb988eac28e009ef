/// `file` URIs and URI lists (`text/uri-list`), in which programs exchange files (RFC 2483, 8089).
package enum FileURI {
  /// Returns the first `Limits.droppedFiles` URIs of a list, and the number of further ones.
  ///
  /// Lines end with CR LF or LF, and the list can end with a zero byte. Comments (`#`) are ignored.
  /// In a line that is not UTF-8, all bytes that are not ASCII are escaped.
  package static func list(_ bytes: some Collection<UInt8>) -> (uris: [String], omitted: Int) {
    var (uris, omitted): ([String], Int) = ([], 0)
    for line in bytes.lazy.split(whereSeparator: { "\r\n\0".utf8.contains($0) })
    where line.first != UInt8(ascii: "#") {
      guard uris.count < Limits.droppedFiles else {
        omitted += 1
        continue
      }
      uris.append(String(validating: line, as: UTF8.self) ?? escaping(line) { $0 < 0x80 })
    }
    return (uris, omitted)
  }

  /// Returns the absolute path of a URI; `nil` if it names no local file or the path is not UTF-8.
  package static func path(of uri: String) -> String? { escapedPath(of: uri).flatMap(decode) }

  /// Returns whether a URI names a local file, even if its path is not UTF-8.
  package static func isLocalFile(_ uri: String) -> Bool { escapedPath(of: uri) != nil }

  /// Returns the path in a local file's URI, still escaped; `nil` for any other URI.
  private static func escapedPath(of uri: String) -> Substring? {
    guard uri.prefix(5).lowercased() == "file:" else { return nil }
    var rest = uri.dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    return rest.hasPrefix("/") ? rest : nil
  }

  /// Returns the URI of an absolute path.
  package static func uri(of path: String) -> String {
    "file://" + escaping(path.utf8, except: unescaped.contains)
  }

  /// Returns bytes as text; a byte that is not `isKept` becomes `%` and two hexadecimal digits.
  private static func escaping(
    _ bytes: some Sequence<UInt8>, except isKept: (UInt8) -> Bool
  ) -> String {
    var text = ""
    for byte in bytes {
      if isKept(byte) {
        text.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }

  /// The bytes of a path that are not escaped in a URI: RFC 3986's unreserved ones, and the slash.
  private static let unescaped = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  /// Replaces escapes by their bytes; `nil` if one is invalid or `%00`, or the result is not UTF-8.
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
