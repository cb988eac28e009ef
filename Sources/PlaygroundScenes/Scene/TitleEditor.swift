internal import DragKit

/// The title of an item while the user types it.
struct TitleEditor: Hashable, Sendable {
  let item: ItemID
  private(set) var text: String
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// Whether the whole text is selected, so that typed text replaces it.
  private(set) var isAllSelected = true

  static let longest = 200

  init(item: ItemID, text: String) {
    (self.item, self.text) = (item, text)
    caret = text.count
  }

  /// The text before the caret.
  var head: String { String(text.prefix(caret)) }

  mutating func insert(_ typed: String) {
    if isAllSelected { (text, caret) = ("", 0) }
    isAllSelected = false
    let typed = String(typed.filter { !$0.isNewline }.prefix(max(Self.longest - text.count, 0)))
    // A typed accent joins the letter before it.
    let head = head + typed
    text = head + String(text.dropFirst(caret))
    caret = min(head.count, text.count)
  }

  /// Handles a key that edits or moves the caret; returns whether it did.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case "backspace":
      if isAllSelected { (text, caret) = ("", 0) }
      guard caret > 0 else { break }
      text = String(head.dropLast()) + String(text.dropFirst(caret))
      caret -= 1
    case "delete":
      if isAllSelected { (text, caret) = ("", 0) }
      text = head + String(text.dropFirst(caret + 1))
    case .left: caret = isAllSelected ? 0 : max(caret - 1, 0)
    case .right: caret = isAllSelected ? text.count : min(caret + 1, text.count)
    case .home: caret = 0
    case .end: caret = text.count
    default: return false
    }
    isAllSelected = false
    return true
  }
}

extension TitleEditor: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(item, text, caret, isAllSelected) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, text, caret, isAllSelected) = try reader.read()
    guard (0...text.count).contains(caret) else { throw reader.invalid("title") }
  }
}
