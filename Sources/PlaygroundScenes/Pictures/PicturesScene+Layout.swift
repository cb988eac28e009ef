internal import DragKit

extension PicturesScene {
  static let spacing: Length = 14
  static let captionHeight: Length = 24
  private static let margin: Length = 20

  var areas: [Stage.Area] {
    let collection = CollectionArea(
      view: Self.view, bounds: bounds, layout: layout,
      sections: [.outline(of: Self.container, in: model, opening: shownGroups)],
      itemSizes: tileSizes, reorderingCadence: .fast)
    let pictures = Stage.Area(Self.container, .collection(collection))
    let sources = placedSources
    guard sources.isEmpty else {
      return [pictures, Stage.Area(Self.sources, .placed(sources), layer: .controls)]
    }
    guard enlarged != nil else { return [pictures] }
    let backdrop = PlacedItem(Control.closeLargeView.id, bounds)
    return [
      pictures, Stage.Area(Self.largeView, .placed([backdrop]), layer: .controls),
    ]
  }

  static let largeView: ContainerID = "large-view"

  private var layout: any CollectionLayout {
    let tiles = TileConfiguration(
      itemSize: usualSize, spacing: Self.spacing, insets: Insets(all: Self.margin))
    return switch arrangement {
    case .square: tiles.grid
    case .flow: tiles.flow
    case .masonry: tiles.masonry
    }
  }

  private var side: Length { Length(pixels: tileSide) }

  var captionHeight: Length { showsNames ? Self.captionHeight : 0 }

  private var usualSize: Size { Size(width: side, height: side + captionHeight) }

  func size(of tile: ItemID) -> Size { tileSizes[tile] ?? usualSize }

  mutating func sizeTiles() {
    tileSizes = ItemSizes()
    let measure = measure
    for number in tiles.indices { self.measure(ItemID(rawValue: number), with: measure) }
    layOut()
  }

  /// Several tiles are measured before one layout.
  mutating func measure(_ item: ItemID, with measure: TileMeasure) {
    tileSizes[item] = measure.size(of: picture(of: item)?.details.aspect ?? .one)
  }

  /// The measure of all tiles.
  var measure: TileMeasure {
    let width =
      switch arrangement {
      case .square: Length.zero
      case .flow: max(bounds.width - Self.margin * 2, 1)
      case .masonry: layout.itemSize(nil, inWidth: bounds.width).width
      }
    return TileMeasure(
      arrangement: arrangement, side: side, captionHeight: captionHeight, width: width)
  }

  /// The frame of the picture within that of its tile.
  func pictureFrame(in frame: Rect) -> Rect {
    frame.inset(by: Insets(bottom: captionHeight))
  }
}

/// The measure that gives a tile the shape of its picture.
struct TileMeasure {
  fileprivate let arrangement: PicturesScene.Arrangement
  fileprivate let side: Length
  fileprivate let captionHeight: Length
  /// The greatest width of a tile in a flow; the width of every tile in a masonry.
  fileprivate let width: Length

  /// Returns the size of a tile; `nil` if all tiles have one size.
  fileprivate func size(of aspect: Fraction) -> Size? {
    switch arrangement {
    case .square: nil
    case .flow:
      Size(width: min((side * aspect).roundedToPixel, width), height: side + captionHeight)
    case .masonry:
      Size(width: width, height: width.divided(by: aspect).roundedToPixel + captionHeight)
    }
  }
}

extension Length {
  fileprivate func divided(by fraction: Fraction) -> Length {
    Length(subpixels: subpixels * 65536 / max(fraction.raw, 1))
  }
}
