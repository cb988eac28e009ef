import DragRecording

/// One line of a YAML file: how far it is indented, and what stands there.
///
/// It knows what `libinput record` writes: keys with values behind them on the line, and lists whose
/// entries begin with a dash.
struct YAMLLine {
  /// The column at which the content begins, behind dashes; lines of the same block share it.
  let indentation: Int
  /// `true` where the content is an entry of a list.
  let isEntry: Bool
  /// The name before a colon, if there is one.
  let key: ArraySlice<UInt8>?
  /// What stands behind the colon, or the whole content.
  let value: ArraySlice<UInt8>

  /// Reads a line; nothing where it is empty or a comment.
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
    (key, value) = Self.split(content)
  }

  /// Names have neither quotes nor brackets, so that a colon in a value makes none.
  private static func split(
    _ content: ArraySlice<UInt8>
  ) -> (key: ArraySlice<UInt8>?, value: ArraySlice<UInt8>) {
    let end = content.firstIndex { !isOfName($0) } ?? content.endIndex
    guard end > content.startIndex, end < content.endIndex, content[end] == UInt8(ascii: ":"),
      end + 1 == content.endIndex || content[end + 1] == UInt8(ascii: " ")
    else { return (nil, content) }
    return (content[..<end], content[(end + 1)...].drop { $0 == UInt8(ascii: " ") })
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
      || byte == UInt8(ascii: "_")
  }

  /// The value as words, without the quotes around them.
  var words: String {
    var words = value
    if words.count >= 2, words.first == UInt8(ascii: "\""), words.last == UInt8(ascii: "\"") {
      words = words.dropFirst().dropLast()
    }
    return String(decoding: words, as: UTF8.self)
  }
}
