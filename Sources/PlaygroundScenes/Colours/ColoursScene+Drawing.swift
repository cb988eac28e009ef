internal import DragKit

extension ColoursScene {
  /// Draws the column and the targets, without what is in the air.
  func draw(on canvas: inout Canvas, in bounds: Rect, _ interaction: Interaction, _ chrome: Chrome)
  {
    let layout = ColoursLayout(bounds: bounds)
    let theme = chrome.theme
    canvas.own(-2000)
    drawCard(layout.panel, radius: 24, isTargeted: false, on: &canvas, theme)
    for target in DropTargetID.allCases {
      guard let card = layout.card(target) else { continue }
      draw(target, card, layout, on: &canvas, interaction, chrome)
    }
    let tiles = interaction.visibleItems(in: Self.column)
    // The place of what is in the air lies under the neighbours that pass over it.
    for tile in tiles where tile.isAway { drawPlace(tile, on: &canvas) }
    for tile in tiles where !tile.isAway { drawTile(tile, on: &canvas, interaction, theme) }
  }

  /// Draws a tile of the given size whose upper left corner is the origin.
  func drawTile(
    _ item: ItemID, at frame: Rect, on canvas: inout Canvas, _ theme: Theme
  ) {
    guard let tile = color(of: item) else { return }
    canvas.fill(frame, radius: 20, tile.color)
    if theme.isDark, tile == .black { canvas.outline(frame, radius: 20, theme.hairline) }
  }

  private func drawTile(
    _ tile: VisibleItem, on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    canvas.own(tile.item)
    drawTile(tile.item, at: tile.frame, on: &canvas, theme)
    if interaction.isPressed(tile.item) {
      canvas.fill(tile.frame, radius: 20, Color.white.opacity(percent: 18))
    } else if interaction.hovered == tile.item {
      canvas.fill(tile.frame, radius: 20, Color.white.opacity(percent: 10))
    }
  }

  /// Draws where a tile in the air belongs: the tile under 50 % of white, as in the article.
  private func drawPlace(_ tile: VisibleItem, on canvas: inout Canvas) {
    guard let color = color(of: tile.item)?.color else { return }
    canvas.own(tile.item)
    canvas.fill(tile.frame, radius: 20, color.mixed(with: .white))
  }

  private func drawCard(
    _ card: Rect, radius: Length, isTargeted: Bool, on canvas: inout Canvas, _ theme: Theme
  ) {
    canvas.draw(
      .shadow(
        card.moved(by: Vector(dx: 0, dy: 2)), radius: radius, blur: 10,
        color: Color.black.opacity(percent: theme.isDark ? 30 : 8)))
    canvas.fill(card, radius: radius, isTargeted ? theme.accentFill : theme.card)
    canvas.outline(
      card, radius: radius, width: isTargeted ? 2 : 1, isTargeted ? theme.accent : theme.hairline)
  }

  private func draw(
    _ target: DropTargetID, _ card: Rect, _ layout: ColoursLayout, on canvas: inout Canvas,
    _ interaction: Interaction, _ chrome: Chrome
  ) {
    let theme = chrome.theme
    let isTargeted = interaction.session?.target?.item == target.id
    canvas.own(target.id)
    drawCard(card, radius: 16, isTargeted: isTargeted, on: &canvas, theme)
    let inner = card.insetBy(16)
    let color = isTargeted ? theme.accent : theme.text
    canvas.icon(
      target.icon, size: 22, color,
      in: Rect(x: inner.minX, y: inner.minY, width: 22, height: 22))
    let words = target.words
    canvas.text(
      chrome.text(words.title), .strongLabel, color,
      in: Rect(x: inner.minX, y: inner.minY + 32, width: inner.width, height: 20))
    canvas.text(
      chrome.text(words.hint), .caption, theme.secondaryText,
      in: Rect(x: inner.minX, y: inner.minY + 52, width: inner.width, height: 18))
    drawWhatCame(to: target, card, layout, on: &canvas, theme)
  }

  /// Draws what a target has received.
  private func drawWhatCame(
    to target: DropTargetID, _ card: Rect, _ layout: ColoursLayout, on canvas: inout Canvas,
    _ theme: Theme
  ) {
    switch target {
    case .copy:
      for (index, item) in (model[Self.copies]?.items ?? []).suffix(7).enumerated() {
        guard let square = layout.copy(index), let tile = color(of: item) else { continue }
        canvas.fill(square, radius: 5, tile.color)
        if theme.isDark { canvas.outline(square, radius: 5, theme.hairline) }
      }
    case .closure:
      guard let receivedText else { break }
      canvas.text(
        "\"\(receivedText)\"", .trace, theme.accent,
        in: Rect(x: card.minX + 16, y: card.maxY - 34, width: card.width - 32, height: 20))
    case .closurePlace:
      guard let receivedPlace else { break }
      let center = card.origin + (receivedPlace - .zero)
      canvas.fill(
        Rect(center: center, size: Size(width: 10, height: 10)), radius: 5, theme.accent)
    case .forbidden, .cancel, .images: break
    }
  }
}
