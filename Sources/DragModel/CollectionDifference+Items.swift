internal import DragCoding

extension CollectionDifference where ChangeElement: Hashable {
  /// Creates the difference of two lists, each without duplicates.
  ///
  /// The removal and the insertion of a moved item are associated with each other.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements. `difference(from:)`, which allows duplicates,
  ///   takes O(*n* · *d*) for *d* differences.
  package init(from old: [ChangeElement], to new: [ChangeElement]) {
    let middle = ItemMiddle(from: old, to: new)
    let oldOffsets = Dictionary(uniqueKeysWithValues: zip(middle.old, middle.old.indices))
    let stays = increasingRun(of: middle.new.map { oldOffsets[$0] })
    let moving = zip(zip(middle.new, middle.new.indices), stays).filter { !$0.1 }.map(\.0)
    let newOffsets = Dictionary(uniqueKeysWithValues: moving)
    let staying = Set(zip(middle.new, stays).filter(\.1).map(\.0))
    let insertions = moving.map { item, offset in
      Change.insert(offset: offset, element: item, associatedWith: oldOffsets[item])
    }
    let removals = zip(middle.old, middle.old.indices).filter { !staying.contains($0.0) }
      .map { item, offset in
        Change.remove(offset: offset, element: item, associatedWith: newOffsets[item])
      }
    self = CollectionDifference(removals + insertions) ?? new.difference(from: old)
  }
}

/// Two lists without their common beginning and end; `before` is the last item of that beginning.
package struct ItemMiddle<Item: Equatable> {
  package let old: ArraySlice<Item>
  package let new: ArraySlice<Item>
  package let before: Item?

  package init(from old: [Item], to new: [Item]) {
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let rest = shorter - start
    var end = 0
    while end < rest, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    self.old = old[start..<old.count - end]
    self.new = new[start..<new.count - end]
    before = old[..<start].last
  }
}
