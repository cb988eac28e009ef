internal import DragKit

/// Where the list and what stands beside it are, within what the chrome leaves for the scene.
struct LessonsLayout: Hashable, Sendable {
  let bounds: Rect

  /// `true` where the window is so low that rules are named and not explained.
  var isLow: Bool { aside.height < 420 }

  /// How high the panel with the proposals is.
  private var panelHeight: Length { 70 + boxPitch * 2 + 8 }

  /// How far the answer of one rule set is from that of the other.
  var boxPitch: Length { isLow ? 60 : 86 }

  private var tileSize: Size { Size(width: 232, height: isLow ? 44 : 64) }

  /// The list: beside a free space where there is room for one, and as high as the scene.
  var list: Rect {
    let width = hasAside ? min(max(bounds.width * 46 / 100, 264), 360) : bounds.width
    return Rect(
      x: bounds.minX, y: bounds.minY, width: width.roundedToPixel, height: bounds.height)
  }

  private var hasAside: Bool { bounds.width >= 544 }

  private var margin: Length { bounds.width >= 720 ? 24 : 16 }

  private var aside: Rect {
    Rect(x: list.maxX, y: bounds.minY, width: bounds.maxX - list.maxX, height: bounds.height)
      .insetBy(margin)
  }

  /// The panel that says what each of the rule sets proposes; nothing where there is no room.
  var panel: Rect? {
    guard hasAside, aside.height >= panelHeight else { return nil }
    return Rect(
      x: aside.minX, y: aside.minY, width: min(aside.width, 440), height: panelHeight)
  }

  /// The card around what was not lifted in the list.
  var externalCard: Rect? {
    guard hasAside else { return nil }
    let top = panel.map { $0.maxY + margin } ?? aside.minY
    let card = Rect(
      x: aside.minX, y: top, width: min(aside.width, 440),
      height: tileSize.height + (isLow ? 56 : 68))
    return card.maxY <= bounds.maxY ? card : nil
  }

  /// What was not lifted in the list.
  var externalTile: Rect? {
    externalCard.map { card in
      Rect(
        x: card.minX + 16, y: card.maxY - tileSize.height - (isLow ? 12 : 16),
        width: min(tileSize.width, card.width - 32), height: tileSize.height)
    }
  }
}
