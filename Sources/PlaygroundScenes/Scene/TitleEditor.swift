internal import DragKit

/// The title of an item while the user types it.
struct TitleEditor: Hashable, Sendable {
  let item: ItemID
  private(set) var text: String
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// The number of characters before the end of the selection at which it began; ``caret`` if nothing is selected.
  private var anchor = 0
  /// The word from which a double click selects further words; `nil` while single characters are selected.
  private var word: Range<Int>?
  /// The distance by which the text is scrolled, so that the caret is visible.
  private(set) var offset = Length.zero

  static let longest = 200

  /// Begins to edit a title, all of which is selected.
  init(item: ItemID, text: String) {
    (self.item, self.text) = (item, text)
    caret = text.count
  }

  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  var selectedText: String { String(characters(in: selection)) }

  private func characters(in range: Range<Int>) -> Substring {
    text.dropFirst(range.lowerBound).prefix(range.count)
  }

  mutating func insert(_ typed: String) {
    removeSelection()
    let typed = String(typed.filter { !$0.isNewline }.prefix(max(Self.longest - text.count, 0)))
    // A typed accent joins the letter before it.
    let head = String(text.prefix(caret)) + typed
    text = head + String(text.dropFirst(caret))
    place(min(head.count, text.count))
  }

  mutating func removeSelection() { remove(selection) }

  private mutating func remove(_ range: Range<Int>) {
    text = String(text.prefix(range.lowerBound)) + String(text.dropFirst(range.upperBound))
    place(range.lowerBound)
  }

  private mutating func place(_ caret: Int, extends: Bool = false) {
    self.caret = caret
    if !extends { anchor = caret }
  }
}

// Keys.
extension TitleEditor {
  /// Handles a key that edits the text, or moves the caret.
  mutating func press(_ key: Key, _ modifiers: Modifiers) {
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
    case .a where byWord: (anchor, caret) = (0, text.count)
    default: break
    }
  }

  /// The place to which a key moves the caret: by a character, or past the next word.
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

// Pointers.
extension TitleEditor {
  /// Places the caret, or selects text, by a press or a motion of a pointer in a field.
  mutating func select(_ event: TextSelectionEvent, in field: TitleField) {
    let place = field.place(at: event.location.x, in: self)
    guard event.phase == .pressed else {
      guard let word else { return self.place(place, extends: true) }
      let other = self.word(at: place)
      (anchor, caret) =
        other.lowerBound < word.lowerBound
        ? (word.upperBound, other.lowerBound) : (word.lowerBound, other.upperBound)
      return
    }
    switch event.pressCount % 3 {
    case 2: word = self.word(at: place)
    case 0: word = 0..<text.count
    default:
      word = nil
      return self.place(place, extends: event.modifiers.contains(.shift))
    }
    if let word { (anchor, caret) = (word.lowerBound, word.upperBound) }
  }

  /// The characters of the word around a place, or those between two words.
  private func word(at place: Int) -> Range<Int> {
    let all = Array(text)
    guard !all.isEmpty else { return 0..<0 }
    let isWord = all[min(place, all.count - 1)].isOfWord
    let start = all[..<min(place, all.count - 1)].lastIndex { $0.isOfWord != isWord }
    let end = all[min(place, all.count - 1)...].firstIndex { $0.isOfWord != isWord }
    return (start.map { $0 + 1 } ?? 0)..<(end ?? all.count)
  }

  /// Scrolls the text as little as possible to show the caret.
  mutating func reveal(in field: TitleField) {
    let (caret, width) = (field.width(before: self.caret, in: self), field.line.width)
    let longest = max(field.width(before: text.count, in: self) + 2 - width, .zero)
    offset = offset.clamped(to: caret + 2 - width...max(caret, caret + 2 - width))
      .clamped(to: .zero...longest)
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}

/// The field in which a title is typed.
struct TitleField {
  let box: Rect
  let font: Font

  var line: Rect { box.inset(by: Insets(left: 8, right: 8)) }

  func width(before place: Int, in editor: TitleEditor) -> Length {
    TextMetrics.width(of: String(editor.text.prefix(place)), in: font)
  }

  /// The horizontal location of the place before a character.
  func x(of place: Int, in editor: TitleEditor) -> Length {
    line.minX - editor.offset + width(before: place, in: editor)
  }

  /// The place between two characters that is nearest to a location.
  fileprivate func place(at x: Length, in editor: TitleEditor) -> Int {
    (0...editor.text.count).min {
      (self.x(of: $0, in: editor) - x).magnitude < (self.x(of: $1, in: editor) - x).magnitude
    } ?? 0
  }
}

extension TitleEditor: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(item, text, caret, anchor, word?.lowerBound, word?.upperBound, offset)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (item, text, caret, anchor) = try reader.read()
    let (start, end): (Int?, Int?) = try reader.read()
    offset = try reader.read()
    let places = 0...text.count
    if let start, let end, start <= end { word = start..<end }
    guard places.contains(caret), places.contains(anchor),
      word.map({ places.contains($0.lowerBound) && places.contains($0.upperBound) }) ?? true,
      offset.magnitude <= .farthest
    else { throw reader.invalid("title") }
  }
}
