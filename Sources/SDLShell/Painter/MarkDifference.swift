internal import DragCoding
internal import DragFrameIO

/// The difference of two lists of marks, as rectangles to repaint.
///
/// Equal marks of the two lists are matched in order. A pixel that no *unmatched* mark touches
/// has the same marks over it before and after. So its colour is the same.
///
/// Any such matching is correct. The more marks are matched, the fewer pixels are repainted.
enum MarkDifference {
  static func add(
    from old: ArraySlice<Mark>, to new: ArraySlice<Mark>, into region: inout DamageRegion
  ) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    var (before, after) = (old.dropFirst(start), new.dropFirst(start))
    while let one = before.last, let two = after.last, one == two {
      before.removeLast()
      after.removeLast()
    }
    let places = candidates(before, after)
    let matches = zip(places, increasingRun(of: places)).map { $1 ? $0 : nil }
    let matched = Set(matches.compactMap(\.self))
    for index in before.indices where !matched.contains(index) {
      region.add(before[index].visible)
    }
    for (mark, match) in zip(after, matches) where match == nil { region.add(mark.visible) }
  }

  private struct Occurrence: Hashable {
    let id: DrawID
    let count: Int
  }

  private static func candidates(_ old: ArraySlice<Mark>, _ new: ArraySlice<Mark>) -> [Int?] {
    if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
      // The usual frame: nothing was inserted, removed or reordered.
      return zip(old.indices, new.indices).map { old[$0] == new[$1] ? $0 : nil }
    }
    var places: [Occurrence: Int] = [:]
    var counts: [DrawID: Int] = [:]
    for index in old.indices {
      places[next(old[index].id, in: &counts)] = index
    }
    counts.removeAll(keepingCapacity: true)
    return new.map { mark in
      places[next(mark.id, in: &counts)].flatMap { old[$0] == mark ? $0 : nil }
    }
  }

  private static func next(_ id: DrawID, in counts: inout [DrawID: Int]) -> Occurrence {
    let count = counts[id, default: 0]
    counts[id] = count + 1
    return Occurrence(id: id, count: count)
  }
}
