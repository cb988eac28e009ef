internal import DragKit
internal import PlaygroundUI

struct LessonsLayout: Hashable, Sendable {
  let bounds: Rect

  private var isLow: Bool { aside.height < 420 }

  private var panelHeight: Length { 70 + boxPitch * 2 + 8 }

  var boxPitch: Length { isLow ? 74 : 86 }

  var linePitch: Length { isLow ? 19 : 22 }

  private var tileSize: Size { Size(width: 232, height: isLow ? 44 : 64) }

  var list: Rect {
    let width = hasAside ? min(max(bounds.width * 46 / 100, 264), widest(360)) : bounds.width
    return bounds.column(0, width: width.roundedToPixel)
  }

  /// Returns the greatest width of the list or of a card: up to three times as much in a wide
  /// window.
  private func widest(_ usual: Length) -> Length {
    let grown = usual * Fraction(bounds.width.pixels, 900)
    return min(max(usual, grown.roundedToPixel), usual * 3)
  }

  private var hasAside: Bool { bounds.width >= 544 }

  private var margin: Length { bounds.width >= 720 ? Spacing.wide : Spacing.large }

  private var aside: Rect {
    bounds.column(list.width, width: bounds.width - list.width).insetBy(margin)
  }

  var panel: Rect? {
    guard hasAside, aside.height >= panelHeight else { return nil }
    return aside.column(0, width: min(aside.width, widest(440))).band(0, height: panelHeight)
  }

  var externalCard: Rect? {
    guard hasAside else { return nil }
    let top = panel.map { $0.maxY + (isLow ? Spacing.large : margin) } ?? aside.minY
    let card = Rect(
      x: aside.minX, y: top, width: min(aside.width, widest(440)),
      height: tileSize.height + (isLow ? 56 : 68))
    return card.maxY <= bounds.maxY ? card : nil
  }

  var externalTile: Rect? {
    externalCard.map { card in
      Rect(
        x: card.minX + 16, y: card.maxY - tileSize.height - (isLow ? 12 : 16),
        width: min(tileSize.width, card.width - 32), height: tileSize.height)
    }
  }
}
