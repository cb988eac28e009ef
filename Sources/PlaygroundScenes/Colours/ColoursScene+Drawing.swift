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
    // The slots of dragged tiles are drawn first, because other tiles pass over them.
    for tile in tiles where tile.kind == .gap {
      drawPlace(of: tile.item, at: tile.frame, on: &canvas)
    }
    for tile in tiles where tile.isHeld {
      guard let home = frame(of: tile.item) else { continue }
      drawPlace(of: tile.item, at: home, on: &canvas)
    }
    let standing = tiles.filter { $0.kind == .item && !$0.isHeld }
    // Released tiles are drawn after the other tiles of the column, because they pass over them.
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
    model[Self.column]?.offset(of: item).map { column.frame(at: $0, of: tileCount) }
  }

  private func drawGoal(of held: HeldTile, on canvas: inout Canvas) {
    guard let goal = held.goal, model[Self.column]?.item(at: goal) != held.item else { return }
    let frame = column.frame(at: goal, of: tileCount)
    canvas.begin(.goal, held.item.rawValue)
    canvas.targetRing(around: frame, radius: frame.width / 5)
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

  private func drawTile(_ item: ItemID, at frame: Rect, on canvas: inout Canvas) {
    guard let tile = color(of: item) else { return }
    let radius = frame.width / 5
    drawFace(of: tile, in: frame, radius: radius, on: &canvas)
    if canvas.theme.isDark, tile == .black {
      canvas.outline(
        frame, radius: radius, width: LineWidth.emphasis, Color.white.opacity(percent: 40))
    }
  }

  /// Draws the picture of a tile or chip if ``showsImages`` is `true`; otherwise its color.
  private func drawFace(
    of tile: TileColor, in frame: Rect, radius: Length, on canvas: inout Canvas
  ) {
    guard showsImages else { return canvas.fill(frame, radius: radius, tile.color) }
    let number = TileColor.allCases.firstIndex(of: tile) ?? 0
    let picture = pictures.picture(of: number) ?? tile.rawValue
    canvas.draw(.image(picture, frame, radius: radius))
  }

  private func drawPlace(of item: ItemID, at frame: Rect, on canvas: inout Canvas) {
    guard let tile = color(of: item) else { return }
    canvas.begin(.place, item.rawValue)
    // A tile that a drop would copy or link stays visible in its slot.
    if canvas.session?.operation?.keepsSource == true {
      return drawTile(item, at: frame, on: &canvas)
    }
    canvas.place(frame, radius: frame.width / 5, of: showsImages ? nil : tile.color)
  }

  // MARK: - Previews

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    canvas.preview(size, cornerRadius: size.width / 5) { canvas, frame in
      drawTile(item, at: frame, on: &canvas)
    }
  }

  /// The outline of the preview with the color's name; `nil` if `usesOwnPreview` is `false`.
  var ownOutline: DragPreview? {
    usesOwnPreview ? DragPreview(size: Size(width: 124, height: 44), cornerRadius: 22) : nil
  }

  func ownPreview(of item: ItemID, on canvas: Canvas) -> PreviewDrawing? {
    guard let outline = ownOutline, let tile = color(of: item) else { return nil }
    return canvas.preview(outline.size, cornerRadius: outline.cornerRadius) { canvas, card in
      canvas.fill(card, radius: card.height / 2, .white)
      canvas.outline(card, radius: card.height / 2, Color.black.opacity(percent: 10))
      canvas.disc(at: Point(x: 22, y: 22), 24, tile.color)
      canvas.text(
        tile.title, .strongLabel, .ink, in: card.column(44, width: 72))
    }
  }
}

// MARK: - The cards of the targets

extension ColoursScene {
  private func drawTargets(_ layout: ColoursLayout, on canvas: inout Canvas) {
    for card in layout.cards {
      let shown = canvas.operation(on: card.target, card.card)
      canvas.begin(card.target.id)
      canvas.draw(
        TargetCard(layout: card, operation: shown), in: Rect(origin: .zero, size: card.card.size))
      drawReceived(on: card, &canvas)
    }
    for chip in canvas.elements(in: Self.copies) where chip.kind == .item {
      canvas.item(chip) { canvas, frame in drawChip(chip.item, in: frame, on: &canvas) }
    }
  }

  private func drawReceived(on card: TargetCardLayout, _ canvas: inout Canvas) {
    let theme = canvas.theme
    switch card.target {
    case .copy:
      let hidden = (model[Self.copies]?.count ?? 0) - copiesWithChip.count
      guard hidden > 0 else { break }
      let last = card.copy(Self.copyPlaces - 1)
      let box = Rect(center: last.center, size: Size(width: 28, height: 16))
      canvas.text("+\(hidden)", .strongCaption, theme.secondaryText, in: box, .center)
    case .closure:
      guard let receivedText else { break }
      let indent: Length = receivedText.copy == nil || card.chip == nil ? 0 : 24
      let line = card.received.inset(by: Insets(left: indent))
      canvas.text("\"\(receivedText.value)\"", .trace, theme.accent, in: line)
    case .closurePlace:
      guard let receivedPlace, receivedPlace.copy == nil else { break }
      canvas.disc(at: card.card.origin + (receivedPlace.value - .zero), 10, theme.accent)
    case .forbidden, .cancel, .images: break
    }
  }

  private func drawChip(_ copy: ItemID, in square: Rect, on canvas: inout Canvas) {
    guard let tile = color(of: copy) else { return }
    drawFace(of: tile, in: square, radius: Radius.chip, on: &canvas)
    if isLink(copy) { canvas.icon("link", size: 11, tile.contrastingColor, in: square) }
    if canvas.theme.isDark {
      canvas.outline(square, radius: Radius.chip, canvas.theme.hairline)
    }
  }
}

extension Canvas {
  /// Returns the operation that a target's card shows; `nil` while no drag is over the card.
  fileprivate func operation(on target: DropTargetID, _ card: Rect) -> DropOperation? {
    guard let session else { return nil }
    if session.target?.item == target.id { return session.operation ?? .copy }
    // A refused drag has no target; its location determines the card.
    return session.target == nil && isRefused && card.contains(session.location) ? .forbidden : nil
  }
}

/// The drawing of a target's card, without chips, in window coordinates: the card never moves.
private struct TargetCard: ItemDrawing {
  let layout: TargetCardLayout
  /// The operation to show; `nil` while nothing is dragged over the target.
  let operation: DropOperation?

  func draw(in frame: Rect, on canvas: inout Canvas) {
    let (theme, target) = (canvas.theme, layout.target)
    let (emphasis, color): (Color?, Color) =
      switch operation {
      case nil: (nil, theme.text)
      case .forbidden: (theme.danger, theme.danger)
      // Canceling is not an error, so the card is not drawn in the color of danger.
      case .cancel: (theme.secondaryText, theme.text)
      default: (theme.accent, theme.accent)
      }
    canvas.card(layout.card, emphasis: emphasis)
    let icon = operation == .forbidden ? "forbidden" : target.icon
    canvas.icon(icon, size: 22, color, in: layout.icon)
    canvas.text(target.title, .strongLabel, color, in: layout.title)
    guard !layout.isLow, let hint = target.title.attribute("hint") else { return }
    canvas.text(hint, .caption, theme.secondaryText, in: layout.hint)
  }
}
