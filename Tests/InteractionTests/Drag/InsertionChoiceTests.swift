import DragModel
import Support
import Testing

@testable import DragKit
@testable import DragLayout

struct InsertionChoiceTests {
  /// A collection view with one container over which the item at an offset is carried.
  struct Table {
    var layout: any CollectionLayout = ListConfiguration().layout
    var count = 6
    var width: Length = 400
    var lifted: Int?
    var gap: Int?
    var isRightToLeft = false
    var sizes: OrderedSizes?

    /// Carries a rectangle there; says how many of the other items stand before the gap then.
    @discardableResult
    mutating func carry(_ rect: Rect) -> Int? {
      gap =
        InsertionChoice(laidOut(), dragged: rect, gapSize: gapSize, opened: gap.map(laidOut))
        .gapIndex
      return gap
    }

    /// The layout without what is lifted, with a gap before a row if one is open.
    private func laidOut(withGap row: Int? = nil) -> CollectionGeometry {
      let hidden = lifted.map { [Position("a", $0)] } ?? []
      let gap = row.map { row in
        let index = lifted.map { row > $0 ? row + 1 : row } ?? row
        return CollectionGap(place: InsertionPlace("a", Gap(index)), size: gapSize)
      }
      return CollectionGeometry(
        CollectionRows([CollectionSection("a", count: count)], without: hidden, gap: gap), layout,
        width: width, isRightToLeft: isRightToLeft
      ) { _ in sizes }
    }

    /// Carries a row so that its upper edge is at a height.
    @discardableResult
    mutating func carry(top: Length) -> Int? {
      carry(Rect(x: 0, y: top, width: 400, height: 44))
    }

    private var gapSize: Size {
      let own = lifted.flatMap { sizes?.sizes[$0] }
      if layout.isSingleColumn { return own ?? Size(width: 400, height: 44) }
      return own ?? Size(width: 100, height: 100)
    }
  }

  private static let tileSize = Size(width: 100, height: 100)
  private let tiles: some CollectionLayout = TileConfiguration(itemSize: tileSize, spacing: 12).grid
  private let flow: some CollectionLayout = TileConfiguration(itemSize: tileSize, spacing: 12).flow

  @Test("A fast motion passes several neighbours at once, to the ends and beyond")
  func farAway() {
    var table = Table(lifted: 0, gap: 0)
    #expect(table.carry(top: 44 * 5) == 5)
    #expect(table.carry(top: -500) == 0)
    #expect(table.carry(top: 5_000) == 5)
    var diagonal = Table(layout: tiles, count: 9, width: 360, lifted: 0, gap: 0)
    #expect(diagonal.carry(Rect(x: 130, y: 124, width: 100, height: 100)) == 4)
  }

  @Test("R2: The centre of the dragged item chooses the gap, at any grab offset and size")
  func middle() {
    var table = Table(lifted: 2, gap: 2)
    #expect(table.carry(Rect(x: 0, y: 88 - 50, width: 400, height: 144)) == 2)
    #expect(table.carry(Rect(x: 0, y: 88 - 50 + 27, width: 400, height: 144)) == 3)
  }

  @Test("A foreign item takes the place of the row under its centre")
  func fromElsewhere() {
    var table = Table()
    #expect(table.carry(top: 44 * 2 + 10) == 2)
    #expect(table.carry(top: 44 * 2 - 10) == 2)
    #expect(table.carry(top: 44 * 2 - 27) == 1)
  }

  @Test("The tiles count from the right if the view reads from right to left")
  func mirrored() {
    var table = Table(layout: tiles, count: 3, width: 360, isRightToLeft: true)
    #expect(table.carry(Rect(x: 242 - 20, y: 12, width: 100, height: 100)) == 0)
    var other = Table(layout: tiles, count: 3, width: 360, isRightToLeft: true)
    #expect(other.carry(Rect(x: 18 + 20, y: 12, width: 100, height: 100)) == 2)
  }

  @Test("Beside the last column, the gap is at the end of the line, not at the head of the next")
  func besideLastColumn() {
    var table = Table(layout: tiles, count: 9, width: 360, lifted: 0, gap: 0)
    #expect(table.carry(Rect(x: 340, y: 12, width: 100, height: 100)) == 2)
    #expect(table.carry(Rect(x: 340, y: 124, width: 100, height: 100)) == 5)
    table.layout = flow
    #expect(table.carry(Rect(x: 340, y: 12, width: 100, height: 100)) == 2)
  }

  @Test("Below the last line, and beside its last tile, the gap is at the end")
  func behindTheLast() {
    var table = Table(layout: tiles, count: 8, width: 360)
    #expect(table.carry(Rect(x: 242, y: 236, width: 100, height: 100)) == 8)
    #expect(table.carry(Rect(x: 18, y: 348, width: 100, height: 100)) == 6)
    table.count = 9
    #expect(table.carry(Rect(x: 242, y: 348, width: 100, height: 100)) == 9)
  }

  @Test("An empty collection view has one slot, and a header keeps its place")
  func empty() {
    var table = Table(count: 0)
    #expect(table.carry(top: 300) == 0)
    let rows = CollectionRows([CollectionSection(header: ItemID(rawValue: 3), "a", count: 2)])
    let geometry = CollectionGeometry(rows, ListConfiguration().layout, width: 400)
    let dragged = Rect(x: 0, y: -90, width: 400, height: 44)
    #expect(InsertionChoice(geometry, dragged: dragged, gapSize: dragged.size).gapIndex == 1)
  }

  @Test("Law: A still pointer does not change the gap again", arguments: [1, 2, 3, 4] as [UInt64])
  func fixedPoint(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var table = someTable(&random)
      for _ in 0..<6 {
        let rect = Rect(
          x: Length(pixels: .random(in: -50..<450, using: &random)),
          y: Length(pixels: .random(in: -100..<600, using: &random)),
          width: 100, height: Length(pixels: .random(in: 20..<100, using: &random)))
        let first = table.carry(rect)
        let second = table.carry(rect)
        #expect(second == first, "seed \(seed): \(table) at \(rect)")
      }
    }
  }

  private func someTable(_ random: inout SeededGenerator) -> Table {
    var table = Table(count: .random(in: 0..<12, using: &random))
    table.layout =
      ([tiles, flow, table.layout] as [any CollectionLayout])
      .randomElement(using: &random) ?? tiles
    table.isRightToLeft = .random(using: &random)
    if !(table.layout is GridLayout), Bool.random(using: &random) {
      table.sizes = OrderedSizes(
        (0..<table.count).map { _ in
          Size(
            width: Length(pixels: .random(in: 20..<110, using: &random)),
            height: Length(pixels: .random(in: 10..<100, using: &random)))
        })
    }
    if table.count > 0, Bool.random(using: &random) {
      table.lifted = .random(in: 0..<table.count, using: &random)
      table.gap = table.lifted
    }
    return table
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
