internal import DragKit

/// The frames of the parts of a target's card: words at the top, and below them a tray, which stays free
/// for what is held over the card.
struct TargetCardLayout: Hashable, Sendable {
  let card: Rect
  /// Whether cards are low.
  let isCompact: Bool
  /// Whether cards are so low that they have room for one line only.
  let isLow: Bool

  var icon: Rect { Rect(x: card.minX + 16, y: top, width: 22, height: 22) }

  var title: Rect {
    Rect(x: icon.maxX + 10, y: top + 1, width: card.maxX - icon.maxX - 16, height: 20)
  }

  var hint: Rect {
    Rect(x: card.minX + 16, y: title.maxY + 4, width: card.width - 28, height: 18)
  }

  var received: Rect {
    isLow
      ? Rect(x: card.maxX - 36, y: top + 1, width: 28, height: 20)
      : Rect(
        x: card.minX + 16, y: card.maxY - (isCompact ? 28 : 34), width: card.width - 32, height: 20)
  }

  /// Where a compact preview stays: below the words, or beside the card where that is low.
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
