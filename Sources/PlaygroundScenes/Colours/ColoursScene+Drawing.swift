internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension ColoursScene {
  func draw(on canvas: inout Canvas) {
    let layout = layout
    canvas.begin(.page)
    canvas.card(layout.panel, radius: Radius.panel)
    canvas.group(alpha: style == .lift ? .one : .percent(40)) { canvas in
      drawTargets(layout, on: &canvas)
    }
    drawTiles(on: &canvas)
  }

  private func drawTiles(on canvas: inout Canvas) {
    let tiles = canvas.elements(in: Self.column)
    // The places of lifted tiles lie under the neighbors that pass over them.
    for tile in tiles where tile.kind == .gap {
      drawPlace(of: tile.item, at: tile.frame, on: &canvas)
    }
    for tile in tiles where tile.isHeld {
      guard let home = frame(of: tile.item) else { continue }
      drawPlace(of: tile.item, at: home, on: &canvas)
    }
    let standing = tiles.filter { $0.kind == .item && !$0.isHeld }
    // A released tile passes over its neighbors.
    for tile in standing.filter({ !$0.isGliding }) + standing.filter(\.isGliding) {
      draw(tile, on: &canvas)
    }
    for held in heldTiles { drawGoal(of: held, on: &canvas) }
    for held in heldTiles {
      canvas.begin(held.item)
      drawTile(held.item, at: held.frame, on: &canvas)
    }
  }

  func frame(of item: ItemID) -> Rect? {
    guard let container = model[Self.column], let offset = container.offset(of: item) else {
      return nil
    }
    return column.frame(at: offset, of: container.count)
  }

  private func drawGoal(of held: HeldTile, on canvas: inout Canvas) {
    guard let offset = held.goal, let container = model[Self.column],
      container.item(at: offset) != held.item
    else { return }
    let frame = column.frame(at: offset, of: container.count)
    canvas.begin(.goal, held.item.rawValue)
    canvas.targetRing(around: frame, radius: frame.width / 5)
  }

  private func drawTile(_ item: ItemID, at frame: Rect, on canvas: inout Canvas) {
    guard let tile = color(of: item) else { return }
    let radius = frame.width / 5
    if showsImages {
      canvas.draw(.image(picture(of: tile), frame, radius: radius))
    } else {
      canvas.fill(frame, radius: radius, tile.color)
    }
    if canvas.theme.isDark, tile == .black {
      canvas.outline(
        frame, radius: radius, width: LineWidth.emphasis, Color.white.opacity(percent: 40))
    }
  }

  func picture(of tile: TileColor) -> String {
    let number = TileColor.allCases.firstIndex(of: tile) ?? 0
    return pictures.picture(of: number) ?? tile.rawValue
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    canvas.preview(size, cornerRadius: size.width / 5) { canvas, frame in
      drawTile(item, at: frame, on: &canvas)
    }
  }

  /// The outline of a preview with the colour's name; `nil` unless the scene uses it.
  var ownOutline: DragPreview? {
    usesOwnPreview ? DragPreview(size: Size(width: 124, height: 44), cornerRadius: 22) : nil
  }

  func ownPreview(of item: ItemID) -> PreviewDrawing? {
    guard let outline = ownOutline, let tile = color(of: item) else { return nil }
    return Canvas.plain.preview(outline.size, cornerRadius: outline.cornerRadius) { canvas, card in
      canvas.fill(card, radius: card.height / 2, .white)
      canvas.outline(card, radius: card.height / 2, Color.black.opacity(percent: 10))
      canvas.disc(at: Point(x: 22, y: 22), 24, tile.color)
      canvas.text(
        tile.title, .strongLabel, .ink, in: card.column(44, width: 72))
    }
  }

  private func draw(_ tile: SceneElement, on canvas: inout Canvas) {
    let (frame, radius) = (tile.unscaledFrame, tile.unscaledFrame.width / 5)
    canvas.begin(tile.item)
    canvas.item(tile) { canvas, frame in drawTile(tile.item, at: frame, on: &canvas) }
    if canvas.focused == tile.item {
      canvas.focusRing(around: frame, radius: radius)
    }
    if canvas.isHot(tile.item) {
      let percent = canvas.isPressed(tile.item) ? 18 : 10
      canvas.fill(frame, radius: radius, Color.white.opacity(percent: percent))
    }
  }

  private func drawPlace(of item: ItemID, at frame: Rect, on canvas: inout Canvas) {
    guard let tile = color(of: item) else { return }
    let radius = frame.width / 5
    canvas.begin(.place, item.rawValue)
    // The source of a copy stays as it is.
    if canvas.session?.operation?.keepsSource == true {
      return drawTile(item, at: frame, on: &canvas)
    }
    canvas.place(frame, radius: radius, of: showsImages ? nil : tile.color)
  }
}
