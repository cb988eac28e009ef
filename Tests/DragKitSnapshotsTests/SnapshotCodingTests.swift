import DragCoding
import DragKitSnapshots
@testable import DragModel
import Support
import Testing

struct SnapshotCodingTests {
  @Test("A decoded snapshot equals the encoded one")
  func codes() throws {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<50 {
      let snapshot = ReferenceSnapshot.random(items: 60, &generator)
      let read = try Snapshot<Int, Int>(canonicalBytes: snapshot.canonicalBytes)
      #expect(read == snapshot, "round \(round) of seed 3")
    }
  }

  @Test("A small snapshot has these bytes")
  func bytes() throws {
    let snapshot = ReferenceSnapshot.snapshot([.init(section: 1, items: [2, 3])])
    #expect(snapshot.canonicalBytes == [1, 2, 2, 4, 6])
  }

  @Test("Damaged bytes are refused or those of another snapshot")
  func damaged() throws {
    let snapshot = ReferenceSnapshot.snapshot([
      .init(section: 1, items: [2, 3, 4]), .init(section: 5, items: [6]),
    ])
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
    "Repeated identifiers are refused",
    arguments: [
      [2, 2, 2, 0, 0],  // The same section twice.
      [1, 2, 2, 4, 4],  // The same item twice.
    ] as [[UInt8]])
  func refused(bytes: [UInt8]) {
    #expect(throws: CanonicalError.self) { try Snapshot<Int, Int>(canonicalBytes: bytes) }
  }
}
