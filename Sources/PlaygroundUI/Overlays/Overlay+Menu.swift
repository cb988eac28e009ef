package import DragKit

// MARK: - Menus, and the lists that buttons open
extension Overlay {
  private static let menuMargin: Length = 6

  /// Returns a menu beside `place`, moved as far as needed to stay inside the window.
  package static func menu(
    _ entries: [MenuEntry], at place: Point, width: Length, in window: Size
  ) -> Overlay {
    list(entries, hasMarks: false, width, in: window) { _ in
      Point(x: place.x.roundedToPixel + 4, y: place.y.roundedToPixel + 4)
    }
  }

  /// Returns the list of a button's choices, below the button.
  ///
  /// It is above the button if the button is in the window's lower half and the list does not fit
  /// below. Every entry leaves room for a check mark, which the chosen entry shows.
  package static func choices(
    _ entries: [MenuEntry], of button: Rect, width: Length, in window: Size
  ) -> Overlay {
    list(entries, hasMarks: true, width, in: window) { height in
      let isAbove = window.height - button.maxY < height + 12 && button.minY > window.height / 2
      return Point(x: button.minX, y: isAbove ? button.minY - height - 4 : button.maxY + 4)
    }
  }

  private static func list(
    _ entries: [MenuEntry], hasMarks: Bool, _ width: Length, in window: Size,
    at place: (_ height: Length) -> Point
  ) -> Overlay {
    let rowHeight: Length = entries.contains { $0.detail != nil } ? 48 : 40
    let size = Size(width: width, height: rowHeight * entries.count + menuMargin * 2)
    let (origin, edge) = (place(size.height), Spacing.small)
    let plate = Rect(
      x: max(min(origin.x, window.width - size.width - edge), edge),
      y: max(min(origin.y, window.height - size.height - edge), edge), width: size.width,
      height: size.height)
    let rows = entries.map { entry in
      let row = Widget(.menuEntry(entry, hasMarks: hasMarks), entry.item)
      return WidgetLayout.widget(row.isEnabled(entry.isEnabled))
    }
    return Overlay(
      plate: plate, radius: Radius.menu,
      widgets: WidgetLayout.column(of: rows).placed(in: plate.insetBy(menuMargin)))
  }
}
