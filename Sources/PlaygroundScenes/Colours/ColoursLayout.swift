internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The frames of the tile column, the drop-target cards and the chips, in window coordinates.
struct ColoursLayout: Hashable, Sendable {
  let bounds: Rect

  static let spacing = Spacing.medium
  static let panelMargin: Length = 20
  static let gutter = Spacing.large

  /// The scale of tiles and cards in percent: 100…220, depending on ``bounds``.
  private var growth: Int {
    let room = min(bounds.width.pixels * 100 / 900, bounds.height.pixels * 100 / 820)
    return min(max(room, 100), 220)
  }

  /// Returns a length in pixels, scaled by ``growth`` and rounded down to a multiple of four.
  private func grown(_ length: Int) -> Length { Length(pixels: length * growth / 400 * 4) }

  private var tileEdge: Length { grown(100) }
  private var panelWidth: Length { tileEdge + Self.panelMargin * 2 }
  private var columnWidth: Length { panelWidth + 48 }
  private var cardSize: Size { Size(width: grown(172), height: grown(132)) }

  var panel: Rect {
    let tiles = (tileEdge + Self.spacing) * TileColor.allCases.count - Self.spacing
    let height = min(bounds.height - 16, tiles + Self.panelMargin * 2)
    return Rect(
      x: left.roundedToPixel + (columnWidth - panelWidth) / 2,
      y: (bounds.center.y - height / 2).roundedToPixel,
      width: panelWidth, height: max(height, 1))
  }

  var column: ColumnLayout {
    let count = TileColor.allCases.count
    let room = panel.height - Self.panelMargin * 2 + Self.spacing
    let edge = min(tileEdge, max((room / count - Self.spacing).roundedToPixel, 16))
    let aside = (columnWidth - panelWidth) / 2
    return ColumnLayout(
      bounds: panel.inset(by: Insets(left: -aside, right: -aside)),
      itemSize: Size(width: edge, height: edge), spacing: Self.spacing)
  }

  /// Returns the card of a target; `nil` if the page has no room for it.
  func card(_ target: DropTargetID) -> TargetCardLayout? {
    let (row, place) = target.rawValue.quotientAndRemainder(dividingBy: columns)
    let frame = Rect(
      x: left.roundedToPixel + columnWidth + 40 + (cardSize.width + Self.gutter) * place,
      y: top + (cardHeight + cardGap) * row, width: cardSize.width, height: cardHeight)
    guard showsTargets, frame.maxY <= bounds.maxY else { return nil }
    return TargetCardLayout(target: target, card: frame)
  }

  var cards: [TargetCardLayout] { DropTargetID.allCases.compactMap(card) }

  private var rows: Int { (DropTargetID.allCases.count + columns - 1) / columns }

  private var cardGap: Length { columns == 1 ? 10 : Self.gutter }

  private var cardHeight: Length {
    let room = (bounds.height - 16 + cardGap) / rows - cardGap
    return min(cardSize.height, max(room.roundedToPixel, 36))
  }

  private var top: Length {
    let height = (cardHeight + cardGap) * rows - cardGap
    return max(bounds.minY + 8, (bounds.center.y - height / 2).roundedToPixel)
  }

  private var showsTargets: Bool { bounds.width >= columnWidth + 40 + cardSize.width }

  private var columns: Int {
    let width = columnWidth + 40 + cardSize.width * 2 + Self.gutter
    return bounds.width >= width + 32 ? 2 : 1
  }

  private var left: Length {
    guard showsTargets else { return bounds.center.x - columnWidth / 2 }
    let cards = (cardSize.width + Self.gutter) * columns - Self.gutter
    return bounds.center.x - (columnWidth + 40 + cards) / 2
  }
}

/// The frames on a target's card, in window coordinates; they depend on the card's height.
struct TargetCardLayout: Hashable, Sendable {
  let target: DropTargetID
  let card: Rect

  var isLow: Bool { card.height < 80 }
  private var isCompact: Bool { card.height < 132 }

  var icon: Rect { Rect(x: card.minX + 16, y: top, width: 22, height: 22) }

  var title: Rect {
    Rect(x: icon.maxX + 10, y: top + 1, width: card.maxX - icon.maxX - 26, height: 20)
  }

  var hint: Rect { Rect(x: card.minX + 16, y: title.maxY + 4, width: card.width - 28, height: 18) }

  var received: Rect {
    isLow
      ? Rect(x: card.maxX - 36, y: top + 1, width: 28, height: 20)
      : Rect(
        x: card.minX + 16, y: card.maxY - (isCompact ? 28 : 34), width: card.width - 32, height: 20)
  }

  /// The frame of the chip of the tile whose data was read; `nil` if the card is too low for it.
  var chip: Rect? {
    isLow ? nil : chip(at: Point(x: received.minX, y: received.center.y - 8))
  }

  /// Returns the frame of a copy's chip; the last frame can show the number of hidden copies.
  func copy(_ index: Int) -> Rect {
    let row = card.maxY - (isCompact ? 26 : 32)
    return chip(
      at: isLow
        ? Point(x: card.maxX - 28 - Length(pixels: 9) * index, y: card.center.y - 8)
        : Point(x: card.minX + 16 + Length(pixels: 20) * index, y: row))
  }

  /// Returns the frame of a chip that is centered at a point relative to the card's origin.
  func mark(at place: Point) -> Rect { Rect(center: card.origin + (place - .zero), side: 16) }

  private func chip(at origin: Point) -> Rect {
    Rect(origin: origin, size: Size(width: 16, height: 16))
  }

  var tray: Rect {
    isLow
      ? Rect(x: card.minX - 44, y: card.center.y - 20, width: 40, height: 40)
      : Rect(
        x: card.minX + 12, y: hint.maxY + 8, width: card.width - 24,
        height: max(card.maxY - 8 - hint.maxY - 8, 0))
  }

  private var top: Length {
    let distance = isLow ? (card.height - 22) / 2 : isCompact ? 9 : 16
    return card.minY + distance.roundedToPixel
  }
}
