internal import DragKit
internal import PlaygroundUI

/// A card in the middle of the window, in front of everything.
enum Sheet: Int, Hashable, Sendable, CanonicalCodable {
  case shortcuts
  case about
}

struct SheetLayout {
  let sheet: Sheet
  let window: Size
  /// The scroll distance of the list.
  private let offset: Length
  private static let padding: Length = 24
  private static let top: Length = 64
  private static let footer: Length = 60

  /// Whether the rows are close together, because the window is low.
  private var isLow: Bool {
    window.height - 32 < Self.top + listHeight(row: 28, heading: 36) + Self.footer
  }

  private var rowHeight: Length { isLow ? 22 : 28 }
  private var headingHeight: Length { isLow ? 28 : 36 }

  init(_ sheet: Sheet, in window: Size, scrolledBy offset: Length = .zero) {
    (self.sheet, self.window, self.offset) = (sheet, window, offset)
  }

  private static let columns: [[Shortcut.Group]] = [
    [.window, .editing], [.dragging, .feel, .recording],
  ]

  /// Whether the two columns are side by side.
  private var isWide: Bool { window.width >= 600 }

  private var columns: [[Shortcut.Group]] {
    isWide ? Self.columns : [Self.columns.flatMap(\.self)]
  }

  var plate: Rect {
    let size =
      switch sheet {
      case .shortcuts: Size(width: isWide ? 680 : 400, height: Self.top + listHeight + Self.footer)
      case .about: Size(width: 360, height: 324)
      }
    let fitting = Size(
      width: max(min(size.width, window.width - 32), 1),
      height: max(min(size.height, window.height - 32), 1))
    let origin = Point(
      x: ((window.width - fitting.width) / 2).roundedToPixel,
      y: ((window.height - fitting.height) / 2).roundedToPixel)
    return Rect(origin: origin, size: fitting)
  }

  private var listHeight: Length { listHeight(row: rowHeight, heading: headingHeight) }

  private func listHeight(row: Length, heading: Length) -> Length {
    columns.map { groups in
      groups.reduce(Length.zero) { height, group in
        height + heading + row * group.shortcuts.count
      }
    }.max() ?? .zero
  }

  /// A row of the list: the heading of a group, or a shortcut.
  struct Row {
    let group: Shortcut.Group
    let shortcut: Shortcut?
    let frame: Rect
  }

  /// The frame in which the list is visible.
  var room: Rect {
    let height = max(plate.height - Self.top - Self.footer + 8, 1)
    return plate.inset(by: Insets(left: Self.padding, right: Self.padding))
      .band(Self.top, height: height)
  }

  /// The greatest scroll distance of the list; zero if all of it is visible.
  var farthestOffset: Length {
    sheet == .shortcuts ? max(listHeight - room.height, 0) : 0
  }

  var scrolled: Length { offset.clamped(to: 0...farthestOffset) }

  /// The rows that are visible, or partly so.
  var rows: [Row] {
    let width = columns.count == 1 ? room.width : ((room.width - 40) / 2).roundedToPixel
    let all = columns.enumerated().flatMap { index, groups in
      rows(of: groups, in: room.column((width + 40) * index, width: width))
    }
    return all.filter { $0.frame.intersects(room) }
  }

  private func rows(of groups: [Shortcut.Group], in column: Rect) -> [Row] {
    var y = -scrolled
    return groups.flatMap { group in
      let heading = Row(
        group: group, shortcut: nil, frame: column.band(y + 12, height: headingHeight - 12))
      y = y + headingHeight
      return [heading]
        + group.shortcuts.map { shortcut in
          defer { y = y + rowHeight }
          return Row(
            group: group, shortcut: shortcut, frame: column.band(y, height: rowHeight))
        }
    }
  }

  var closeButton: Rect { Rect(x: plate.maxX - 52, y: plate.minY + 16, width: 36, height: 36) }

  var aboutButton: Rect? {
    guard sheet == .shortcuts else { return nil }
    let end = tourButton?.minX ?? plate.maxX
    return Rect(
      x: plate.minX + 16, y: plate.maxY - 48,
      width: min(224, max(end - plate.minX - 24, 36)), height: 32)
  }

  var tourButton: Rect? {
    guard sheet == .shortcuts else { return nil }
    return Rect(x: plate.maxX - 168, y: plate.maxY - 48, width: 152, height: 32)
  }

  var area: Stage.Area {
    let backdrop = PlacedItem(Control.menuBackdrop.id, Rect(origin: .zero, size: window))
    let about = aboutButton.map { PlacedItem(Control.about.id, $0) }
    let tour = tourButton.map { PlacedItem(Control.tour.id, $0) }
    return Stage.Area(
      MenuList.container,
      .placed(
        [backdrop, PlacedItem(Control.sheetCard.id, plate)] + [about, tour].compactMap(\.self)
          + [PlacedItem(Control.closeSheet.id, closeButton)]),
      layer: .menus)
  }
}
