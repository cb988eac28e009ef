internal import DragKit
internal import PlaygroundUI

struct GuideLayout: Hashable, Sendable {
  let bounds: Rect

  /// The window size of the guide's recordings, in logical pixels: room for a column of five tiles.
  static let recorded = Size(width: 188, height: 604)

  var isSmall: Bool { bounds.height < 520 || bounds.width < 620 }
  private var isNarrow: Bool { bounds.width < 500 }
  private var margin: Length { isSmall ? Spacing.medium : Spacing.wide }
  private var padding: Length { isSmall ? 12 : 20 }

  var heading: Rect { inner.band(0, height: isSmall ? 0 : 54) }

  var footer: Rect {
    let height: Length = isSmall ? 40 : 44
    return inner.band(inner.height - height, height: height)
  }

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

  func title(_ style: GuideStyle) -> Rect { content(style).band(padding - 6, height: 28) }

  private func content(_ style: GuideStyle) -> Rect {
    card(style).inset(by: Insets(left: padding, right: padding))
  }

  func panel(_ style: GuideStyle) -> Rect {
    let top = title(style).maxY + (isSmall ? 4 : 10)
    let height = max(caption(style).minY - (isSmall ? 8 : 14) - top, 1)
    let width = (Self.recorded.width * Fraction(height.pixels, Self.recorded.height.pixels))
    return Rect(x: content(style).minX, y: top, width: width.roundedToPixel, height: height)
  }

  func calls(_ style: GuideStyle) -> Rect {
    let panel = panel(style)
    let left = panel.maxX + padding
    let heading: Length = isSmall ? 0 : 24
    return Rect(
      x: left, y: panel.minY + heading, width: max(content(style).maxX - left, 0),
      height: max(panel.height - heading, 0))
  }

  func caption(_ style: GuideStyle) -> Rect {
    let content = content(style)
    return content.band(content.height - padding - 36, height: 40)
  }

  private var inner: Rect { bounds.insetBy(margin) }
}

// MARK: - The buttons and the progress
extension GuideLayout {
  private static let segment: Length = 44

  /// Places the buttons on the left, and the speeds beside them.
  func place(_ buttons: [Widget], speeds: [Widget]) -> [PlacedWidget] {
    let segments = WidgetLayout.row(of: speeds.map { .widget($0, Self.segment) })
    let row = WidgetLayout.row(of: [
      .row(76, spacing: 4, of: buttons.map { .widget($0, 36) }), .space(12),
      .column(
        segments.contentLength,
        of: [
          .space(2), .layers(of: [.widget(.groove(radius: Radius.row)), segments]), .space(2),
        ]),
    ])
    return row.placed(
      in: Rect(
        x: footer.minX - 8, y: (footer.center.y - 18).roundedToPixel, width: row.contentLength,
        height: 36))
  }

  var track: Rect {
    let speeds = Self.segment * GuideControl.speeds.count
    let left = footer.minX + 80 + speeds + (isSmall ? 24 : 36)
    return Rect(
      x: left, y: (footer.center.y - 9).roundedToPixel,
      width: max(footer.maxX - (isSmall ? 16 : 24) - left, 0), height: 4)
  }
}
