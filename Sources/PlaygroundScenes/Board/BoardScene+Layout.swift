internal import DragCoding
internal import DragKit
internal import PlaygroundUI

extension BoardScene {
  enum Shelf: Int, NumberedControl {
    case pinned, all, later

    static let firstNumber = ControlNumbers.board + 1

    var container: ContainerID {
      switch self {
      case .pinned: "pinned"
      case .all: "board"
      case .later: "later"
      }
    }

    var title: LocalizedString { LocalizedString("board-section-\(self)") }

    var headerName: String { container.name + "-header" }
  }

  var area: Stage.Area {
    // Without a cadence a tile that crosses a grid would chase the gap from line to line (R4).
    let area = CollectionArea(
      view: Self.view, bounds: bounds, layout: Self.layout(arrangement), sections: sections,
      isRightToLeft: isRightToLeft, itemSizes: tileSizes,
      reorderingCadence: arrangement == .list ? .immediate : .fast)
    return Stage.Area(Self.container, .collection(area))
  }

  private var sections: [CollectionSection] {
    let runs = Shelf.allCases.map { shelf in
      CollectionSection.Run(shelf.container, 0..<(model.count(of: shelf.container) ?? 0))
    }
    guard hasHeaders else { return [CollectionSection(runs: runs)] }
    return zip(Shelf.allCases, runs).map { shelf, run in
      CollectionSection(header: shelf.id, runs: [run])
    }
  }

  private static func layout(_ arrangement: Arrangement) -> any CollectionLayout {
    layouts[arrangement.rawValue]
  }

  private static let layouts: [any CollectionLayout] = [
    tiles(height: 100).grid, ListConfiguration(rowHeight: 44, headerHeight: 40).layout,
    tiles(height: 64).flow, tiles(height: 64).masonry,
  ]

  var headerIndent: Length {
    guard arrangement == .grid else { return arrangement == .list ? 16 : 0 }
    let (room, pitch) = (bounds.width - 40, 112 as Length)
    let columns = max(1, (room + 12).subpixels / pitch.subpixels)
    return max((room - (pitch * columns - 12)) / 2, 0).roundedToPixel
  }

  private static func tiles(height: Length) -> TileConfiguration {
    TileConfiguration(
      itemSize: Size(width: 100, height: height), spacing: 12, headerHeight: 28,
      insets: Insets(all: 20))
  }

  func tileSize(of item: ItemID) -> Size? {
    let step = StableHash.mix(StableHash.empty, UInt64(max(item.rawValue, 0))) % 9
    let length = Length(pixels: 64 + 16 * Int(step))
    return switch tileArrangement {
    case .grid, .list: nil
    case .flow: Size(width: length, height: 64)
    case .masonry: Size(width: 100, height: length)
    }
  }

  /// The width of a tile, or of the tile that a row will become.
  func tileWidth(of item: ItemID) -> Length {
    Self.layout(tileArrangement).itemSize(tileSize(of: item), inWidth: bounds.width).width
  }
}
