internal import DragKit

extension ColoursScene {
  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    let layout = ColoursLayout(bounds: bounds)
    let theme = chrome.theme
    canvas.begin(.page)
    canvas.card(layout.panel, radius: 24, theme)
    canvas.group(alpha: style == .lift ? .one : .percent(40), .identity) { canvas in
      drawTargets(layout, on: &canvas, interaction, chrome)
    }
    drawTiles(on: &canvas, interaction, theme)
  }

  private func drawTiles(
    on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    let tiles = interaction.visibleItems(in: Self.column)
    // The place of what is in the air lies under the neighbours that pass over it.
    for tile in tiles where tile.isAway { drawPlace(tile, at: tile.frame, on: &canvas) }
    for tile in tiles where tile.isHeld {
      guard let home = home(of: tile.item) else { continue }
      drawPlace(tile, at: home, on: &canvas)
    }
    let standing = tiles.filter { !$0.isAway && !$0.isHeld }
    // What was let go of passes over its neighbours on its way.
    for tile in standing.filter({ !$0.isGliding }) + standing.filter(\.isGliding) {
      drawTile(tile, on: &canvas, interaction, theme)
    }
    for carried in carried { drawGoal(of: carried, on: &canvas, theme) }
    for carried in carried {
      canvas.begin(carried.item)
      drawTile(carried.item, at: carried.frame, on: &canvas, theme)
    }
  }

  /// Where a tile belongs in the column.
  private func home(of item: ItemID) -> Rect? {
    guard let container = model[Self.column], let offset = container.offset(of: item) else {
      return nil
    }
    return column?.frame(at: offset, of: container.count)
  }

  /// Draws a ring around the place that a carried tile would go to.
  private func drawGoal(of carried: Carried, on canvas: inout Canvas, _ theme: Theme) {
    guard let offset = offset(at: carried.location), let container = model[Self.column],
      container.item(at: offset) != carried.item,
      let frame = column?.frame(at: offset, of: container.count)
    else { return }
    canvas.begin(.goal, carried.item.rawValue)
    canvas.outline(frame.insetBy(-4), radius: frame.width / 5 + 4, width: 3, theme.accent)
  }

  /// Draws a tile of the given size whose upper left corner is the origin.
  func drawTile(
    _ item: ItemID, at frame: Rect, on canvas: inout Canvas, _ theme: Theme
  ) {
    guard let tile = color(of: item) else { return }
    if showsImages {
      canvas.draw(.image(picture(of: tile), frame, radius: frame.width / 5))
    } else {
      canvas.fill(frame, radius: frame.width / 5, tile.color)
    }
    if theme.isDark, tile == .black {
      canvas.outline(frame, radius: frame.width / 5, Color.white.opacity(percent: 26))
    }
  }

  private func picture(of tile: TileColor) -> String {
    let number = TileColor.allCases.firstIndex(of: tile) ?? 0
    return pictures.picture(of: number) ?? tile.rawValue
  }

  /// A tile in the air, as it is in the column.
  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    var canvas = Canvas()
    drawTile(item, at: Rect(origin: .zero, size: size), on: &canvas, theme)
    return DragPreview(
      size: size, cornerRadius: size.width / 5, operations: canvas.operations)
  }

  /// A preview of its own: the tile's colour and name on a small card.
  func preview(of item: ItemID) -> DragPreview? {
    guard usesOwnPreview, let tile = color(of: item) else { return nil }
    let card = Rect(x: 0, y: 0, width: 124, height: 44)
    var canvas = Canvas()
    canvas.fill(card, radius: 22, .white)
    canvas.outline(card, radius: 22, Color.black.opacity(percent: 10))
    canvas.fill(Rect(x: 10, y: 10, width: 24, height: 24), radius: 12, tile.color)
    canvas.text(
      model.name(of: item), .strongLabel, Color(hex: 0x1b1b1f),
      in: Rect(x: 44, y: 0, width: 72, height: 44))
    return DragPreview(size: card.size, cornerRadius: 22, operations: canvas.operations)
  }

  private func drawTile(
    _ tile: VisibleItem, on canvas: inout Canvas, _ interaction: Interaction, _ theme: Theme
  ) {
    canvas.begin(tile.item)
    canvas.item(tile) { canvas, frame in drawTile(tile.item, at: frame, on: &canvas, theme) }
    if interaction.focused == tile.item {
      canvas.focusRing(around: tile.frame, radius: tile.frame.width / 5, theme)
    }
    if interaction.isPressed(tile.item) {
      canvas.fill(tile.frame, radius: tile.frame.width / 5, Color.white.opacity(percent: 18))
    } else if interaction.hovered == tile.item {
      canvas.fill(tile.frame, radius: tile.frame.width / 5, Color.white.opacity(percent: 10))
    }
  }

  /// Draws where a tile in the air belongs: the tile under 50 % of white, as in the article.
  private func drawPlace(_ tile: VisibleItem, at frame: Rect, on canvas: inout Canvas) {
    guard let color = color(of: tile.item) else { return }
    canvas.begin(.place, tile.item.rawValue)
    guard showsImages else {
      return canvas.fill(frame, radius: frame.width / 5, color.color.mixed(with: .white))
    }
    canvas.draw(.image(picture(of: color), frame, radius: frame.width / 5))
    canvas.fill(frame, radius: frame.width / 5, Color.white.opacity(percent: 50))
  }
}
