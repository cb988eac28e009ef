internal import DragKit
internal import PlaygroundUI

/// The list, and beside it, as far as there is room, the panel of the rules and the external text.
struct LessonsLayout: Hashable, Sendable {
  let list: Rect
  let boxPitch, linePitch: Length
  private(set) var panel: Rect?
  private(set) var externalCard: Rect?
  private(set) var externalTile: Rect?

  init(bounds: Rect) {
    let hasAside = bounds.width >= 544
    /// Returns the greatest width of the list or of a card: up to three times as much in a wide
    /// window.
    func widest(_ usual: Length) -> Length {
      let grown = usual * Fraction(bounds.width.pixels, 900)
      return min(max(usual, grown.roundedToPixel), usual * 3)
    }
    let width = hasAside ? min(max(bounds.width * 46 / 100, 264), widest(360)) : bounds.width
    list = bounds.column(0, width: width.roundedToPixel)
    let margin = bounds.width >= 720 ? Spacing.wide : Spacing.large
    let aside = bounds.column(list.width, width: bounds.width - list.width).insetBy(margin)
    let isLow = aside.height < 420
    (boxPitch, linePitch) = isLow ? (74, 19) : (86, 22)
    guard hasAside else { return }

    let cards = aside.column(0, width: min(aside.width, widest(440)))
    var top = Length.zero
    let panelHeight = 78 + boxPitch * 2
    if aside.height >= panelHeight {
      panel = cards.band(0, height: panelHeight)
      top = panelHeight + (isLow ? Spacing.large : margin)
    }
    let tile = Size(width: 232, height: isLow ? 44 : 64)
    let card = cards.band(top, height: tile.height + (isLow ? 56 : 68))
    guard card.maxY <= bounds.maxY else { return }
    externalCard = card
    externalTile = Rect(
      x: card.minX + 16, y: card.maxY - tile.height - (isLow ? 12 : 16),
      width: min(tile.width, card.width - 32), height: tile.height)
  }
}
