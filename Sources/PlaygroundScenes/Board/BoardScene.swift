internal import DragCoding
package import DragKit
internal import PlaygroundUI

/// The page *Board*: numbered tiles on three shelves, in a grid, a list, a flow or a masonry.
package struct BoardScene: SelectionScene, ClipboardScene {
  static let info = PageInfo(name: "board", icon: "grid")

  package var model = Model() { didSet { layOut() } }
  var bounds = Rect.zero { didSet { layOut() } }
  /// The layout of the tiles; a flow or a masonry of more than ``maximumSizedTiles`` has no effect.
  var arrangement = Arrangement.grid {
    didSet {
      guard arrangements.contains(arrangement) else { return arrangement = oldValue }
      if arrangement != .list { tileArrangement = arrangement }
      sizeTiles()
    }
  }
  /// The last arrangement other than `list`; ``tileWidth(of:)`` depends on it even in a list.
  var tileArrangement = Arrangement.grid
  package var selection = TileSelection()
  var selects = false { didSet { if oldValue, !selects { selection.clear() } } }
  var hasHeaders = false { didSet { layOut() } }
  var isRightToLeft = false { didSet { layOut() } }
  let count: Int
  var pictures = PictureNames()
  var originals: [ItemID] = []
  var tileSizes: ItemSizes? { didSet { layOut() } }
  // Stored, because every pointer move reads it.
  @Derived private(set) var stage = Stage()

  /// The layout of the board.
  package enum Arrangement: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    case grid, list, flow, masonry
  }

  static let container = Shelf.all.container
  static let stem = "item"
  static let view = ItemID.control(ControlNumbers.board)
  package static let usualCount = 60
  package static let counts = 1...1_000_000
  /// The maximum ``count`` for a flow or a masonry, because each new gap lays out all tiles again.
  package static let maximumSizedTiles = 10_000

  init() { self.init(count: BoardScene.usualCount) }

  init(count: Int) {
    let count = count.clamped(to: Self.counts)
    var model = Model()
    for shelf in Shelf.allCases {
      model.addContainer(shelf.container, count: shelf == .all ? count : 0, named: Self.stem)
    }
    self.init(of: model, count: count)
  }

  private init(of model: Model, count: Int) {
    (self.model, self.count) = (model, count)
    layOut()
  }

  private mutating func layOut() { stage = Stage(areas: [area]) }

  private var arrangements: [Arrangement] {
    Arrangement.allCases.filter { count <= Self.maximumSizedTiles || !$0.hasSizedTiles }
  }

  private mutating func sizeTiles() {
    tileSizes = nil
    guard arrangement.hasSizedTiles else { return }
    tileSizes = (0..<model.itemCount).map(ItemID.init(rawValue:)).reduce(into: ItemSizes()) {
      $0[$1] = tileSize(of: original(of: $1))
    }
  }

  func original(of item: ItemID) -> ItemID {
    let number = item.rawValue - count
    return originals.indices.contains(number) ? originals[number] : item
  }

  func name(of item: ItemID) -> String? {
    item == Self.view ? Self.container.name : Shelf(item)?.headerName
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    LocalizedString("tile", ["number": "\(original(of: item).rawValue + 1)"]).text(language)
  }

  func title(of container: ContainerID, _ language: Language) -> String? {
    guard hasHeaders else { return nil }
    return Shelf.allCases.first { $0.container == container }?.title.text(language)
  }

  static let pageControls: [Control: PageControl<BoardScene>] = [
    .boardGrid: .choice(\.arrangement, .grid),
    .boardList: .choice(\.arrangement, .list),
    .boardFlow: .choice(\.arrangement, .flow),
    .boardMasonry: .choice(\.arrangement, .masonry),
    .headers: .toggle(\.hasHeaders),
    .rightToLeft: .toggle(\.isRightToLeft),
  ]

  var panel: ScenePanel {
    ScenePanel(
      segments: [arrangements.map(\.control)],
      switches: [.select, .headers, .rightToLeft],
      sliders: Control.sliders(without: .springLoadingTime, .glideResponse)
        // No alpha in a list, because its lifted rows are opaque.
        .filter { $0 != .liftedAlpha || arrangement != .list })
  }

  mutating func reset() {
    let items = (0..<model.itemCount).map(ItemID.init(rawValue:))
    model.transaction { [count] model in
      for copy in items.dropFirst(count) { model.remove(copy) }
      // A reset also restores tiles that were cut or deleted.
      for tile in items.prefix(count) where model.position(of: tile) == nil {
        model.insert(tile, at: InsertionPlace(Self.container, .start))
      }
      model.move(Array(items.prefix(count)), to: InsertionPlace(Self.container, .start))
    }
    selection.clear()
  }
}

extension BoardScene.Arrangement {
  package var hasSizedTiles: Bool { self == .flow || self == .masonry }

  fileprivate var control: Control {
    switch self {
    case .grid: .boardGrid
    case .list: .boardList
    case .flow: .boardFlow
    case .masonry: .boardMasonry
    }
  }
}

// MARK: - The layout

extension BoardScene {
  /// A section of the board: a container, and a header that is shown while `hasHeaders` is `true`.
  enum Shelf: Int, NumberedItem {
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
    // The gap waits between its moves, so that it does not jump between the lines of a grid (R4).
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
    switch arrangement {
    case .grid: tiles(height: 100).grid
    case .list: ListConfiguration(rowHeight: 44, headerHeight: 40).layout
    case .flow: tiles(height: 64).flow
    case .masonry: tiles(height: 64).masonry
    }
  }

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

  /// Returns the width of an item's tile in ``tileArrangement``, even while a list is shown.
  func tileWidth(of item: ItemID) -> Length {
    Self.layout(tileArrangement).itemSize(tileSize(of: item), inWidth: bounds.width).width
  }
}

// MARK: - Coding

extension BoardScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(
      count, arrangement, originals, hasHeaders, isRightToLeft, pictures, selection, selects)
    writer.write(tileArrangement)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let (model, count, arrangement): (Model, Int, Arrangement) = try reader.read()
    guard Self.counts.contains(count), Shelf.allCases.allSatisfy({ model[$0.container] != nil })
    else { throw reader.invalid("board") }
    self.init(of: model, count: count)
    originals = try reader.read()
    guard originals.count == model.itemCount - count,
      originals.allSatisfy({ (0..<count).contains($0.rawValue) })
    else { throw reader.invalid("board") }
    guard arrangements.contains(arrangement) else { throw reader.invalid("board") }
    self.arrangement = arrangement
    (hasHeaders, isRightToLeft, pictures, selection, selects) = try reader.read()
    tileArrangement = try reader.read()
    sizeTiles()
  }
}

extension Control {
  static let boardGrid = Control(24, "board-grid")
  static let boardList = Control(25, "board-list")
  static let boardFlow = Control(26, "board-flow")
  static let boardMasonry = Control(59, "board-masonry")
  static let headers = Control(35, "headers")
  static let rightToLeft = Control(36, "right-to-left")
}
