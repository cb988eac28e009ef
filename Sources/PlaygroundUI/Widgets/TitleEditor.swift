package import DragDrawing
package import DragKit

/// The state of the text field in which the user edits the title of an item.
package struct TitleEditor: Hashable, Sendable {
  package let item: ItemID
  private let isStrong: Bool
  /// The width of the visible part of the text.
  private var width: Length
  package private(set) var text: String
  /// The number of characters before the caret.
  package private(set) var caret: Int
  /// The fixed end of the selection, counted in characters; equal to ``caret`` if it is empty.
  private var anchor = 0
  /// The position at which selecting with a pointer began, as a number of characters.
  private var origin = 0
  /// The unit that a pointer selects: 0 for characters, 1 for words, 2 for the whole text.
  private var unit = 0
  /// The composed part of the text before the caret, in Unicode scalars: an accent can join a letter.
  private var composedCount = 0
  /// The horizontal scroll distance, which keeps the caret visible.
  package private(set) var offset = Length.zero

  package static let longest = 200

  /// Creates the state for a title in the field `box`, with the whole title selected.
  package init(item: ItemID, text: String, isStrong: Bool = false, in box: Rect) {
    (self.item, self.text, self.isStrong) = (item, text, isStrong)
    width = Self.line(in: box).width
    caret = text.count
    reveal()
  }

  package var font: Font { isStrong ? .strongLabel : .caption }

  /// Returns the frame of the text in the field `box`.
  package static func line(in box: Rect) -> Rect { box.inset(by: Insets(left: 8, right: 8)) }

  package var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  package var selectedText: String {
    String(text.dropFirst(selection.lowerBound).prefix(selection.count))
  }

  /// The text before the caret that is composed and not yet entered; empty if there is none.
  package var composed: String {
    String(text.prefix(caret).unicodeScalars.suffix(composedCount))
  }

  /// Replaces the composed text, or the selection, by another text that is composed.
  package mutating func compose(_ typed: String) {
    removeComposed()
    remove(selection)
    let before = text.unicodeScalars.count
    insert(typed)
    composedCount = max(text.unicodeScalars.count - before, 0)
  }

  private mutating func removeComposed() {
    guard composedCount > 0 else { return }
    let head = String(String(text.prefix(caret)).unicodeScalars.dropLast(composedCount))
    text = head + text.dropFirst(caret)
    place(min(head.count, text.count))
  }

  package mutating func insert(_ typed: String) {
    removeComposed()
    remove(selection)
    let typed = String(typed.filter { !$0.isNewline }.prefix(max(Self.longest - text.count, 0)))
    // A combining accent joins the letter before it, so the caret is counted in the joined text.
    let head = String(text.prefix(caret)) + typed
    text = head + String(text.dropFirst(caret))
    place(min(head.count, text.count))
  }

  private mutating func remove(_ range: Range<Int>) {
    text = String(text.prefix(range.lowerBound)) + String(text.dropFirst(range.upperBound))
    place(range.lowerBound)
  }

  private mutating func place(_ caret: Int, extends: Bool = false) {
    (self.caret, composedCount) = (caret, 0)
    if !extends { (anchor, origin, unit) = (caret, caret, 0) }
    reveal()
  }

  /// Scrolls the text as little as possible to show the caret.
  private mutating func reveal() {
    let caret = width(before: caret)
    let longest = max(width(before: text.count) + 2 - width, .zero)
    offset = offset.clamped(to: caret + 2 - width...max(caret, caret + 2 - width))
      .clamped(to: .zero...longest)
  }
}

// MARK: - The positions between the characters
extension TitleEditor {
  package func width(before place: Int) -> Length {
    TextMetrics.width(of: String(text.prefix(place)), in: font)
  }

  /// Returns the x coordinate of a position in the text, in the coordinate space of `box`.
  package func x(of place: Int, in box: Rect) -> Length {
    Self.line(in: box).minX - offset + width(before: place)
  }

  /// Returns the position nearest to an x coordinate, as the number of characters before it.
  private func place(at x: Length, in box: Rect) -> Int {
    (0...text.count).min {
      (self.x(of: $0, in: box) - x).magnitude < (self.x(of: $1, in: box) - x).magnitude
    } ?? 0
  }
}

// MARK: - Keys
extension TitleEditor {
  /// Edits the text or moves the caret.
  ///
  /// With Control, the caret moves by words and A selects all. With Shift, the selection extends.
  package mutating func press(_ key: Key, _ modifiers: Modifiers) {
    removeComposed()
    let (extends, byWord) = (modifiers.contains(.shift), modifiers.contains(.control))
    switch key {
    case "backspace":
      remove(selection.isEmpty ? goal(-1, byWord: byWord)..<caret : selection)
    case "delete":
      remove(selection.isEmpty ? caret..<goal(1, byWord: byWord) : selection)
    case .left where selection.isEmpty || extends:
      place(goal(-1, byWord: byWord), extends: extends)
    case .right where selection.isEmpty || extends:
      place(goal(1, byWord: byWord), extends: extends)
    case .left: place(selection.lowerBound)
    case .right: place(selection.upperBound)
    case .home, .up: place(0, extends: extends)
    case .end, .down: place(text.count, extends: extends)
    case .a where byWord:
      place(0)
      place(text.count, extends: true)
    default: break
    }
  }

  /// Returns the caret's position after a step of -1 or 1: by a character, or past the next word.
  private func goal(_ step: Int, byWord: Bool) -> Int {
    guard byWord else { return (caret + step).clamped(to: 0...text.count) }
    let all = Array(text)
    var place = caret
    func next() -> Character? {
      let index = step < 0 ? place - 1 : place
      return all.indices.contains(index) ? all[index] : nil
    }
    while let character = next(), !character.isOfWord { place += step }
    while let character = next(), character.isOfWord { place += step }
    return place
  }
}

// MARK: - Pointers
extension TitleEditor {
  /// Places the caret or selects text after a press or a move in the field `box`.
  ///
  /// A double press selects words, and a triple press selects the whole text. A single press with
  /// Shift extends the selection.
  package mutating func select(_ event: TextSelectionEvent, in box: Rect) {
    removeComposed()
    let place = place(at: event.location.x, in: box)
    if event.phase == .began {
      unit = max(event.pressCount - 1, 0) % 3
      origin = unit == 0 && event.modifiers.contains(.shift) ? anchor : place
    }
    let (first, last) = (characters(around: origin), characters(around: place))
    (anchor, caret) =
      last.lowerBound < first.lowerBound
      ? (first.upperBound, last.lowerBound) : (first.lowerBound, last.upperBound)
    width = Self.line(in: box).width
    reveal()
  }

  /// Returns the characters that a press at a position selects, by ``unit``: none, a run of letters
  /// and digits or of other characters, or all.
  private func characters(around place: Int) -> Range<Int> {
    guard unit > 0 else { return place..<place }
    guard unit == 1, !text.isEmpty else { return 0..<text.count }
    let (all, place) = (Array(text), min(place, text.count - 1))
    let start = all[..<place].lastIndex { $0.isOfWord != all[place].isOfWord }
    let end = all[place...].firstIndex { $0.isOfWord != all[place].isOfWord }
    return (start.map { $0 + 1 } ?? 0)..<(end ?? all.count)
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}

// MARK: - Drawing
extension TitleEditor {
  /// Draws the field `box` with the text, the selection, a line under composed text, and the caret.
  package func draw(in box: Rect, on canvas: inout Canvas) {
    let (theme, line) = (canvas.theme, Self.line(in: box))
    canvas.fill(box, radius: Radius.control, theme.card)
    canvas.outline(box, radius: Radius.control, width: 2, theme.accent)
    let (start, end) = (x(of: selection.lowerBound, in: box), x(of: selection.upperBound, in: box))
    canvas.clip(to: box.insetBy(4)) { canvas in
      if !selection.isEmpty {
        canvas.fill(
          Rect(x: start, y: line.minY + 4, width: end - start, height: line.height - 8),
          radius: Radius.groove, theme.accent.opacity(percent: 30))
      }
      let all = width(before: text.count) + 4
      canvas.text(
        text, font, theme.text,
        in: Rect(x: line.minX - offset, y: line.minY, width: all, height: line.height))
      let end = x(of: caret, in: box)
      if composedCount > 0 {
        let width = TextMetrics.width(of: composed, in: font)
        canvas.fill(Rect(x: end - width, y: line.minY + 19, width: width, height: 1), theme.text)
      }
      canvas.fill(Rect(x: end, y: line.minY + 5, width: 1, height: 14), theme.accent)
    }
  }
}

extension TitleEditor: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(item, isStrong, width, text, caret, anchor, origin)
    // Without composed text, as before there was any.
    writer.write(composedCount == 0 ? unit : unit + 3, offset)
    if composedCount > 0 { writer.write(composedCount) }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, isStrong, width, text, caret, anchor, origin) = try reader.read()
    (unit, offset) = try reader.read()
    if unit >= 3 {
      (unit, composedCount) = (unit - 3, try reader.read())
      guard composedCount > 0 else { throw reader.invalid("title") }
    }
    guard [caret, anchor, origin].allSatisfy((0...text.count).contains), 0...2 ~= unit,
      0...text.prefix(caret).unicodeScalars.count ~= composedCount
    else {
      throw reader.invalid("title")
    }
  }
}
