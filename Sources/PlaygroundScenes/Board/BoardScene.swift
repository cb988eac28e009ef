internal import DragCoding
package import DragKit
internal import PlaygroundUI

package struct BoardScene: SelectionScene, ClipboardScene {
  static let info = PageInfo(name: "board", scene: "board", icon: "grid")

  package var model = Model() { didSet { layOut() } }
  var bounds = Rect.zero { didSet { layOut() } }
  var arrangement = Arrangement.grid { didSet { layOut() } }
  /// The last arrangement in tiles, which a list comes from or returns to.
  var tileArrangement = Arrangement.grid
  package var selection = TileSelection()
  var isSelecting = false
  var hasHeaders = false { didSet { layOut() } }
  var isRightToLeft = false { didSet { layOut() } }
  let count: Int
  var pictures = PictureNames()
  var originals: [ItemID] = []
  @Derived var menu: ContextMenu?
  var tileSizes: ItemSizes? { didSet { layOut() } }
  // Stored, because each motion reads it.
  @Derived private(set) var stage = Stage()

  package enum Arrangement: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    case grid
    case list
    case flow
    case masonry
  }

  static let container = Shelf.all.container
  static let stem = "item"
  static let view = ItemID.control(ControlNumbers.board)
  package static let usualCount = 60
  package static let counts = 1...1_000_000
  /// The greatest ``count`` for a flow or a masonry.
  ///
  /// In these two, every gap that opens lays out all tiles again.
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

  mutating func arrange(as arrangement: Arrangement) {
    guard arrangements.contains(arrangement) else { return }
    self.arrangement = arrangement
    if arrangement != .list { tileArrangement = arrangement }
    tileSizes = nil
    guard arrangement.hasSizedTiles else { return }
    var sizes = ItemSizes()
    for item in (0..<model.itemCount).map(ItemID.init(rawValue:)) {
      sizes[item] = tileSize(of: original(of: item))
    }
    tileSizes = sizes
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

  var selects: Bool {
    get { isSelecting }
    set {
      isSelecting = newValue
      if !newValue { selection.clear() }
    }
  }

  var shownArrangement: Arrangement {
    get { arrangement }
    set { arrange(as: newValue) }
  }

  var panel: ScenePanel {
    ScenePanel(
      segments: [arrangements.map(\.control)],
      switches: [.select, .headers, .rightToLeft],
      sliders: Control.sliders(without: .springLoadingTime, .glideResponse)
        // A lifted row is opaque.
        .filter { $0 != .liftedAlpha || arrangement != .list })
  }

  mutating func reset() {
    let items = (0..<model.itemCount).map(ItemID.init(rawValue:))
    model.transaction { [count] model in
      for copy in items.dropFirst(count) { model.remove(copy) }
      // Tiles that were cut return.
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
    [.boardGrid, .boardList, .boardFlow, .boardMasonry][rawValue]
  }
}

extension BoardScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(
      count, arrangement, originals, hasHeaders, isRightToLeft, pictures, selection,
      isSelecting)
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
    arrange(as: arrangement)
    guard self.arrangement == arrangement else { throw reader.invalid("board") }
    (hasHeaders, isRightToLeft, pictures, selection, isSelecting) = try reader.read()
    tileArrangement = try reader.read()
  }
}
