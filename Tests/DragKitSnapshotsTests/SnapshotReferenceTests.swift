import DragKitSnapshots
@testable import DragModel
import Support
import Testing

struct SnapshotReferenceTests {
  @Test("Generated operations agree with the reference", arguments: [1, 2, 3, 4] as [UInt64])
  func agrees(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var snapshot = Snapshot<Int, Int>()
    var reference = ReferenceSnapshot()
    var (taken, refused) = (0, 0)
    for round in 0..<600 {
      let operation = SnapshotOperation.random(on: reference.items, &generator)
      let expected = operation.applied(to: reference)
      do {
        try operation.apply(to: &snapshot)
        #expect(expected != nil, "seed \(seed), round \(round): \(operation) was not refused")
        taken += 1
      } catch {
        #expect(expected == nil, "seed \(seed), round \(round): \(operation), \(error)")
        refused += 1
      }
      reference = expected ?? reference
      guard ReferenceSnapshot(snapshot) == reference else {
        Issue.record("seed \(seed), round \(round): \(operation)")
        return
      }
      if round % 20 == 0 { Self.checkLookups(snapshot, reference, "seed \(seed), round \(round)") }
    }
    #expect(taken > 200 && refused > 50, "seed \(seed): \(taken) taken, \(refused) refused")
  }

  static func checkLookups(
    _ snapshot: Snapshot<Int, Int>, _ reference: ReferenceSnapshot, _ comment: String
  ) {
    let items = reference.items
    let sections = reference.rows.flatMap { row in row.items.map { _ in row.section } }
    #expect(snapshot.itemIdentifiers == items, "\(comment)")
    #expect(snapshot.numberOfItems == items.count, "\(comment)")
    #expect(snapshot.sectionIdentifiers == reference.sections, "\(comment)")
    #expect(items.map(snapshot.indexOfItem) == Array(items.indices), "\(comment)")
    #expect(items.map(snapshot.sectionIdentifier(containingItem:)) == sections, "\(comment)")
  }

  @Test("Snapshots with the same sections and items are equal, whatever edits made them")
  func equality() {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<100 {
      var snapshot = Snapshot<Int, Int>()
      for _ in 0..<40 {
        let items = snapshot.itemIdentifiers
        try? SnapshotOperation.random(on: items, &generator).apply(to: &snapshot)
      }
      let same = ReferenceSnapshot.snapshot(ReferenceSnapshot(snapshot).rows)
      #expect(snapshot == same, "round \(round) of seed 11")
      #expect(Set([snapshot, same]).count == 1, "round \(round) of seed 11")
    }
  }
}
