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
    case .square: GridLayout(tiles)
    case .flow: FlowLayout(tiles)
    case .masonry: MasonryLayout(tiles)
    }
  }

  private var side: Length { Length(pixels: tileSide) }

  var captionHeight: Length { showsNames ? Self.captionHeight : 0 }

  private var usualSize: Size { Size(width: side, height: side + captionHeight) }

  mutating func sizeTiles() {
    tileSizes = ItemSizes()
    for number in 0..<model.itemNames.count { measure(ItemID(rawValue: number)) }
    layOut()
  }

  mutating func sizeTile(of item: ItemID) {
    measure(item)
    layOut()
  }

  /// Several tiles are measured before one layout.
  mutating func measure(_ item: ItemID) {
    let aspect = picture(of: item)?.details.aspect ?? .one
    switch arrangement {
    case .square: tileSizes[item] = nil
    case .flow:
      let width = min((side * aspect).roundedToPixel, max(bounds.width - Self.margin * 2, 1))
      tileSizes[item] = Size(width: width, height: side + captionHeight)
    case .masonry:
      let width = layout.itemSize(nil, inWidth: bounds.width).width
      tileSizes[item] = Size(
        width: width, height: width.divided(by: aspect).roundedToPixel + captionHeight)
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
