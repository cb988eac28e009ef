@testable import DragModel
import Testing

struct MoveTests {
  /// Removes and inserts one item the slow, obvious way.
  static func referenceMove(_ row: [String], from source: Int, into gap: Int) -> [String] {
    var marked: [String?] = row.map(\.self)
    marked[source] = nil
    marked.insert(row[source], at: gap)
    return marked.compactMap(\.self)
  }

  static func model(_ count: Int) -> (Model, [ItemID]) {
    var model = Model()
    let items = model.addContainer("row", items: names(count))
    return (model, items)
  }

  static func names(_ count: Int) -> [String] { "abcdefgh".prefix(count).map(String.init) }

  @Test("A move agrees with its reference for every count, source and gap", arguments: 1...6)
  func agreesWithReference(count: Int) {
    for source in 0..<count {
      for gap in 0...count {
        var (model, items) = Self.model(count)
        model.move([items[source]], to: InsertionPlace("row", Gap(gap)))
        let expected = Self.referenceMove(Self.names(count), from: source, into: gap)
        #expect(model.names(in: "row") == expected, "count \(count), from \(source) into \(gap)")
        #expect(model["row"]?.orderHash == model["row"]?.refoldedOrderHash)
      }
    }
  }

  @Test("`move(fromOffsets:toOffset:)` agrees with the standard library for every set and gap")
  func agreesWithStandardLibrary() {
    for count in 0...5 {
      for bits in 0..<(1 << count) {
        for gap in 0...count {
          var (model, _) = Self.model(count)
          let offsets = RangeSet((0..<count).filter { bits >> $0 & 1 == 1 }, within: 0..<count)
          var row = Self.names(count)
          row.moveSubranges(offsets, to: gap)
          model.move(fromOffsets: offsets, toOffset: gap, in: "row")
          #expect(model.names(in: "row") == row, "count \(count), set \(bits), gap \(gap)")
          #expect(model.isSound)
        }
      }
    }
  }

  @Test("A transfer agrees with its reference for every two containers, item and gap")
  func transferAgreesWithReference() {
    for (left, right) in (1...4).flatMap({ left in (0...3).map { (left, $0) } }) {
      for source in 0..<left {
        for gap in 0...right {
          var model = Model()
          let items = model.addContainer("left", items: Self.names(left))
          model.addContainer("right", items: ["x", "y", "z"].prefix(right).map(\.self))
          var (from, to) = (model.names(in: "left"), model.names(in: "right"))
          to.insert(from.remove(at: source), at: gap)
          model.move([items[source]], to: InsertionPlace("right", Gap(gap)))
          #expect(model.names(in: "left") == from)
          #expect(model.names(in: "right") == to)
          #expect(model.isSound)
        }
      }
    }
  }

  @Test("Several items move in the given order, to the end if the gap is beyond it")
  func clampsGaps() {
    var (model, items) = Self.model(3)
    model.addContainer("column", items: ["x", "y"])
    model.move([items[2], items[0]], to: InsertionPlace("column", Gap(1)))
    #expect(model.names(in: "row") == ["b"])
    #expect(model.names(in: "column") == ["x", "c", "a", "y"])
    model.move([items[1]], to: InsertionPlace("column", Gap(99)))
    let moved = model.move([items[0]], to: InsertionPlace("nowhere", .start))
    #expect(!moved && model.isSound)
    #expect(model.names(in: "column") == ["x", "c", "a", "y", "b"])
  }
}
