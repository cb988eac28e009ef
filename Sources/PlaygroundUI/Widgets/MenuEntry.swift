internal import DragDrawing
package import DragKit

/// An entry of a menu or of a list of choices.
package struct MenuEntry: Sendable {
  package let item: ItemID
  package var title: LocalizedString
  /// The second line, below the title; `nil` for an entry of one line.
  package var detail: LocalizedString?
  /// The text of the equivalent key combination; `nil` for an entry without keys.
  package var keys: String?
  package var isChosen = false
  package var isEnabled = true
  /// Whether the entry deletes something; if so, its title is red.
  package var isDestructive = false
  /// Whether a line separates the entry from the previous one.
  package var beginsGroup = false

  package init(_ item: ItemID, _ title: LocalizedString) { (self.item, self.title) = (item, title) }
}

extension Canvas {
  mutating func menuEntry(_ entry: MenuEntry, hasMarks: Bool, in row: Rect) {
    if entry.beginsGroup {
      fill(row.band(-1, height: 1).inset(by: Insets(left: 8, right: 8)), theme.hairline)
    }
    let isHot = isHot(entry.item) && entry.isEnabled
    if isHot { fill(row, radius: Radius.control, theme.accent) }
    let color = entry.isDestructive ? theme.danger : theme.text
    let ink = isHot ? theme.onAccent : entry.isEnabled ? color : theme.secondaryText
    let quiet = isHot ? theme.onAccent : theme.secondaryText
    if hasMarks, entry.isChosen {
      icon("check", size: 16, isHot ? theme.onAccent : theme.accent, in: row.column(8, width: 20))
    }
    let words = row.inset(by: Insets(left: hasMarks ? 32 : 12, right: 12))
    var title = words
    if let keys = entry.keys {
      text(keys, .caption, quiet, in: words, .trailing)
      title = words.inset(by: Insets(right: TextMetrics.width(of: keys, in: .caption) + 12))
    }
    guard let detail = entry.detail else { return text(entry.title, .label, ink, in: title) }
    text(entry.title, .label, ink, in: title.band(6, height: 20))
    text(detail, .caption, quiet, in: words.band(26, height: 18))
  }
}
