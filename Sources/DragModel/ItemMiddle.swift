/// The parts of two lists without their common start and end.
package struct ItemMiddle<Item: Equatable> {
  /// The part of the old list.
  package let old: ArraySlice<Item>
  /// The part of the new list.
  package let new: ArraySlice<Item>
  /// The last item of the common start.
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

  /// The offsets of ``old`` in the whole list.
  package var oldOffsets: Range<Int> { old.indices }

  /// The offsets of ``new`` in the whole list.
  package var newOffsets: Range<Int> { new.indices }
}
