package import DragGeometry

extension TextMetrics {
  /// The maximum number of characters of a file's extension, with its dot.
  private static let longestExtension = 8

  /// Returns text that fits a width; if necessary, `…` replaces characters in its middle.
  ///
  /// A file's extension is kept, and the beginning and the end become about equally wide. Without
  /// room for the extension and a character before it, the end is left out, as by
  /// ``truncated(_:to:in:)``.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func elided(_ text: String, to width: Length, in font: Font) -> String {
    guard Self.width(of: text, in: font) > width else { return text }
    let characters = Array(text)
    let advances = characters.map { thousandths($0.unicodeScalars, in: font.face) }
    var middle = Middle(
      advances: advances, keeping: extensionLength(of: characters),
      sum: thousandths("…".unicodeScalars, in: font.face))
    while middle.shrink(while: { Self.width(ofThousandths: $0, in: font) <= width }) {}
    guard middle.range.lowerBound > 0 else { return truncated(text, to: width, in: font) }
    var head = characters[..<middle.range.lowerBound]
    while head.last == " " { head.removeLast() }
    let tail = characters[middle.range.upperBound...].drop { $0 == " " }
    return String(head) + "…" + String(tail)
  }

  /// Returns the length of a file's extension with its dot; 0 without an extension.
  private static func extensionLength(of characters: [Character]) -> Int {
    guard let dot = characters.lastIndex(of: "."), dot > 0 else { return 0 }
    let count = characters.count - dot
    return 2...longestExtension ~= count && !characters[dot...].contains(" ") ? count : 0
  }

  /// The omitted characters of a text.
  private struct Middle {
    let advances: [Int]
    private(set) var range: Range<Int>
    /// The advances of the beginning, the end, and the whole result.
    private var (head, tail): (Int, Int)
    private var sum: Int

    /// Leaves out all but `count` characters at the end; `sum` is the advance of the replacement.
    init(advances: [Int], keeping count: Int, sum: Int) {
      self.advances = advances
      range = 0..<advances.count - count
      (head, tail) = (0, advances.suffix(count).reduce(0, +))
      self.sum = sum + tail
    }

    /// Keeps one more character on the shorter side; returns `false` if it does not fit.
    mutating func shrink(while fits: (Int) -> Bool) -> Bool {
      guard range.count > 1 else { return false }
      let isAtHead = head <= tail
      let advance = advances[isAtHead ? range.lowerBound : range.upperBound - 1]
      guard fits(sum + advance) else { return false }
      sum += advance
      if isAtHead {
        head += advance
        range = range.lowerBound + 1..<range.upperBound
      } else {
        tail += advance
        range = range.lowerBound..<range.upperBound - 1
      }
      return true
    }
  }
}
