internal import DragKit
internal import PlaygroundUI

/// The frames of the list, of the rules panel and of the external text, in window coordinates.
///
/// The panel and the text are beside the list; each is `nil` if there is no room for it.
struct LessonsLayout: Hashable, Sendable {
  let list: Rect
  let boxPitch, linePitch: Length
  private(set) var panel: Rect?
  private(set) var externalCard: Rect?
  private(set) var externalTile: Rect?

  init(bounds: Rect) {
    let hasAside = bounds.width >= 544
    /// Returns a maximum width: `usual`, or up to three times that on pages wider than 900 pixels.
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
