import DragCoding

/// The bytes of a line in the making.
struct LineBuilder {
  /// The line so far.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Appends text as it is.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    needsComma = false
  }

  /// Appends a value, behind a comma where one came before it.
  mutating func append(value text: String) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  /// Appends a number, behind a comma where a value came before it.
  mutating func append(_ number: some BinaryInteger) {
    append(value: String(number))
  }

  /// Ends the line.
  mutating func finish() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Opens an array or object as a value.
  mutating func open(_ text: String) {
    append(value: text)
    needsComma = false
  }

  /// Closes what was opened.
  mutating func close(_ text: String) {
    append(text)
    needsComma = true
  }
}
