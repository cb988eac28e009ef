import Support
import Testing

@testable import DragKit
@testable import DragLayout

struct InsertionChoiceTests {
  private static let tileSize = Size(width: 100, height: 100)
  private let tiles: some CollectionLayout = TileConfiguration(itemSize: tileSize, spacing: 12).grid
  private let flow: some CollectionLayout = TileConfiguration(itemSize: tileSize, spacing: 12).flow

  private func grid(count: Int, lifted: Int? = nil) -> InsertionTable {
    InsertionTable(tiles, count: count, width: 360, lifted: lifted, gapSize: Self.tileSize)
  }

  @Test("R2: A fast motion passes several neighbours at once, to the ends and beyond")
  func farAway() {
    var table = InsertionTable(lifted: 0)
    #expect(table.carry(top: 44 * 5) == 5)
    #expect(table.carry(top: -500) == 0)
    #expect(table.carry(top: 5_000) == 5)
    #expect(table.carry(Rect(x: 0, y: 88 - 50, width: 400, height: 144)) == 2)
    #expect(table.carry(Rect(x: 0, y: 88 - 50 + 27, width: 400, height: 144)) == 3)
    var diagonal = grid(count: 9, lifted: 0)
    #expect(diagonal.carry(Rect(x: 130, y: 124, width: 100, height: 100)) == 4)
  }

  @Test("A foreign item takes the place of the row under its centre")
  func foreign() {
    var table = InsertionTable()
    #expect(table.carry(top: 44 * 2 + 10) == 2)
    #expect(table.carry(top: 44 * 2 - 10) == 2)
    #expect(table.carry(top: 44 * 2 - 27) == 1)
  }

  @Test("Beside the last column, the gap is at the end of the line")
  func besideLines() {
    var table = grid(count: 9, lifted: 0)
    #expect(table.carry(Rect(x: 340, y: 12, width: 100, height: 100)) == 2)
    #expect(table.carry(Rect(x: 340, y: 124, width: 100, height: 100)) == 5)
    table.layout = flow
    #expect(table.carry(Rect(x: 340, y: 12, width: 100, height: 100)) == 2)
  }

  @Test("Below the last line, and beside its last tile, the gap is at the end")
  func belowLines() {
    var table = grid(count: 8)
    #expect(table.carry(Rect(x: 242, y: 236, width: 100, height: 100)) == 8)
    #expect(table.carry(Rect(x: 18, y: 348, width: 100, height: 100)) == 6)
    table.sections = [CollectionSection("a", count: 9)]
    #expect(table.carry(Rect(x: 242, y: 348, width: 100, height: 100)) == 9)
  }

  @Test("An empty collection view has one slot, and a header keeps its place")
  func slots() {
    var table = InsertionTable(count: 0)
    #expect(table.carry(top: 300) == 0)
    table.sections = [CollectionSection(header: ItemID(rawValue: 3), "a", count: 2)]
    #expect(table.carry(top: -90) == 1)
  }
}

extension InsertionTable {
  /// Carries a row so that its upper edge is at a height.
  fileprivate mutating func carry(top: Length) -> Int {
    carry(Rect(x: 0, y: top, width: 400, height: 44))
  }
}

struct DropBandTests {
  @Test("R16: The quarters at the edges of a row are beside it, the middle half is into it")
  func bands() {
    let row = Rect(x: 0, y: 100, width: 9, height: 40)
    let bands = [100, 110, 111, 129, 130, 139].map {
      DropBand(at: Point(x: 0, y: $0), in: row, isRow: true, Tuning())
    }
    #expect(bands == [.before, .before, .into, .into, .after, .after])
  }
}

/// Sweeps a dragged item over every layout in steps of one pixel.
struct InsertionSweepTests {
  /// A collection view with three sections, the second of which is empty, over which the fourth item of
  /// the first is dragged.
  struct Table: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let hasHeaders: Bool
    private var view: InsertionTable

    init(
      _ testDescription: String, _ layout: any CollectionLayout, sizes: [Size] = [],
      isRightToLeft: Bool = false, hasHeaders: Bool = false
    ) {
      (self.testDescription, self.hasHeaders) = (testDescription, hasHeaders)
      let own = sizes.isEmpty ? Size(width: 90, height: 60) : sizes[3]
      let size = layout is MasonryLayout ? layout.itemSize(own, inWidth: 400) : own
      view = InsertionTable(layout, count: 11, lifted: 3, gapSize: size)
      (view.sizes, view.isRightToLeft) = (sizes, isRightToLeft)
      guard hasHeaders else { return }
      view.sections = [("a", 11), ("b", 0), ("c", 5)].enumerated().map { number, section in
        CollectionSection(header: ItemID(rawValue: 100 + number), section.0, count: section.1)
      }
    }

    private var isComb: Bool { view.layout is HoneycombLayout }

    var goesBackTheSameWay: Bool { view.layout.isSingleColumn || !(hasHeaders || isComb) }

    /// Whether slots follow each other as words do, and not column by column or to and fro.
    var isInLines: Bool { !(view.layout is MasonryLayout || isComb) }

    /// By how much the hand trembles: by less than the hysteresis between the nearest two slots, which are 60 px
    /// apart, and 30 px if sizes differ; in a comb, it trembles aslant, too.
    var tremor: Length { view.sizes.isEmpty && !isComb ? 3 : 1 }

    /// How far above or below the dragged item the gap may be seen: below a column of a masonry that is not the
    /// shortest there is none.
    var farthestGap: Length { isInLines ? 100 : 120 }

    var height: Length { view.opened.contentSize.height }

    /// Drags the item so that its upper left corner is at a point; returns the row of the gap.
    mutating func drag(to point: Point) -> Int {
      view.carry(Rect(origin: point, size: view.gapSize))
    }

    /// How far below the dragged item the gap is seen.
    func wayToGap(from point: Point) throws -> Length {
      let geometry = view.opened
      let row = try #require(geometry.rows.gapRow)
      return try #require(geometry.frame(ofRow: row)).minY - point.y
    }
  }

  /// Sizes that fill the lines of a flow unevenly, one of them as wide as a line.
  private static let sizes: [Size] = [
    (80, 60), (120, 60), (60, 40), (90, 60), (150, 60), (70, 50), (376, 30), (50, 60), (100, 80),
    (200, 60), (40, 60),
  ].map { Size(width: $0, height: $1) }

  private static let tiles = TileConfiguration(
    itemSize: Size(width: 90, height: 60), spacing: 12)
  private static let list: some CollectionLayout = ListConfiguration(rowHeight: 60).layout

  static let tables: [Table] = [
    Table("list", list),
    Table("list of rows of several heights", list, sizes: sizes),
    Table("list with headers", list, hasHeaders: true),
    Table("grid", tiles.grid),
    Table("grid from right to left", tiles.grid, isRightToLeft: true),
    Table("grid with headers", tiles.grid, hasHeaders: true),
    Table("flow", tiles.flow, sizes: sizes),
    Table("flow from right to left", tiles.flow, sizes: sizes, isRightToLeft: true),
    Table("flow with headers", tiles.flow, hasHeaders: true),
    Table("masonry", tiles.masonry, sizes: sizes),
    Table("masonry from right to left", tiles.masonry, sizes: sizes, isRightToLeft: true),
    Table("masonry with headers", tiles.masonry, hasHeaders: true),
    Table("layout of an app", HoneycombLayout()),
  ]

  @Test("The gap under a slow hand changes once at each boundary, down and up", arguments: tables)
  func vertically(table: Table) {
    for x in [-60, 40, 190, 330] {
      sweep(table, through: (-40...560).map { Point(x: Length(pixels: x), y: Length(pixels: $0)) })
    }
  }

  @Test("The gap under a slow hand changes once at each boundary, to both sides", arguments: tables)
  func sideways(table: Table) {
    for y in stride(from: -20, through: 340, by: 40) {
      sweep(table, through: (-110...410).map { Point(x: Length(pixels: $0), y: Length(pixels: y)) })
    }
  }

  private func sweep(_ table: Table, through points: [Point]) {
    var table = table
    // The place that the item was lifted from holds at first, wherever the sweep begins.
    _ = gaps(&table, through: points)
    let back = gaps(&table, through: points.reversed())
    let there = gaps(&table, through: points)
    for gaps in [there, back] {
      #expect(Set(gaps).count == gaps.count, "to and fro: \(gaps) from \(points[0])")
      if table.isInLines { #expect(gaps.isMonotonic, "\(gaps) from \(points[0])") }
    }
    // A section of tiles is as large as it is seen, so that the way back can skip a line at its edge.
    if table.goesBackTheSameWay { #expect(back == there.reversed(), "from \(points[0])") }
  }

  /// The gaps that open one after the other.
  private func gaps(_ table: inout Table, through points: [Point]) -> [Int] {
    var gaps: [Int] = []
    for point in points {
      let gap = table.drag(to: point)
      if gaps.last != gap { gaps.append(gap) }
    }
    return gaps
  }

  @Test("The gap moves at most once under a hand that trembles", arguments: tables)
  func trembling(table: Table) {
    for y in 0...300 { tremble(table, at: Point(x: 130, y: Length(pixels: y))) }
    for x in -50...330 { tremble(table, at: Point(x: Length(pixels: x), y: 80)) }
  }

  private func tremble(_ table: Table, at point: Point) {
    var table = table
    let ways = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (0, 1), (0, -1)]
    let trembling = ways.map { point + Vector(dx: table.tremor * $0, dy: table.tremor * $1) }
    let gaps = gaps(&table, through: [point] + trembling)
    #expect(gaps.count <= 2, "\(gaps) at \(point)")
  }

  @Test(
    "Law: A still pointer does not change the gap again, which is near the dragged item",
    arguments: tables)
  func isNear(table: Table) throws {
    var table = table
    for y in stride(from: 0, through: table.height.pixels - 60, by: 7) {
      for x in stride(from: 0, through: 300, by: 60) {
        let point = Point(x: Length(pixels: x), y: Length(pixels: y))
        let (gap, again) = (table.drag(to: point), table.drag(to: point))
        #expect(again == gap, "at \(point)")
        let way = try table.wayToGap(from: point)
        #expect(way.magnitude <= table.farthestGap, "\(way) at \(point)")
      }
    }
  }
}

extension [Int] {
  /// Whether the numbers only grow, or only shrink.
  fileprivate var isMonotonic: Bool {
    let steps = zip(self, dropFirst()).map { $1 - $0 }
    return steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }
  }
}

/// A collection view over which an item is dragged, with the gap that opens for it.
struct InsertionTable: Sendable {
  var layout: any CollectionLayout
  var sections: [CollectionSection]
  var width: Length
  /// The offset of the dragged item in the first section; `nil` for an item from elsewhere.
  let lifted: Int?
  var gapSize: Size
  var sizes: [Size] = []
  var isRightToLeft = false
  /// The open gap, at first in the place of the dragged item.
  var gap: InsertionPlace?

  init(
    _ layout: any CollectionLayout = ListConfiguration().layout, count: Int = 6,
    width: Length = 400, lifted: Int? = nil, gapSize: Size = Size(width: 400, height: 44)
  ) {
    (self.layout, self.width, self.lifted, self.gapSize) = (layout, width, lifted, gapSize)
    sections = [CollectionSection("a", count: count)]
    gap = lifted.map { InsertionPlace("a", Gap($0)) }
  }

  private func laidOut(with gap: InsertionPlace?) -> CollectionGeometry {
    let hidden = lifted.map { [Position("a", $0)] } ?? []
    let gap = gap.map { CollectionGap(place: $0, size: gapSize) }
    let ordered = sizes.isEmpty ? nil : OrderedSizes(sizes)
    return CollectionGeometry(
      CollectionRows(sections, without: hidden, gap: gap), layout, width: width,
      isRightToLeft: isRightToLeft
    ) { _ in ordered }
  }

  /// The layout with the gap.
  var opened: CollectionGeometry { laidOut(with: gap) }

  /// Drags a rectangle there; returns how many of the other rows are before the gap then.
  @discardableResult
  mutating func carry(_ rect: Rect) -> Int {
    let base = laidOut(with: nil)
    let row = InsertionChoice(
      base, dragged: rect, gapSize: gapSize, opened: gap.map { laidOut(with: $0) }
    ).gapIndex
    gap = base.rows.places(atGap: row, in: sections).first?.place
    return row
  }
}
