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
  mutating func measure(_ item: ItemID, with size: (Fraction) -> Size?) {
    tileSizes[item] = size(picture(of: item)?.details.aspect ?? .one)
  }

  /// Returns the size of a tile whose picture has a shape; `nil` if all tiles have one size.
  var measure: (Fraction) -> Size? {
    let (side, captionHeight) = (side, captionHeight)
    switch arrangement {
    case .square: return { _ in nil }
    case .flow:
      let room = max(bounds.width - Self.margin * 2, 1)
      return { Size(width: min((side * $0).roundedToPixel, room), height: side + captionHeight) }
    case .masonry:
      let width = layout.itemSize(nil, inWidth: bounds.width).width
      return { Size(width: width, height: width.divided(by: $0).roundedToPixel + captionHeight) }
    }
  }

  /// The frame of the picture within that of its tile.
  func pictureFrame(in frame: Rect) -> Rect {
    frame.inset(by: Insets(bottom: captionHeight))
  }
}

extension Length {
  fileprivate func divided(by fraction: Fraction) -> Length {
    Length(subpixels: subpixels * 65536 / max(fraction.raw, 1))
  }
}
