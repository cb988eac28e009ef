internal import DragKit

/// Where the column and the targets stand, within what the chrome leaves for the scene.
struct ColoursLayout: Hashable, Sendable {
  let bounds: Rect

  static let tileSize = Size(width: 100, height: 100)
  static let spacing: Length = 12
  static let panelWidth: Length = 188
  static let cardSize = Size(width: 172, height: 132)
  static let gutter: Length = 16

  /// The panel of the column: all of it takes drops.
  var panel: Rect {
    let height = min(bounds.height - 16, 612)
    return Rect(
      x: left.roundedToPixel, y: (bounds.center.y - height / 2).roundedToPixel,
      width: Self.panelWidth, height: max(height, 1))
  }

  /// How the tiles are laid out: article 001's stack, 20 pixels in from the panel's edges.
  var column: ColumnLayout {
    ColumnLayout(bounds: panel, itemSize: Self.tileSize, spacing: Self.spacing)
  }

  /// The frame of a target's card; nothing where there is no room for cards.
  func card(_ target: DropTargetID) -> Rect? {
    guard showsTargets else { return nil }
    let (row, place) = target.rawValue.quotientAndRemainder(dividingBy: columns)
    let rows = (DropTargetID.allCases.count + columns - 1) / columns
    let height = (Self.cardSize.height + Self.gutter) * rows - Self.gutter
    let origin = Point(
      x: panel.maxX + 40, y: max(bounds.minY + 8, (bounds.center.y - height / 2).roundedToPixel))
    return Rect(
      origin: origin
        + Vector(
          dx: (Self.cardSize.width + Self.gutter) * place,
          dy: (Self.cardSize.height + Self.gutter) * row),
      size: Self.cardSize)
  }

  /// The squares of the copies on the card of the copy target.
  func copy(_ index: Int) -> Rect? {
    card(.copy).map { card in
      Rect(
        x: card.minX + 16 + Length(pixels: 20) * index, y: card.maxY - 32, width: 16, height: 16)
    }
  }

  private var showsTargets: Bool { bounds.width >= Self.panelWidth + 40 + Self.cardSize.width }

  private var columns: Int {
    let width = Self.panelWidth + 40 + Self.cardSize.width * 2 + Self.gutter
    return bounds.width >= width + 32 ? 2 : 1
  }

  private var left: Length {
    guard showsTargets else { return bounds.center.x - Self.panelWidth / 2 }
    let cards = (Self.cardSize.width + Self.gutter) * columns - Self.gutter
    return bounds.center.x - (Self.panelWidth + 40 + cards) / 2
  }
}

extension ColoursScene {
  /// The areas of the scene, the rearmost first.
  func areas(in bounds: Rect) -> [Stage.Area] {
    let layout = ColoursLayout(bounds: bounds)
    let cards = DropTargetID.allCases.compactMap { target in
      layout.card(target).map { PlacedItem(target.id, $0) }
    }
    return [
      Stage.Area(Self.targets, .placed(cards)),
      Stage.Area(Self.column, .column(layout.column)),
    ]
  }
}
