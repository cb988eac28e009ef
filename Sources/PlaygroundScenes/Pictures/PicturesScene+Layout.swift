internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension PicturesScene {
  static let spacing: Length = 14
  static let captionHeight: Length = 24
  private static let margin: Length = 20

  static let sources: ContainerID = "picture-sources"
  static let largeView: ContainerID = "large-view"

  mutating func layOut() {
    let collection = CollectionArea(
      view: Self.view, bounds: bounds, layout: layout,
      sections: [.outline(of: Self.container, in: model, opening: shownGroups)],
      itemSizes: tileSizes, reorderingCadence: .fast)
    var areas = [Stage.Area(Self.container, .collection(collection))]
    let sources = sourceButtons.items
    if !sources.isEmpty {
      areas.append(Stage.Area(Self.sources, .placed(sources), layer: .controls))
    } else if enlarged != nil {
      let backdrop = PlacedItem(Control.closeLargeView.id, bounds)
      areas.append(Stage.Area(Self.largeView, .placed([backdrop]), layer: .controls))
    }
    stage = Stage(areas: areas)
  }

  private var layout: any CollectionLayout {
    let tiles = TileConfiguration(
      itemSize: usualSize, spacing: Self.spacing, insets: Insets(all: Self.margin))
    return switch look.arrangement {
    case .square: tiles.grid
    case .flow: tiles.flow
    case .masonry: tiles.masonry
    }
  }

  /// The buttons that add pictures to an empty board; none if the program does not store the board.
  var sourceButtons: [PlacedWidget] {
    guard [.open, .failed, .replaced].contains(state), model.count(of: Self.container) == 0 else {
      return []
    }
    let row = WidgetLayout.row(
      spacing: 12, of: [Control.chooseFolder, .addSamples].map { .widget(.outlined($0), 148) })
    return row.placed(
      in: Rect(
        x: (bounds.center.x - row.contentLength / 2).roundedToPixel, y: bounds.center.y + 60,
        width: row.contentLength, height: 32))
  }

  // MARK: - The sizes of tiles

  var captionHeight: Length { look.showsNames ? Self.captionHeight : 0 }

  private var usualSize: Size {
    let side = Length(pixels: look.tileSide)
    return Size(width: side, height: side + captionHeight)
  }

  func size(of tile: ItemID) -> Size { tileSizes[tile] ?? usualSize }

  mutating func sizeTiles() {
    tileSizes = ItemSizes()
    measure(allTiles)
    layOut()
  }

  /// Updates the sizes of tiles; the caller must then update the layout.
  mutating func measure(_ items: [ItemID]) {
    // A grid needs no sizes, because its tiles have one size.
    guard look.arrangement != .square else { return }
    let (usual, room) = (usualSize, max(bounds.width - Self.margin * 2, 1))
    let column = layout.itemSize(nil, inWidth: bounds.width).width
    for item in items {
      let aspect = picture(of: item)?.details.aspect ?? .one
      if look.arrangement == .flow {
        let width = min((usual.width * aspect).roundedToPixel, room)
        tileSizes[item] = Size(width: width, height: usual.height)
      } else {
        let height = Length(subpixels: column.subpixels * Fraction.one.raw / aspect.raw)
        tileSizes[item] = Size(width: column, height: height.roundedToPixel + captionHeight)
      }
    }
  }

  /// Returns the frame of the picture within the frame of its tile.
  func pictureFrame(in frame: Rect) -> Rect { frame.inset(by: Insets(bottom: captionHeight)) }

  /// Returns the frame of the title editor of a tile; it can be wider than the tile's `frame`.
  func titleFrame(in frame: Rect) -> Rect {
    let width = max(frame.width, 120)
    return Rect(
      x: frame.center.x - width / 2, y: frame.maxY - Self.captionHeight, width: width, height: 24)
  }

  func showsTitleAtBottom(of item: ItemID) -> Bool { size(of: item).height > bounds.height }
}

extension Widget {
  fileprivate static func outlined(_ control: Control) -> Widget {
    let (id, title) = (control.id, control.title)
    let drawing = Kind.drawing { canvas, frame in
      let theme = canvas.theme
      if canvas.isPressed(id) {
        canvas.fill(frame, radius: Radius.control, theme.well)
      } else if canvas.hovered == id {
        canvas.fill(frame, radius: Radius.control, theme.well.opacity(percent: 60))
      }
      canvas.outline(frame, radius: Radius.control, theme.hairline)
      canvas.text(title, .label, theme.text, in: frame, .center)
      if canvas.focused == id { canvas.focusRing(around: frame, radius: Radius.control) }
    }
    return Widget(drawing, id)
  }
}
