import Support
import DragCoding
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

struct LargeModelTests {
  private static let containers: [ContainerID] = ["left", "right", "empty"]

  /// A model of thousands of items, so that an order has several chunks, beside the same as arrays.
  private static func start() -> (Model, [[ItemID]]) {
    var model = Model()
    let left = model.addContainer("left", count: 2600, named: "left")
    let right = model.addContainer("right", count: 1300, named: "right")
    model.addContainer("empty")
    return (model, [Array(left), Array(right), []])
  }

  @Test(
    "Law 9: A model agrees with arrays after every change, undo and redo", arguments: [5, 6, 7])
  func agreesWithArrays(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (model, rows) = Self.start()
    var past = [(model, rows)]
    for step in 0..<120 {
      let isChanged = Self.changeSomething(&model, &rows, &generator)
      #expect(Self.rows(of: model) == rows, "step \(step) of seed \(seed)")
      for container in model.containers {
        #expect(container.orderHash == container.refoldedOrderHash)
      }
      #expect(isChanged == (rows != past[past.count - 1].1))
      if isChanged { past.append((model, rows)) }
    }
    #expect(model.isSound)
    for (kept, rows) in past { #expect(Self.rows(of: kept) == rows, "A copy is unchanged.") }
    for (kept, rows) in past.dropLast().reversed() {
      model.undo()
      #expect(Self.rows(of: model) == rows)
      #expect(model.orderHash == kept.orderHash)
    }
    #expect(!model.canUndo)
    for (kept, _) in past.dropFirst() {
      model.redo()
      #expect(model.containers == kept.containers)
    }
    #expect(model == past[past.count - 1].0)
  }

  @Test("Many items move together, in the given order")
  func moveTogether() {
    var (model, rows) = Self.start()
    let moved = Array(rows[0][100..<1500].reversed())
    model.move(moved, to: InsertionPlace("left", Gap(700)))
    let expected = [ItemID](rows[0][..<100]) + moved + [ItemID](rows[0][1500...])
    #expect([ItemID](model["left"]?.items ?? []) == expected)
    model.move(fromOffsets: RangeSet(-5..<1300), toOffset: .max, in: "right")
    #expect(Array(model["right"]?.items ?? []) == rows[1])
    model.move(fromOffsets: RangeSet([5..<1200, 1250..<9000]), toOffset: 0, in: "right")
    rows[1].moveSubranges(RangeSet([5..<1200, 1250..<1300]), to: 0)
    #expect(Array(model["right"]?.items ?? []) == rows[1])
    #expect(model.isSound)
  }

  @Test("An unregistered item cannot be inserted")
  func unknownItem() {
    var (model, _) = Self.start()
    for number in [-1, 3900, .max] {
      let isPut = model.insert(ItemID(rawValue: number), at: InsertionPlace("empty", .start))
      #expect(!isPut)
    }
    #expect(!model.canUndo)
  }

  @Test("A model of many items is decoded from its bytes, with every undo step")
  func readsBack() throws {
    var generator = SeededGenerator(seed: 11)
    var (model, rows) = Self.start()
    #expect(model.canonicalBytes.count < 80)
    for _ in 0..<20 { _ = Self.changeSomething(&model, &rows, &generator) }
    model.undo()
    var read = try Model(canonicalBytes: model.canonicalBytes)
    #expect(read == model)
    #expect(read.foldedHash == model.foldedHash)
    while read.undo() {}
    #expect(Self.rows(of: read) == Self.start().1)
  }

  private static func rows(of model: Model) -> [[ItemID]] {
    model.containers.map { Array($0.items) }
  }

  /// Moves, removes or brings back an item, slowly in the arrays; says whether anything changed.
  private static func changeSomething(
    _ model: inout Model, _ rows: inout [[ItemID]], _ generator: inout SeededGenerator
  ) -> Bool {
    let item = ItemID(rawValue: Int.random(in: 0..<3900, using: &generator))
    let target = Int.random(in: 0..<3, using: &generator)
    let gap = Int.random(in: 0...rows[target].count, using: &generator)
    let place = InsertionPlace(containers[target], Gap(gap))
    let home = rows.firstIndex { $0.contains(item) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      if let home { rows[home].removeAll { $0 == item } }
      return model.remove(item)
    case 1:
      if home == nil { rows[target].insert(item, at: gap) }
      return model.insert(item, at: place)
    default:
      if let home { referenceMove(item, in: &rows, from: home, to: target, gap: gap) }
      return model.move([item], to: place)
    }
  }

  private static func referenceMove(
    _ item: ItemID, in rows: inout [[ItemID]], from home: Int, to target: Int, gap: Int
  ) {
    let behind = rows[target][gap...].first { $0 != item }
    rows[home].removeAll { $0 == item }
    rows[target].insert(
      item, at: behind.flatMap { rows[target].firstIndex(of: $0) } ?? rows[target].count)
  }
}
