internal import Algorithms
internal import DragFrameIO

/// Which rectangles differ between two lists of marks.
///
/// Some marks are found again in both lists, in the same order. A pixel that no *other* mark touches
/// has the same marks over it before and after, so it has the same colour. Whatever marks are found
/// again, the damage is right; the more are found, the smaller it is.
enum MarkDifference {
  /// Adds to `region` all that differs.
  static func add(
    from old: ArraySlice<Mark>, to new: ArraySlice<Mark>, into region: inout DamageRegion
  ) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    var (before, after) = (old.dropFirst(start), new.dropFirst(start))
    while let one = before.last, let two = after.last, one == two {
      before.removeLast()
      after.removeLast()
    }
    let kept = matches(before, after)
    addUnmatched(before, kept.map(\.old), into: &region)
    addUnmatched(after, kept.map(\.new), into: &region)
  }

  private struct Match {
    let old: Int
    let new: Int
  }

  private struct Occurrence: Hashable {
    let id: DrawID
    let count: Int
  }

  private static func addUnmatched(
    _ marks: ArraySlice<Mark>, _ kept: [Int], into region: inout DamageRegion
  ) {
    var kept = kept[...]
    for index in marks.indices {
      if kept.first == index {
        kept.removeFirst()
      } else {
        region.add(marks[index].visible)
      }
    }
  }

  /// The marks found again, in order.
  private static func matches(_ old: ArraySlice<Mark>, _ new: ArraySlice<Mark>) -> [Match] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
      // Nothing came, went or changed places: the usual frame.
      return zip(old.indices, new.indices).filter { old[$0] == new[$1] }
        .map { Match(old: $0, new: $1) }
    }
    return longestRising(candidates(old, new))
  }

  /// Pairs the first mark of an identity with its first in the other list, the second with the second.
  private static func candidates(_ old: ArraySlice<Mark>, _ new: ArraySlice<Mark>) -> [Match] {
    var places: [Occurrence: Int] = [:]
    var counts: [DrawID: Int] = [:]
    for index in old.indices {
      places[next(old[index].id, in: &counts)] = index
    }
    counts.removeAll(keepingCapacity: true)
    return new.indices.compactMap { index in
      guard let place = places[next(new[index].id, in: &counts)], old[place] == new[index] else {
        return nil
      }
      return Match(old: place, new: index)
    }
  }

  private static func next(_ id: DrawID, in counts: inout [DrawID: Int]) -> Occurrence {
    let count = counts[id, default: 0]
    counts[id] = count + 1
    return Occurrence(id: id, count: count)
  }

  /// The longest run of matches, not necessarily neighbours, that is in order in both lists.
  private static func longestRising(_ matches: [Match]) -> [Match] {
    // For each length, less one: the match with the lowest place that ends a run of that length.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: matches.count)
    for (index, match) in matches.enumerated() {
      let length = tails.partitioningIndex { matches[$0].old >= match.old }
      previous[index] = length > 0 ? tails[length - 1] : nil
      if length == tails.count { tails.append(index) } else { tails[length] = index }
    }
    var run: [Match] = []
    var next = tails.last
    while let index = next {
      run.append(matches[index])
      next = previous[index]
    }
    return run.reversed()
  }
}
