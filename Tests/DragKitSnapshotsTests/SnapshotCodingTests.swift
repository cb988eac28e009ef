import DragCoding
import DragKitSnapshots
import DragModel
import Support
import Testing

@Suite("A snapshot as bytes")
struct SnapshotCodingTests {
  @Test("A decoded snapshot equals the encoded one")
  func codes() throws {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<50 {
      var snapshot = ReferenceSnapshot.random(items: 60, &generator)
      let items = snapshot.itemIdentifiers
      try snapshot.reloadItems(Array(items.prefix(3).reversed()))
      try snapshot.reconfigureItems(Array(items.suffix(3)))
      try snapshot.reloadSections(Array(snapshot.sectionIdentifiers.prefix(1)))
      let read = try Snapshot<Int, Int>(canonicalBytes: snapshot.canonicalBytes)
      #expect(read == snapshot, "round \(round) of seed 3")
    }
  }

  @Test("A small snapshot has these bytes")
  func bytes() throws {
    let snapshot = ReferenceSnapshot.snapshot([.init(section: 1, items: [2, 3])])
    #expect(snapshot.canonicalBytes == [1, 2, 2, 4, 6, 0, 0, 0])
  }

  @Test("Damaged bytes are refused or those of another snapshot")
  func damaged() throws {
    var snapshot = ReferenceSnapshot.snapshot([
      .init(section: 1, items: [2, 3, 4]), .init(section: 5, items: [6]),
    ])
    try snapshot.reloadItems([3])
    let bytes = snapshot.canonicalBytes
    var read = 0
    let all = Damage.ofEachBit(in: bytes)
    for damaged in all {
      guard let other = try? Snapshot<Int, Int>(canonicalBytes: damaged) else { continue }
      read += 1
      #expect(other.canonicalBytes == damaged && other != snapshot)
    }
    #expect(read > 0 && read < all.count)
  }

  @Test(
    "Repeated identifiers, and requests to reload unknown ones, are refused",
    arguments: [
      [2, 2, 2, 0, 0, 0, 0, 0],  // The same section twice.
      [1, 2, 2, 4, 4, 0, 0, 0],  // The same item twice.
      [1, 2, 1, 4, 0, 1, 6, 0],  // An item to be made again that does not exist.
      [1, 2, 1, 4, 0, 1, 4, 1, 4],  // An item to be made and filled again.
    ] as [[UInt8]])
  func refused(bytes: [UInt8]) {
    #expect(throws: CanonicalError.self) { try Snapshot<Int, Int>(canonicalBytes: bytes) }
  }
}
