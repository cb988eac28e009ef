internal import DragKit

extension BoardScene {
  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    let theme = chrome.theme
    let rows = interaction.visibleItems(in: Self.container).filter {
      $0.frame.intersects(bounds)
    }
    canvas.begin(.page)
    canvas.clip(to: bounds) { canvas in
      drawGap(on: &canvas, interaction, theme)
      for tile in rows where tile.isAway { drawPlace(tile, on: &canvas, theme) }
      for row in rows where !row.isAway {
        canvas.begin(row.item)
        if let shelf = Shelf(header: row.item) {
          drawHeader(of: shelf, in: row.frame, on: &canvas, chrome)
        } else {
          canvas.item(row) { canvas, frame in
            draw(
              row.item, in: frame, isHot: interaction.hovered == row.item,
              isPressed: interaction.isPressed(row.item), on: &canvas, theme)
          }
        }
      }
      drawMarks(rows, on: &canvas, interaction, theme)
    }
    canvas.scrollBar(of: Self.container, interaction, theme)
  }

  /// An item in the air, as it is on the board.
  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    var canvas = Canvas()
    let frame = Rect(origin: .zero, size: size)
    if arrangement == .list { canvas.fill(frame, radius: 8, theme.card) }
    draw(item, in: frame, isHot: false, isPressed: false, on: &canvas, theme)
    return DragPreview(
      size: size, cornerRadius: arrangement == .list ? 8 : radius, operations: canvas.operations,
      isRow: arrangement == .list)
  }

  /// How round the corners of a tile are.
  private var radius: Length { arrangement == .grid || arrangement == .list ? 18 : 14 }

  private func draw(
    _ item: ItemID, in frame: Rect, isHot: Bool, isPressed: Bool, on canvas: inout Canvas,
    _ theme: Theme
  ) {
    switch arrangement {
    case .grid, .flow, .masonry:
      drawTile(item, in: frame, isHot: isHot, isPressed: isPressed, on: &canvas)
    case .list: drawRow(item, in: frame, isHot: isHot, isPressed: isPressed, on: &canvas, theme)
    }
  }

  private func drawTile(
    _ item: ItemID, in frame: Rect, isHot: Bool, isPressed: Bool, on canvas: inout Canvas
  ) {
    drawFace(of: item, in: frame, radius: radius, on: &canvas)
    if isHot || isPressed {
      canvas.fill(frame, radius: radius, Color.white.opacity(percent: isPressed ? 22 : 12))
    }
    guard pictures.names.isEmpty else { return }
    canvas.text("\(original(of: item).rawValue + 1)", .title, .white, in: frame, .center)
  }

  /// Draws the picture of a tile, or its colour.
  private func drawFace(
    of item: ItemID, in frame: Rect, radius: Length, on canvas: inout Canvas
  ) {
    if let picture = pictures.picture(of: original(of: item).rawValue) {
      canvas.draw(.image(picture, frame, radius: radius))
    } else {
      canvas.fill(frame, radius: radius, Self.color(of: original(of: item)))
    }
  }

  private func drawRow(
    _ item: ItemID, in frame: Rect, isHot: Bool, isPressed: Bool, on canvas: inout Canvas,
    _ theme: Theme
  ) {
    if isHot || isPressed {
      canvas.fill(frame, theme.well.opacity(percent: isPressed ? 60 : 30))
    }
    let swatch = Rect(x: frame.minX + 16, y: frame.center.y - 12, width: 24, height: 24)
    let words = Rect(
      x: swatch.maxX + 14, y: frame.minY, width: max(frame.width - 80, 1), height: frame.height)
    let line = Rect(
      x: swatch.maxX + 14, y: frame.maxY - 1, width: max(frame.width - 54, 0), height: 1)
    drawFace(of: item, in: mirrored(swatch, in: frame), radius: 7, on: &canvas)
    canvas.text(
      model.name(of: item), .label, theme.text, in: mirrored(words, in: frame),
      isRightToLeft ? .trailing : .leading)
    canvas.fill(mirrored(line, in: frame), theme.hairline)
  }

  /// Draws what is chosen, and where the keyboard is.
  private func drawMarks(
    _ tiles: [VisibleItem], on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    let (chosen, focused) = (Set(selection.items), interaction.focused)
    for tile in tiles where !tile.isAway {
      canvas.begin(.selectionMark, tile.item.rawValue)
      if chosen.contains(tile.item) { drawChoice(of: tile, on: &canvas, theme) }
      guard focused == tile.item else { continue }
      canvas.begin(.focusMark, tile.item.rawValue)
      switch arrangement {
      case .grid, .flow, .masonry: canvas.focusRing(around: tile.frame, radius: radius, theme)
      case .list: canvas.focusRing(within: tile.frame, theme)
      }
    }
  }

  /// A ring around a tile and a check in its corner; a tint and a check at the end of a row.
  private func drawChoice(of tile: VisibleItem, on canvas: inout Canvas, _ theme: Theme) {
    let frame = tile.frame
    let corner: Point
    switch arrangement {
    case .grid, .flow, .masonry:
      canvas.outline(frame, radius: radius, width: 4, theme.accent)
      canvas.outline(frame.insetBy(4), radius: radius - 4, width: 2, .white)
      corner = Point(x: frame.maxX - 18, y: frame.maxY - 18)
    case .list:
      canvas.fill(frame, theme.accent.opacity(percent: 14))
      corner = Point(x: isRightToLeft ? frame.minX + 40 : frame.maxX - 40, y: frame.center.y)
    }
    let check = Rect(center: corner, side: 22)
    canvas.fill(check, radius: 11, .white)
    canvas.fill(check.insetBy(2), radius: 9, theme.accent)
    canvas.icon("check", size: 14, .white, in: check)
  }

  /// Draws where what is in the air belongs.
  private func drawPlace(_ tile: VisibleItem, on canvas: inout Canvas, _ theme: Theme) {
    canvas.begin(.place, tile.item.rawValue)
    drawPlace(tile.frame, on: &canvas, theme)
  }

  /// Draws where a copy would go.
  private func drawGap(
    on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    guard interaction.session?.operation?.keepsSource == true,
      let gap = interaction.gapFrame(in: Self.container)
    else { return }
    canvas.begin(.gap)
    drawPlace(gap, on: &canvas, theme)
  }

  private func drawPlace(_ frame: Rect, on canvas: inout Canvas, _ theme: Theme) {
    switch arrangement {
    case .grid, .flow, .masonry:
      canvas.fill(frame, radius: radius, theme.well.opacity(percent: 45))
      canvas.outline(frame, radius: radius, width: 2, theme.accent.opacity(percent: 50))
    case .list: canvas.fill(frame, theme.accentFill)
    }
  }

  /// Draws the title of a shelf, how many tiles are on it, and, where there are none, what to do.
  private func drawHeader(
    of shelf: Shelf, in frame: Rect, on canvas: inout Canvas, _ chrome: Chrome
  ) {
    let (theme, title) = (chrome.theme, chrome.text(shelf.title))
    let count = model[shelf.container]?.count ?? 0
    if arrangement == .list {
      canvas.fill(frame, theme.sidebar)
      canvas.fill(
        frame.bottomLine, theme.hairline)
    }
    let left = frame.minX + headerIndent
    let width = TextMetrics.width(of: title, in: .title) + 2
    let box = Rect(x: left, y: frame.minY, width: width, height: frame.height)
    let rest = Rect(
      x: box.maxX + 8, y: frame.minY, width: max(frame.maxX - box.maxX - 24, 1),
      height: frame.height)
    let alignment = isRightToLeft ? TextLine.Alignment.trailing : .leading
    canvas.text(title, .title, theme.text, in: mirrored(box, in: frame), alignment)
    canvas.text(
      count == 0 ? chrome.text(.dropHere) : "\(count)", .caption, theme.secondaryText,
      in: mirrored(rest, in: frame), alignment)
  }

  /// A part of a row, at the other side where the first tile is the rightmost.
  private func mirrored(_ part: Rect, in row: Rect) -> Rect {
    guard isRightToLeft else { return part }
    return Rect(
      x: row.minX + (row.maxX - part.maxX), y: part.minY, width: part.width, height: part.height)
  }

  /// Twelve colours around the wheel, all dark enough for white figures.
  private static let colors: [Color] = [
    0xe0554a, 0xd9772b, 0xb98a1c, 0x6f9a2f, 0x2f9e5b, 0x1f9a8f, 0x2490c4, 0x3f74e0, 0x6a5be0,
    0x9350d6, 0xc24cb5, 0xd84a80,
  ].map(Color.init(hex:))

  private static func color(of item: ItemID) -> Color {
    colors[max(item.rawValue, 0) % colors.count]
  }
}
