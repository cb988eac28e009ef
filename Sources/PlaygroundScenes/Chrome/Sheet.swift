internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// A card in the middle of the window, in front of everything.
enum Sheet: Int, Hashable, Sendable, CanonicalCodable {
  case shortcuts
  case about
}

/// The list of keys, in as many columns as the window has room for.
struct SheetLayout {
  private let window: Size
  /// The scroll distance of the list.
  private let offset: Length
  private static let padding: Length = 24
  private static let top: Length = 64
  private static let footer: Length = 60
  private static let columnGap: Length = 40

  init(in window: Size, scrolledBy offset: Length = .zero) {
    (self.window, self.offset) = (window, offset)
  }

  /// Whether the two columns are side by side.
  private var isWide: Bool { window.width >= 600 }

  private var columns: [[Shortcut.Group]] {
    let groups: [[Shortcut.Group]] = [[.window, .editing], [.dragging, .feel, .recording]]
    return isWide ? groups : [groups.flatMap(\.self)]
  }

  /// Whether the rows are close together, because the window is low.
  private var isLow: Bool {
    window.height - 32 < Self.top + Self.height(of: lists(isLow: false)) + Self.footer
  }

  private func lists(isLow: Bool) -> [WidgetLayout] {
    columns.map { groups in
      .column(
        of: groups.flatMap { group in
          [.space(12), .widget(.heading(group.title), isLow ? 16 : 24)]
            + group.shortcuts.map { row in
              .widget(Widget(.keys(row.allKeys, row.title)), isLow ? 22 : 28)
            }
        })
    }
  }

  private static func height(of lists: [WidgetLayout]) -> Length {
    lists.map(\.contentLength).max() ?? .zero
  }

  var plate: Rect {
    let height = Self.top + Self.height(of: lists(isLow: isLow)) + Self.footer
    return .centered(Size(width: isWide ? 680 : 400, height: height), in: window)
  }

  /// The frame in which the list is visible.
  var room: Rect {
    let plate = plate
    return plate.inset(by: Insets(left: Self.padding, right: Self.padding))
      .band(Self.top, height: max(plate.height - Self.top - Self.footer + 8, 1))
  }

  /// The greatest scroll distance of the list; zero if all of it is visible.
  var farthestOffset: Length { max(Self.height(of: lists(isLow: isLow)) - room.height, 0) }

  var scrolled: Length { offset.clamped(to: 0...farthestOffset) }

  /// The rows of the list, also those that are scrolled away.
  var rows: [PlacedWidget] {
    let (room, lists) = (room, lists(isLow: isLow))
    let width =
      lists.count == 1 ? room.width : ((room.width - Self.columnGap) / 2).roundedToPixel
    let columns = lists.enumerated().flatMap { index, list in
      list.placed(
        in: room.column((width + Self.columnGap) * index, width: width)
          .band(-scrolled, height: list.contentLength))
    }
    return columns.clipped(to: room)
  }

  var overlay: Overlay {
    let (plate, room) = (plate, room)
    let title = plate.inset(by: Insets(left: Self.padding, right: 64)).band(20, height: 28)
    let bar = Widget(.scrollBar(farthest: farthestOffset, offset: scrolled))
    let footer = WidgetLayout.row(of: [
      .widget(
        .titledButton(Control.about, icon: "info", .plain), min(224, max(plate.width - 192, 36))),
      .space(), .widget(.titledButton(Control.tour, icon: "play"), 152),
    ])
    return Overlay(
      plate: plate, dims: true,
      widgets: [
        PlacedWidget(.region(nil, Control.sheetCard.id), plate),
        PlacedWidget(.text(Control.sheetCard.title, .pageTitle), title),
      ] + rows + [PlacedWidget(bar, room.column(room.width + Spacing.small, width: 4))]
        + footer.placed(in: plate.insetBy(Spacing.large).band(plate.height - 64, height: 32))
        + [.closeButton(of: plate)])
  }
}

extension Rect {
  /// A rectangle in the middle of a window, and no larger than its room.
  fileprivate static func centered(_ size: Size, in window: Size) -> Rect {
    let fitting = Size(
      width: max(min(size.width, window.width - 32), 1),
      height: max(min(size.height, window.height - 32), 1))
    let origin = Point(
      x: ((window.width - fitting.width) / 2).roundedToPixel,
      y: ((window.height - fitting.height) / 2).roundedToPixel)
    return Rect(origin: origin, size: fitting)
  }
}

extension PlacedWidget {
  fileprivate static func closeButton(of plate: Rect) -> PlacedWidget {
    PlacedWidget(
      Widget(.button(icon: "cancel", \.secondaryText, size: 18), Control.closeSheet.id),
      Rect(x: plate.maxX - 52, y: plate.minY + 16, width: 36, height: 36))
  }
}

// MARK: - About the program
extension Overlay {
  static func about(in window: Size) -> Overlay {
    let plate = Rect.centered(Size(width: 360, height: 324), in: window)
    let icon = Widget.drawing { canvas, frame in
      canvas.appIcon(in: Rect(center: frame.center, side: 96))
    }
    func line(
      _ text: LocalizedString, _ font: Font, _ color: ThemeColor, _ height: Length
    ) -> WidgetLayout {
      .widget(.text(text, font, color, .center), height)
    }
    let authors = LocalizedString.verbatim("© 2026 The \(appTitle) authors")
    let version = LocalizedString("about-version", ["number": appVersion])
    let lines = WidgetLayout.column(of: [
      .space(40), .widget(icon, 96), .space(16),
      line(.verbatim(appTitle), .pageTitle, \.text, 24), .space(6),
      line(version, .label, \.secondaryText, 24), .space(12),
      line(LocalizedString("about-purpose"), .label, \.text, 24), .space(14),
      line(LocalizedString("about-license"), .caption, \.secondaryText, 20),
      line(authors, .caption, \.secondaryText, 20),
    ])
    return Overlay(
      plate: plate, dims: true,
      widgets: [PlacedWidget(.region(nil, Control.sheetCard.id), plate)]
        + lines.placed(in: plate.inset(by: Insets(left: 16, right: 16)))
        + [.closeButton(of: plate)])
  }
}

extension Canvas {
  /// Draws the icon of the program as shapes, so that it is sharp at every scale.
  fileprivate mutating func appIcon(in frame: Rect) {
    let unit = frame.width / 16
    func square(_ column: Int, _ row: Int, side: Length, shift: Length = .zero) -> Rect {
      Rect(
        x: frame.minX + unit * 2 + unit * 4 * column + shift,
        y: frame.minY + unit * 2 + unit * 4 * row + shift, width: side, height: side)
    }
    let side = unit * 3 + unit / 2
    shadow(of: frame, radius: Radius.panel, .card)
    fill(frame, radius: Radius.panel, Color(hex: 0xf6f6fb))
    let tiles: [(column: Int, row: Int, color: Color)] = [
      (0, 0, Color(hex: 0x007aff)), (0, 1, Color(hex: 0x1c1c1e)), (0, 2, Color(hex: 0x34c759)),
      (1, 2, Color(hex: 0xffcc00)), (2, 2, Color(hex: 0xdcdce6)),
    ]
    for tile in tiles {
      fill(square(tile.column, tile.row, side: side), radius: Radius.chip, tile.color)
    }
    let lifted = square(1, 0, side: unit * 6, shift: unit)
    shadow(of: lifted, radius: Radius.control, .badge)
    fill(lifted, radius: Radius.control, Color(hex: 0xff3b30))
    pointer(at: Point(x: lifted.maxX - unit * 2, y: lifted.maxY - unit * 2), isPressed: false)
  }
}
