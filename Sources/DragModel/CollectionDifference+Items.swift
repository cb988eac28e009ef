internal import DragCoding

extension CollectionDifference where ChangeElement: Hashable {
  /// Creates the difference between two lists without duplicates, with moves.
  ///
  /// - Complexity: O(*n* log *n*). The standard library's takes O(*n* · *d*) for *d* differences, since it
  ///   does not rely on distinct elements.
  package init(from old: [ChangeElement], to new: [ChangeElement]) {
    let middle = ItemMiddle(from: old, to: new)
    let oldOffsets = Dictionary(uniqueKeysWithValues: zip(middle.old, middle.oldOffsets))
    let stays = increasingRun(of: middle.new.map { oldOffsets[$0] })
    let moving = zip(zip(middle.new, middle.newOffsets), stays).filter { !$0.1 }.map(\.0)
    let newOffsets = Dictionary(uniqueKeysWithValues: moving)
    let staying = Set(zip(middle.new, stays).filter(\.1).map(\.0))
    let insertions = moving.map { item, offset in
      Change.insert(offset: offset, element: item, associatedWith: oldOffsets[item])
    }
    let removals = zip(middle.old, middle.oldOffsets).filter { !staying.contains($0.0) }
      .map { item, offset in
        Change.remove(offset: offset, element: item, associatedWith: newOffsets[item])
      }
    self = CollectionDifference(removals + insertions) ?? new.difference(from: old)
  }
}
