internal import DragDrawing
package import DragKit

/// An entry of a menu or of a list of choices.
package struct MenuEntry: Sendable {
  package let item: ItemID
  package var title: LocalizedString
  /// A second line below the title.
  package var detail: LocalizedString?
  /// The equivalent keys.
  package var keys: String?
  package var isChosen = false
  package var isEnabled = true
  /// Whether the entry deletes something, and is red.
  package var isDestructive = false
  /// Whether a line separates the entry from that before it.
  package var beginsGroup = false

  package init(_ item: ItemID, _ title: LocalizedString) { (self.item, self.title) = (item, title) }
}

/// The list of entries of a menu or of a button.
package struct MenuList: Sendable {
  package let entries: [MenuEntry]
  package let plate: Rect
  /// Whether a chosen entry has a check mark, for which all entries leave room.
  private let hasMarks: Bool

  package static let usualWidth: Length = 208
  private static let margin: Length = 6
  private static let windowMargin: Length = 8

  /// Places a menu beside a press.
  package init(
    _ entries: [MenuEntry], at place: Point, width: Length = usualWidth, in window: Size
  ) {
    (self.entries, hasMarks) = (entries, false)
    plate = Self.plate(
      at: Point(x: place.x.roundedToPixel + 4, y: place.y.roundedToPixel + 4),
      Self.size(of: entries, width), in: window)
  }

  /// Places a list of choices below a button, or above it if there is more room.
  package init(_ entries: [MenuEntry], of button: Rect, width: Length, in window: Size) {
    (self.entries, hasMarks) = (entries, true)
    let size = Self.size(of: entries, width)
    let isAbove = window.height - button.maxY < size.height + 12 && button.minY > window.height / 2
    plate = Self.plate(
      at: Point(x: button.minX, y: isAbove ? button.minY - size.height - 4 : button.maxY + 4), size,
      in: window)
  }

  private static func rowHeight(_ entries: [MenuEntry]) -> Length {
    entries.contains { $0.detail != nil } ? 48 : 40
  }

  private static func size(of entries: [MenuEntry], _ width: Length) -> Size {
    Size(width: width, height: rowHeight(entries) * entries.count + margin * 2)
  }

  private static func plate(at origin: Point, _ size: Size, in window: Size) -> Rect {
    let x = min(origin.x, window.width - size.width - windowMargin)
    let y = min(origin.y, window.height - size.height - windowMargin)
    return Rect(
      origin: Point(x: max(x, windowMargin), y: max(y, windowMargin)), size: size)
  }

  package var overlay: Overlay {
    let rows = WidgetLayout.column(
      of:
        entries.map { entry in
          .widget(
            Widget(.menuEntry(entry, hasMarks: hasMarks), entry.item).isEnabled(entry.isEnabled))
        })
    return Overlay(
      plate: plate, radius: Radius.menu, widgets: rows.placed(in: plate.insetBy(Self.margin)))
  }
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
