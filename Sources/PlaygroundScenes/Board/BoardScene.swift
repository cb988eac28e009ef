package import DragKit

/// Tiles that change places, in a grid or in a list, from a handful to a million.
///
/// Nothing here costs more where there are more tiles: names are a series, the order is kept in
/// chunks, and only what is seen is laid out.
package struct BoardScene: PlaygroundScene {
  package var model = Model()
  var bounds = Rect.zero
  /// How the tiles stand.
  var arrangement = Arrangement.grid
  /// The tiles that are chosen.
  package var selection = BoardSelection()
  /// Whether a tap chooses tiles, as it does with Control held.
  var isSelecting = false
  /// How many tiles there are at first.
  let count: Int

  /// How tiles can stand.
  package enum Arrangement: Int, Hashable, Sendable, CaseIterable {
    /// Squares of 100 px with 12 px between them.
    case grid
    /// Rows of 44 px.
    case list
  }

  static let container: ContainerID = "board"
  /// What stands before the number in a tile's name.
  static let stem = "item"
  /// What stands for the board where none of its tiles is.
  static let view = ItemID.control(ControlNumbers.board)
  /// How many tiles there are where nobody says.
  package static let usualCount = 60
  /// More could not be counted in a recording.
  package static let counts = 1...1_000_000

  init(count: Int = BoardScene.usualCount) {
    self.count = min(max(count, Self.counts.lowerBound), Self.counts.upperBound)
    model.addContainer(Self.container, count: self.count, named: Self.stem)
  }

  var areas: [Stage.Area] {
    [
      Stage.Area(
        Self.container,
        .collection(
          CollectionArea(
            view: Self.view, bounds: bounds, layout: layout,
            sections: [
              CollectionSection(Self.container, count: model[Self.container]?.count ?? 0)
            ])))
    ]
  }

  private var layout: CollectionLayout {
    switch arrangement {
    case .grid:
      .grid(
        TileConfiguration(
          itemSize: Size(width: 100, height: 100), spacing: 12, insets: Insets(all: 20)))
    case .list: .list(ListConfiguration(rowHeight: 44))
    }
  }

  func name(of item: ItemID) -> String? { item == Self.view ? Self.container.name : nil }

  var panel: ScenePanel {
    ScenePanel(
      segments: [[.boardGrid, .boardList]],
      switches: [.select],
      sliders: [
        .liftDistance, .longPressTime, .liftScale, .liftedAlpha, .gapResponse, .gapDamping,
        .dropResponse, .dropDamping, .cancelResponse,
      ])
  }

  func isOn(_ control: Control) -> Bool {
    switch control {
    case .boardGrid: arrangement == .grid
    case .boardList: arrangement == .list
    case .select: isSelecting
    default: false
    }
  }

  mutating func press(_ control: Control) {
    switch control {
    case .boardGrid: arrangement = .grid
    case .boardList: arrangement = .list
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
    model.move(items, to: Place(Self.container, .start))
    model.commit()
    selection.clear()
  }

  /// The tiles that have come since.
  private var copies: [ItemID] {
    (count..<max(model.itemNames.count, count)).map(ItemID.init(rawValue:))
  }
}

extension BoardScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    count.encode(to: &writer)
    arrangement.rawValue.encode(to: &writer)
    selection.encode(to: &writer)
    isSelecting.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    model = try Model(from: &reader)
    count = try Int(from: &reader)
    guard Self.counts.contains(count), model[Self.container] != nil,
      let arrangement = Arrangement(rawValue: try Int(from: &reader))
    else { throw reader.invalid("board") }
    self.arrangement = arrangement
    selection = try BoardSelection(from: &reader)
    isSelecting = try Bool(from: &reader)
  }
}
