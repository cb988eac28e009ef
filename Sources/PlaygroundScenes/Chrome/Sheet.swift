internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The layout of the shortcuts sheet, in one or two columns.
struct SheetLayout {
  let plate: Rect
  /// The part of the plate in which the list is visible.
  let room: Rect
  /// The list's maximum scroll distance; zero if all of it is visible.
  let farthestOffset: Length
  /// The scroll distance of the list, from 0 to ``farthestOffset``.
  let scrolled: Length
  private let columns: [WidgetLayout]

  private static let top: Length = 64
  private static let footer: Length = 60

  init(in window: Size, scrolledBy offset: Length = .zero) {
    let isWide = window.width >= 600
    let groups: [[Shortcut.Group]] = [[.window, .editing], [.dragging, .feel, .recording]]
    let lists = isWide ? groups : [groups.flatMap(\.self)]
    let spacious = lists.map { Self.column(of: $0, isLow: false) }
    let isLow = window.height - 32 < Self.height(around: spacious)
    columns = isLow ? lists.map { Self.column(of: $0, isLow: true) } : spacious
    let height = Self.height(around: columns)
    plate = .centered(Size(width: isWide ? 680 : 400, height: height), in: window)
    room = plate.inset(by: Insets(left: Spacing.wide, right: Spacing.wide))
      .band(Self.top, height: max(plate.height - Self.top - Self.footer + 8, 1))
    farthestOffset = max(height - Self.top - Self.footer - room.height, 0)
    scrolled = offset.clamped(to: 0...farthestOffset)
  }

  /// Returns a column with the shortcuts of some groups, with lower rows if `isLow` is `true`.
  private static func column(of groups: [Shortcut.Group], isLow: Bool) -> WidgetLayout {
    .column(
      of: groups.flatMap { group in
        [.space(12), .widget(.heading(group.title), isLow ? 16 : 24)]
          + group.shortcuts.map { row in
            .widget(Widget(.keys(row.allKeys, row.title)), isLow ? 22 : 28)
          }
      })
  }

  /// Returns the height of a plate in which all columns are visible.
  private static func height(around columns: [WidgetLayout]) -> Length {
    top + (columns.map(\.contentLength).max() ?? 0) + footer
  }

  /// The rows of the list, including those scrolled out of view.
  var rows: [PlacedWidget] {
    let gap: Length = 40
    let width = columns.count == 1 ? room.width : ((room.width - gap) / 2).roundedToPixel
    return columns.enumerated().flatMap { index, list in
      list.placed(
        in: room.column((width + gap) * index, width: width)
          .band(-scrolled, height: list.contentLength))
    }.clipped(to: room)
  }

  var overlay: Overlay {
    let title = plate.inset(by: Insets(left: Spacing.wide, right: 64)).band(20, height: 28)
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
  /// Returns a centered rectangle, shrunk if needed to leave 16 pixels on each side of the window.
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
  /// Draws the program's icon with vector shapes, which are sharp at every scale.
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
