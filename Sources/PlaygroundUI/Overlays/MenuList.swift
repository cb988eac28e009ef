package import DragKit

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
