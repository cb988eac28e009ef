import Support
import Testing

@testable import DragKit
@testable import DragLayout

struct InsertionChoiceTests {
  private static let tileSize = Size(width: 100, height: 100)
  private let tiles: some CollectionLayout = TileConfiguration(itemSize: tileSize, spacing: 12).grid
  private let flow: some CollectionLayout = TileConfiguration(itemSize: tileSize, spacing: 12).flow

  private func grid(
    count: Int, lifted: Int? = nil, isRightToLeft: Bool = false
  ) -> InsertionTable {
    var table = InsertionTable(
      tiles, count: count, width: 360, lifted: lifted, gapSize: Self.tileSize)
    table.isRightToLeft = isRightToLeft
    return table
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
  func fromElsewhere() {
    var table = InsertionTable()
    #expect(table.carry(top: 44 * 2 + 10) == 2)
    #expect(table.carry(top: 44 * 2 - 10) == 2)
    #expect(table.carry(top: 44 * 2 - 27) == 1)
  }

  @Test("The tiles count from the right if the view reads from right to left")
  func mirrored() {
    var table = grid(count: 3, isRightToLeft: true)
    #expect(table.carry(Rect(x: 242 - 20, y: 12, width: 100, height: 100)) == 0)
    var other = grid(count: 3, isRightToLeft: true)
    #expect(other.carry(Rect(x: 18 + 20, y: 12, width: 100, height: 100)) == 2)
  }

  @Test("Beside the last column, the gap is at the end of the line, not at the head of the next")
  func besideLastColumn() {
    var table = grid(count: 9, lifted: 0)
    #expect(table.carry(Rect(x: 340, y: 12, width: 100, height: 100)) == 2)
    #expect(table.carry(Rect(x: 340, y: 124, width: 100, height: 100)) == 5)
    table.layout = flow
    #expect(table.carry(Rect(x: 340, y: 12, width: 100, height: 100)) == 2)
  }

  @Test("Below the last line, and beside its last tile, the gap is at the end")
  func behindTheLast() {
    var table = grid(count: 8)
    #expect(table.carry(Rect(x: 242, y: 236, width: 100, height: 100)) == 8)
    #expect(table.carry(Rect(x: 18, y: 348, width: 100, height: 100)) == 6)
    table.sections = [CollectionSection("a", count: 9)]
    #expect(table.carry(Rect(x: 242, y: 348, width: 100, height: 100)) == 9)
  }

  @Test("An empty collection view has one slot, and a header keeps its place")
  func empty() {
    var table = InsertionTable(count: 0)
    #expect(table.carry(top: 300) == 0)
    table = InsertionTable()
    table.sections = [CollectionSection(header: ItemID(rawValue: 3), "a", count: 2)]
    #expect(table.carry(top: -90) == 1)
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

  private func someTable(_ random: inout SeededGenerator) -> InsertionTable {
    let count = Int.random(in: 0..<12, using: &random)
    let layouts: [any CollectionLayout] = [tiles, flow, ListConfiguration().layout]
    let layout = layouts.randomElement(using: &random) ?? tiles
    let isRightToLeft = Bool.random(using: &random)
    var sizes: [Size] = []
    if !(layout is GridLayout), Bool.random(using: &random) {
      sizes = (0..<count).map { _ in
        Size(
          width: Length(pixels: .random(in: 20..<110, using: &random)),
          height: Length(pixels: .random(in: 10..<100, using: &random)))
      }
    }
    var lifted: Int?
    if count > 0, Bool.random(using: &random) { lifted = .random(in: 0..<count, using: &random) }
    let usual = layout.isSingleColumn ? Size(width: 400, height: 44) : Self.tileSize
    let own = sizes.isEmpty ? nil : lifted.map { sizes[$0] }
    var table = InsertionTable(layout, count: count, lifted: lifted, gapSize: own ?? usual)
    (table.sizes, table.isRightToLeft) = (sizes, isRightToLeft)
    return table
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
