package import DragKit

/// Tiles that change places, in a grid, a list, a flow or a masonry, from a handful to a million.
///
/// In a grid and in a list nothing costs more where there are more tiles: names are a series, the order
/// is kept in chunks, and only what is seen is laid out.
package struct BoardScene: PlaygroundScene {
  package var model = Model()
  var bounds = Rect.zero
  /// How the tiles stand.
  var arrangement = Arrangement.grid
  /// The tiles that are chosen.
  package var selection = BoardSelection()
  /// Whether a tap chooses tiles, as it does with Control held.
  var isSelecting = false
  /// Whether a header stands above each shelf.
  var hasHeaders = false
  /// Whether the first tile of a line is the rightmost.
  var isRightToLeft = false
  /// How many tiles there are at first.
  let count: Int
  /// What the tiles show instead of their numbers.
  var pictures = PictureNames()
  /// Which tile each that has come since is a copy of, in the order in which they came.
  var originals: [ItemID] = []
  /// The sizes of the tiles in an arrangement of tiles of different sizes.
  var flowSizes: ItemSizes?

  /// How tiles can stand.
  package enum Arrangement: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    /// Squares of 100 px with 12 px between them.
    case grid
    /// Rows of 44 px.
    case list
    /// Tiles of different widths, as many in a line as fit.
    case flow
    /// Columns of tiles of different heights, each below the shortest column.
    case masonry
  }

  static let container = Shelf.all.container
  /// What stands before the number in a tile's name.
  static let stem = "item"
  /// What stands for the board where none of its tiles is.
  static let view = ItemID.control(ControlNumbers.board)
  /// How many tiles there are where nobody says.
  package static let usualCount = 60
  /// More could not be counted in a recording.
  package static let counts = 1...1_000_000
  /// How many tiles of different sizes there can be: where one of them stands depends on all before it, so that a gap
  /// costs as much as there are tiles.
  package static let mostSizedTiles = 10_000

  init(count: Int = BoardScene.usualCount) {
    self.count = min(max(count, Self.counts.lowerBound), Self.counts.upperBound)
    for shelf in Shelf.allCases {
      model.addContainer(shelf.container, count: shelf == .all ? self.count : 0, named: Self.stem)
    }
  }

  /// The arrangements that the board offers.
  private var arrangements: [Arrangement] {
    Arrangement.allCases.filter { count <= Self.mostSizedTiles || !$0.hasSizedTiles }
  }

  /// Shows the tiles otherwise, where they can be.
  mutating func arrange(as arrangement: Arrangement) {
    guard arrangements.contains(arrangement) else { return }
    self.arrangement = arrangement
    flowSizes = nil
    guard arrangement.hasSizedTiles else { return }
    var sizes = ItemSizes()
    for item in (0..<model.itemNames.count).map(ItemID.init(rawValue:)) {
      sizes[item] = tileSize(of: original(of: item))
    }
    flowSizes = sizes
  }

  /// The tile that an item looks like: itself, or the one that it is a copy of.
  func original(of item: ItemID) -> ItemID {
    let number = item.rawValue - count
    return originals.indices.contains(number) ? originals[number] : item
  }

  func name(of item: ItemID) -> String? {
    item == Self.view ? Self.container.name : Shelf(header: item)?.headerName
  }

  func notice(_ language: Language) -> String? { selection.notice(language) }

  mutating func dismissNotice() { selection.dismissNotice() }

  func words(for container: ContainerID, _ chrome: Chrome) -> String? {
    guard hasHeaders else { return nil }
    return Shelf.allCases.first { $0.container == container }.map { chrome.text($0.title) }
  }

  var panel: ScenePanel {
    ScenePanel(
      segments: [arrangements.map(\.control)],
      switches: [.select, .headers, .rightToLeft],
      sliders: [
        .liftDistance, .longPressTime, .liftScale, .liftedAlpha, .gapResponse, .gapDamping,
        .dropResponse, .dropDamping, .cancelResponse,
      ])
  }

  func isOn(_ control: Control) -> Bool {
    switch control {
    case .boardGrid: arrangement == .grid
    case .boardList: arrangement == .list
    case .boardFlow: arrangement == .flow
    case .boardMasonry: arrangement == .masonry
    case .headers: hasHeaders
    case .rightToLeft: isRightToLeft
    case .select: isSelecting
    default: false
    }
  }

  mutating func press(_ control: Control) {
    switch control {
    case .boardGrid: arrange(as: .grid)
    case .boardList: arrange(as: .list)
    case .boardFlow: arrange(as: .flow)
    case .boardMasonry: arrange(as: .masonry)
    case .headers: hasHeaders.toggle()
    case .rightToLeft: isRightToLeft.toggle()
    case .select:
      isSelecting.toggle()
      if !isSelecting { selection.clear() }
    default: break
    }
  }

  mutating func reset() {
    guard !model.isInTransaction else { return }
    model.begin()
    for copy in copies { model.remove(copy) }
    let items = (0..<count).map(ItemID.init(rawValue:))
    model.move(items, to: InsertionPlace(Self.container, .start))
    model.commit()
    selection.clear()
  }

  /// The tiles that have come since.
  private var copies: [ItemID] {
    (count..<max(model.itemNames.count, count)).map(ItemID.init(rawValue:))
  }
}

extension BoardScene.Arrangement {
  /// Whether the tiles have sizes of their own.
  package var hasSizedTiles: Bool { self == .flow || self == .masonry }

  /// The segment that chooses it.
  fileprivate var control: Control {
    switch self {
    case .grid: .boardGrid
    case .list: .boardList
    case .flow: .boardFlow
    case .masonry: .boardMasonry
    }
  }
}
