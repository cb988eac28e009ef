internal import DragCoding

/// The local files of a list of URIs (`text/uri-list`, RFC 2483), at most `Limits.droppedFiles`.
///
/// A line is ignored if it is no valid `file` URI. A line with a host other than `localhost` is
/// ignored, too.
struct FileList: Hashable {
  let paths: [String]

  init(_ bytes: some Collection<UInt8>) {
    // Some sources end lines with LF, or the list with a zero.
    let ends: Set<UInt8> = [UInt8(ascii: "\r"), UInt8(ascii: "\n"), 0]
    let lines = bytes.lazy.split { ends.contains($0) }
    paths = Array(
      lines.compactMap { Self.path(of: String(decoding: $0, as: UTF8.self)) }
        .prefix(Limits.droppedFiles))
  }

  private static func path(of uri: String) -> String? {
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
