internal import DragKit

extension BoardScene {
  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    let theme = chrome.theme
    let tiles = interaction.visibleItems(in: Self.container)
    canvas.own(-2000)
    canvas.clip(to: bounds) { canvas in
      drawGap(on: &canvas, interaction, theme)
      for tile in tiles where tile.isAway && tile.frame.intersects(bounds) {
        drawPlace(tile, on: &canvas, theme)
      }
      for tile in tiles where !tile.isAway && tile.frame.intersects(bounds) {
        canvas.own(tile.item)
        canvas.item(tile) { canvas, frame in
          draw(
            tile.item, in: frame, isHot: interaction.hovered == tile.item,
            isPressed: interaction.isPressed(tile.item), on: &canvas, theme)
        }
      }
      drawMarks(tiles, on: &canvas, interaction, theme)
    }
    drawScrollBar(on: &canvas, interaction, theme)
  }

  /// An item in the air, as it is on the board.
  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    var canvas = Canvas()
    let frame = Rect(origin: .zero, size: size)
    if arrangement == .list { canvas.fill(frame, radius: 8, theme.card) }
    draw(item, in: frame, isHot: false, isPressed: false, on: &canvas, theme)
    return DragPreview(
      size: size, cornerRadius: arrangement == .grid ? 18 : 8, operations: canvas.operations)
  }

  private func draw(
    _ item: ItemID, in frame: Rect, isHot: Bool, isPressed: Bool, on canvas: inout Canvas,
    _ theme: Theme
  ) {
    switch arrangement {
    case .grid: drawTile(item, in: frame, isHot: isHot, isPressed: isPressed, on: &canvas)
    case .list: drawRow(item, in: frame, isHot: isHot, isPressed: isPressed, on: &canvas, theme)
    }
  }

  private func drawTile(
    _ item: ItemID, in frame: Rect, isHot: Bool, isPressed: Bool, on canvas: inout Canvas
  ) {
    canvas.fill(frame, radius: 18, Self.color(of: item))
    if isHot || isPressed {
      canvas.fill(frame, radius: 18, Color.white.opacity(percent: isPressed ? 22 : 12))
    }
    canvas.text("\(item.rawValue + 1)", .title, .white, in: frame, .center)
  }

  private func drawRow(
    _ item: ItemID, in frame: Rect, isHot: Bool, isPressed: Bool, on canvas: inout Canvas,
    _ theme: Theme
  ) {
    if isHot || isPressed {
      canvas.fill(frame, theme.well.opacity(percent: isPressed ? 60 : 30))
    }
    let swatch = Rect(x: frame.minX + 16, y: frame.minY + 10, width: 24, height: 24)
    canvas.fill(swatch, radius: 7, Self.color(of: item))
    canvas.text(
      model.name(of: item), .label, theme.text,
      in: Rect(
        x: swatch.maxX + 14, y: frame.minY, width: max(frame.width - 80, 1), height: frame.height))
    canvas.fill(
      Rect(x: swatch.maxX + 14, y: frame.maxY - 1, width: frame.width - 54, height: 1),
      theme.hairline)
  }

  /// Draws what is chosen, and where the keyboard is.
  private func drawMarks(
    _ tiles: [VisibleItem], on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    let (chosen, focused) = (Set(selection.items), interaction.focused)
    for tile in tiles where !tile.isAway && tile.frame.intersects(bounds) {
      canvas.own(-2300 - tile.item.rawValue * 2)
      if chosen.contains(tile.item) { drawChoice(of: tile, on: &canvas, theme) }
      guard focused == tile.item else { continue }
      canvas.own(-2301 - tile.item.rawValue * 2)
      switch arrangement {
      case .grid: canvas.focusRing(around: tile.frame, radius: 18, theme)
      case .list: canvas.focusRing(within: tile.frame, theme)
      }
    }
  }

  /// A ring around a tile and a check in its corner; a tint and a check at the end of a row.
  private func drawChoice(of tile: VisibleItem, on canvas: inout Canvas, _ theme: Theme) {
    let frame = tile.frame
    let corner: Point
    switch arrangement {
    case .grid:
      canvas.outline(frame, radius: 18, width: 4, theme.accent)
      canvas.outline(frame.insetBy(4), radius: 14, width: 2, .white)
      corner = Point(x: frame.maxX - 18, y: frame.maxY - 18)
    case .list:
      canvas.fill(frame, theme.accent.opacity(percent: 14))
      corner = Point(x: frame.maxX - 40, y: frame.center.y)
    }
    let check = Rect(center: corner, size: Size(width: 22, height: 22))
    canvas.fill(check, radius: 11, .white)
    canvas.fill(check.insetBy(2), radius: 9, theme.accent)
    canvas.icon("check", size: 14, .white, in: check)
  }

  /// Draws where what is in the air belongs.
  private func drawPlace(_ tile: VisibleItem, on canvas: inout Canvas, _ theme: Theme) {
    canvas.own(-2200 - tile.item.rawValue)
    drawPlace(tile.frame, on: &canvas, theme)
  }

  /// Draws where a copy would go.
  private func drawGap(
    on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    guard interaction.session?.operation == .copy,
      let gap = interaction.gapFrame(in: Self.container)
    else { return }
    canvas.own(-2002)
    drawPlace(gap, on: &canvas, theme)
  }

  private func drawPlace(_ frame: Rect, on canvas: inout Canvas, _ theme: Theme) {
    switch arrangement {
    case .grid:
      canvas.fill(frame, radius: 18, theme.well.opacity(percent: 45))
      canvas.outline(frame, radius: 18, width: 2, theme.accent.opacity(percent: 50))
    case .list: canvas.fill(frame, theme.accentFill)
    }
  }

  private func drawScrollBar(
    on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    guard let bar = interaction.scrollBar(of: Self.container), bar.isNeeded else { return }
    let isHeld = interaction.isScrollBarHeld(of: Self.container)
    canvas.own(-2001)
    canvas.fill(bar.thumb, radius: 4, theme.secondaryText.opacity(percent: isHeld ? 80 : 45))
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
