internal import DragKit

/// Where the parts of the guide's page are: a heading, a card for each style, the buttons below.
///
/// The cards stand side by side, below each other where the page is narrow. Where it is small, the
/// heading goes and the margins shrink.
struct GuideLayout: Hashable, Sendable {
  let bounds: Rect

  /// The window that the gestures are recorded in: as wide as the column, and as high as five tiles
  /// of full size want it.
  static let recorded = Size(width: 188, height: 604)

  var isSmall: Bool { bounds.height < 520 || bounds.width < 620 }
  private var isNarrow: Bool { bounds.width < 500 }
  private var margin: Length { isSmall ? 12 : 24 }
  private var padding: Length { isSmall ? 12 : 20 }

  /// Two lines that say what is seen.
  var heading: Rect {
    Rect(
      x: inner.minX, y: inner.minY, width: inner.width, height: isSmall ? 0 : 54)
  }

  /// The bar of the buttons.
  var footer: Rect {
    let height: Length = isSmall ? 40 : 44
    return Rect(x: inner.minX, y: inner.maxY - height, width: inner.width, height: height)
  }

  /// The card of a style.
  func card(_ style: GuideStyle) -> Rect {
    let gap = padding
    let top = isSmall ? inner.minY : heading.maxY + 16
    let height = max(footer.minY - (isSmall ? 10 : 18) - top, 0)
    let index = style.rawValue
    guard !isNarrow else {
      let each = max((height - gap) / 2, 0).roundedToPixel
      return Rect(x: inner.minX, y: top + (each + gap) * index, width: inner.width, height: each)
    }
    let each = max((inner.width - gap) / 2, 0).roundedToPixel
    return Rect(x: inner.minX + (each + gap) * index, y: top, width: each, height: height)
  }

  /// The style's name.
  func title(_ style: GuideStyle) -> Rect {
    let card = card(style)
    return Rect(
      x: card.minX + padding, y: card.minY + padding - 6, width: card.width - padding * 2,
      height: 28)
  }

  /// The tiles: as large as the card lets them be.
  func panel(_ style: GuideStyle) -> Rect {
    let card = card(style)
    let top = title(style).maxY + (isSmall ? 4 : 10)
    let height = max(caption(style).minY - (isSmall ? 8 : 14) - top, 1)
    let width = (Self.recorded.width * Fraction(height.pixels, Self.recorded.height.pixels))
    return Rect(x: card.minX + padding, y: top, width: width.roundedToPixel, height: height)
  }

  /// The calls, beside the tiles, below a heading where there is room for one.
  func calls(_ style: GuideStyle) -> Rect {
    let (card, panel) = (card(style), panel(style))
    let left = panel.maxX + padding
    let heading: Length = isSmall ? 0 : 24
    return Rect(
      x: left, y: panel.minY + heading, width: max(card.maxX - padding - left, 0),
      height: max(panel.height - heading, 0))
  }

  /// Two lines that say what is happening.
  func caption(_ style: GuideStyle) -> Rect {
    let card = card(style)
    return Rect(
      x: card.minX + padding, y: card.maxY - padding - 36, width: card.width - padding * 2,
      height: 40)
  }

  private var inner: Rect { bounds.insetBy(margin) }
}

// The buttons, and how far it is.
extension GuideLayout {
  private static let segment = Size(width: 44, height: 32)

  /// Where the buttons begin: their icons stand below the edge of the cards, not their plates.
  private var buttonsX: Length { footer.minX - 8 }

  /// Where a button is.
  func frame(of control: GuideControl) -> Rect {
    let y = (footer.center.y - 18).roundedToPixel
    switch control {
    case .play: return Rect(x: buttonsX, y: y, width: 36, height: 36)
    case .restart: return Rect(x: buttonsX + 40, y: y, width: 36, height: 36)
    case .slow, .half, .full:
      let index = control.rawValue - GuideControl.slow.rawValue
      return Rect(
        origin: speeds.origin + Vector(dx: Self.segment.width * index, dy: 0), size: Self.segment)
    }
  }

  /// The plate behind the speeds.
  var speeds: Rect {
    Rect(
      x: buttonsX + 88, y: (footer.center.y - Self.segment.height / 2).roundedToPixel,
      width: Self.segment.width * GuideControl.speeds.count, height: Self.segment.height)
  }

  /// The line that shows how far the gestures are.
  var track: Rect {
    let left = speeds.maxX + (isSmall ? 24 : 36)
    return Rect(
      x: left, y: (footer.center.y - 9).roundedToPixel,
      width: max(footer.maxX - (isSmall ? 16 : 24) - left, 0), height: 4)
  }
}
