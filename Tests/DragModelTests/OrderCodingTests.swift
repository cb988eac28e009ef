import DragCoding
@testable import DragModel
import Support
import Testing

struct OrderCodingTests {
  @Test("An order is encoded as the count of its runs, and the start and length of each")
  func millionIsShort() throws {
    let order = ItemOrder(runs: [0..<1_000_000])
    #expect(order.canonicalBytes == [1, 0, 0xc0, 0x84, 0x3d])
    #expect(try ItemOrder(canonicalBytes: order.canonicalBytes) == order)
    let mixed = ItemOrder([4, 5, 6, 0, 9, 1, 2].map(ItemID.init(rawValue:)))
    #expect(mixed.canonicalBytes == [4, 4, 3, 0, 1, 9, 1, 1, 2])
    #expect(ItemOrder().canonicalBytes == [0])
  }

  @Test("A decoded order equals the encoded one", arguments: [UInt64(1), 2, 3, 4])
  func ordersReadBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for count in [0, 1, 2, 3, 10, 100, 3000] {
      var numbers = Array(0..<count)
      for _ in 0..<min(count, 20) {
        numbers.swapAt(
          Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator)
        )
      }
      let order = ItemOrder(numbers.map(ItemID.init(rawValue:)), chunkCapacity: 4)
      let read = try ItemOrder(canonicalBytes: order.canonicalBytes)
      #expect(read == order, "seed \(seed)")
      #expect(read.canonicalBytes == order.canonicalBytes)
    }
  }

  @Test(
    "Runs that are too long, overlap, continue another or are empty are refused",
    arguments: [
      [(0, ItemID.limit + 1)], [(ItemID.limit, 1)], [(1, ItemID.limit)], [(.max, 1)], [(0, .max)],
      [(.max, .max)], [(5, 0)], [(0, 2), (2, 2)], [(0, 2), (1, 1)], [(3, 4), (0, 4)],
      [(0, ItemID.limit), (0, ItemID.limit)], [(7, 1), (9, 1), (7, 1)],
    ] as [[(Int, Int)]])
  func absurdRuns(runs: [(Int, Int)]) {
    let bytes = Self.bytes(runs)
    #expect(throws: CanonicalError.self) { try ItemOrder(canonicalBytes: bytes) }
    let impossible: [UInt8] = [UInt8](repeating: 0xff, count: 9) + [1, 0, 1]
    #expect(throws: CanonicalError.self) { try ItemOrder(canonicalBytes: impossible) }
  }

  @Test("The bytes of containers with more items than names are refused")
  func moreThanNamed() throws {
    var model = Model()
    model.addContainer("row", items: ["a", "b", "c"])
    #expect(try Model(canonicalBytes: model.canonicalBytes) == model)
    let row: [UInt8] = [3, 114, 111, 119, 1, 0, 3]
    let bytes = model.canonicalBytes
    #expect(bytes == [3, 1, 97, 1, 98, 1, 99, 0, 1] + row + [0, 0, 0, 0, 0])
    let twin: [UInt8] = [3, 114, 111, 120, 1, 0, 3]
    for wrong in [[1] + row.dropLast() + [4], [2] + row + twin] as [[UInt8]] {
      #expect(throws: CanonicalError.self) {
        try Model(canonicalBytes: Array(bytes[..<8]) + wrong + [0, 0, 0, 0, 0])
      }
    }
  }

  @Test("The bytes of an item in two containers are refused")
  func standsTwice() {
    var model = Model()
    model.addContainer("row", count: 6, named: "item")
    let names = model.itemNames.canonicalBytes
    let (row, twin): ([UInt8], [UInt8]) = ([1, 114, 1, 0, 3], [1, 115, 1, 2, 3])
    let bytes = names + [2] + row + twin + [0, 0, 0, 0, 0]
    #expect(throws: CanonicalError.self) { try Model(canonicalBytes: bytes) }
    let apart = names + [2] + row + [1, 115, 1, 3, 3] + [0, 0, 0, 0, 0]
    #expect((try? Model(canonicalBytes: apart))?.containers.map(\.count) == [3, 3])
  }

  @Test("Ten thousand containers of the same million items are refused before they are created")
  func millionsOfMillions() {
    var model = Model()
    model.addContainer("row", count: 1_000_000, named: "item")
    let names = model.itemNames.canonicalBytes
    let million: [UInt8] = [1, 114, 1, 0, 0xc0, 0x84, 0x3d]
    let millions = [UInt8](repeatElement(million, count: 10_000).joined())
    let bytes: [UInt8] = names + [0x90, 0x4e] + millions + [0, 0, 0]
    #expect(throws: CanonicalError.self) { try Model(canonicalBytes: bytes) }
  }

  @Test("Decoded names equal the encoded ones; damaged bytes are others or refused")
  func namesReadBack() throws {
    var model = Model()
    model.addContainer("left", items: ["a", "item-3"])
    model.addContainer("middle", count: 5, named: "item")
    model.addContainer("right", count: 2, named: "é")
    _ = model.registerItem(named: "z")
    let bytes = model.itemNames.canonicalBytes
    let read = try ItemNames(canonicalBytes: bytes)
    #expect(read == model.itemNames)
    #expect(Array(read) == Array(model.itemNames))
    var count = 0
    let all = Damage.ofEachBit(in: bytes)
    for damaged in all {
      guard let read = try? ItemNames(canonicalBytes: damaged) else { continue }
      count += 1
      #expect(read.canonicalBytes == damaged && read != model.itemNames)
      #expect(read.suffix(9).count == min(9, read.count))
    }
    #expect(count > 0 && count < all.count)
  }

  @Test(
    "Series of names of invalid length or position are refused",
    arguments: [
      (0, ItemID.limit), (0, ItemID.limit + 1), (0, Int.max), (0, 0), (0, -1), (2, 1), (-1, 1),
      (.min, .min), (.max, .max),
    ])
  func absurdSeries(givenBefore: Int, count: Int) {
    var writer = CanonicalWriter()
    ["a"].encode(into: &writer)
    writer.write(unsigned: 1)
    "item".encode(into: &writer)
    givenBefore.encode(into: &writer)
    count.encode(into: &writer)
    let bytes = writer.bytes
    #expect(throws: CanonicalError.self) { try ItemNames(canonicalBytes: bytes) }
  }

  private static func bytes(_ runs: [(Int, Int)]) -> [UInt8] {
    var writer = CanonicalWriter()
    writer.write(unsigned: UInt64(runs.count))
    for (first, count) in runs {
      writer.write(unsigned: UInt64(first))
      writer.write(unsigned: UInt64(count))
    }
    return writer.bytes
  }
}
