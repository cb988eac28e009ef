internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The list of entries of a menu or a popup list.
struct MenuList: Hashable, Sendable {
  let entries: [ItemID]
  let plate: Rect
  let rowHeight: Length
  /// Whether a chosen entry has a check mark, for which all entries leave room.
  let hasMarks: Bool

  static let container: ContainerID = "menu"
  static let menuWidth: Length = 208
  private static let margin: Length = 6
  private static let windowMargin: Length = 8

  /// Places a list beside a press.
  init(_ entries: [ItemID], at place: Point, width: Length = menuWidth, in window: Size) {
    (self.entries, rowHeight, hasMarks) = (entries, 40, false)
    let size = Self.size(of: entries.count, rowHeight, width)
    plate = Self.plate(
      at: Point(x: place.x.roundedToPixel + 4, y: place.y.roundedToPixel + 4), size, in: window)
  }

  /// Places a list below a button, or above it if there is more room.
  init(_ entries: [ItemID], of button: Rect, width: Length, rowHeight: Length, in window: Size) {
    (self.entries, self.rowHeight, hasMarks) = (entries, rowHeight, true)
    let size = Self.size(of: entries.count, rowHeight, width)
    let isAbove = window.height - button.maxY < size.height + 12 && button.minY > window.height / 2
    plate = Self.plate(
      at: Point(x: button.minX, y: isAbove ? button.minY - size.height - 4 : button.maxY + 4), size,
      in: window)
  }

  private static func size(of count: Int, _ rowHeight: Length, _ width: Length) -> Size {
    Size(width: width, height: rowHeight * count + margin * 2)
  }

  private static func plate(at origin: Point, _ size: Size, in window: Size) -> Rect {
    let x = min(origin.x, window.width - size.width - windowMargin)
    let y = min(origin.y, window.height - size.height - windowMargin)
    return Rect(
      origin: Point(x: max(x, windowMargin), y: max(y, windowMargin)), size: size)
  }

  var rows: [(entry: ItemID, frame: Rect)] {
    let rows = plate.insetBy(Self.margin)
    return entries.enumerated().map { index, entry in
      (entry, rows.band(rowHeight * index, height: rowHeight))
    }
  }

  func area(in window: Size) -> Stage.Area {
    let rows = rows.map { PlacedItem($0.entry, $0.frame) }
    let backdrop = PlacedItem(Control.menuBackdrop.id, Rect(origin: .zero, size: window))
    return Stage.Area(Self.container, .placed([backdrop] + rows), layer: .menus)
  }
}

/// The look of an entry.
struct MenuEntry {
  var title: String
  var detail: String?
  /// The equivalent keys.
  var keys: String?
  var isChosen = false
  var isEnabled = true
  /// Whether the entry deletes something, and is red.
  var isDestructive = false
}

extension Chrome {
  func draw(_ list: MenuList, on canvas: inout Canvas, _ look: (ItemID) -> MenuEntry) {
    canvas.begin(Control.menuBackdrop.id)
    canvas.card(list.plate, radius: Radius.menu, .menu)
    for (entry, row) in list.rows {
      canvas.begin(entry)
      if entry == Language.all.first?.entry, entry != list.entries.first {
        canvas.fill(row.band(-1, height: 1).inset(by: Insets(left: 8, right: 8)), theme.hairline)
      }
      draw(look(entry), in: row, isHot: canvas.isHot(entry), list.hasMarks, on: &canvas)
    }
  }

  private func draw(
    _ entry: MenuEntry, in row: Rect, isHot: Bool, _ hasMarks: Bool, on canvas: inout Canvas
  ) {
    let isHot = isHot && entry.isEnabled
    if isHot { canvas.fill(row, radius: Radius.control, theme.accent) }
    let color = entry.isDestructive ? theme.danger : theme.text
    let text = isHot ? theme.onAccent : entry.isEnabled ? color : theme.secondaryText
    let quiet = isHot ? theme.onAccent : theme.secondaryText
    if hasMarks, entry.isChosen {
      canvas.icon(
        "check", size: 16, isHot ? theme.onAccent : theme.accent, in: row.column(8, width: 20))
    }
    let words = row.inset(by: Insets(left: hasMarks ? 32 : 12, right: 12))
    var title = words
    if let keys = entry.keys {
      canvas.text(keys, .caption, quiet, in: words, .trailing)
      title = words.inset(by: Insets(right: TextMetrics.width(of: keys, in: .caption) + 12))
    }
    guard let detail = entry.detail else {
      return canvas.text(entry.title, .label, text, in: title)
    }
    canvas.text(entry.title, .label, text, in: title.band(6, height: 20))
    canvas.text(detail, .caption, quiet, in: words.band(26, height: 18))
  }
}
