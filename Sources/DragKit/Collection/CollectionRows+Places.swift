public import DragModel

/// A place in a container, and how many groups are around it.
public struct LeveledPlace: Hashable, Sendable {
  /// The place.
  public let place: InsertionPlace
  /// How many groups are around it.
  public let level: Int
}

extension CollectionRows {
  /// The places in the model that the gap before a row can stand for, the deepest first.
  ///
  /// Behind the last item of a group there are several: in the group, and behind it. Nowhere is none,
  /// save in a collection view without a single run.
  public func places(beforeRow row: Int, in sections: [CollectionSection]) -> [LeveledPlace] {
    let below = lineup(from: row, by: 1)
    let above = lineup(from: row - 1, by: -1)
    guard let above else {
      return below.map { [$0.before] } ?? emptyPlaces(below: row - 1, in: sections)
    }
    let floor = below?.level ?? 0
    // Below a group that is open, what comes next is in it.
    if let below, below.level > above.level { return [below.before] }
    if let inside = emptyGroup(behind: above, in: sections) {
      return [inside, above.behind] + ancestors(of: above, downTo: floor, in: sections)
    }
    return [above.behind] + ancestors(of: above, downTo: floor, in: sections)
  }

  /// An item with where it stands.
  private struct Neighbour {
    let position: Position
    let level: Int

    var before: LeveledPlace {
      LeveledPlace(
        place: InsertionPlace(position.container, .before(position.offset)), level: level)
    }
    var behind: LeveledPlace {
      LeveledPlace(place: InsertionPlace(position.container, .after(position.offset)), level: level)
    }
  }

  /// The nearest item from a row on, past a gap but not past a header.
  private func lineup(from row: Int, by step: Int) -> Neighbour? {
    var row = row
    while let here = self[row] {
      switch here {
      case .item(let position, let level): return Neighbour(position: position, level: level)
      case .header: return nil
      case .gap: row += step
      }
    }
    return nil
  }

  /// Behind the groups around an item, from the inside out.
  private func ancestors(
    of item: Neighbour, downTo floor: Int, in sections: [CollectionSection]
  ) -> [LeveledPlace] {
    var places: [LeveledPlace] = []
    var level = item.level
    for run in runs(before: item.position, in: sections).reversed() where run.level < level {
      level = run.level
      guard level >= floor else { break }
      places.append(
        LeveledPlace(
          place: InsertionPlace(run.container, Gap(run.offsets.upperBound)), level: level))
    }
    return places
  }

  private func runs(
    before position: Position, in sections: [CollectionSection]
  ) -> [CollectionSection.Run] {
    for section in sections {
      let index = section.runs.firstIndex {
        $0.container == position.container && $0.offsets.contains(position.offset)
      }
      if let index { return Array(section.runs[..<index]) }
    }
    return []
  }

  /// The place in a group that is open and has nothing in it, where an item stands for one.
  private func emptyGroup(
    behind item: Neighbour, in sections: [CollectionSection]
  ) -> LeveledPlace? {
    for section in sections {
      let index = section.runs.firstIndex {
        $0.container == item.position.container && $0.offsets.last == item.position.offset
      }
      guard let index, index + 1 < section.runs.count else { continue }
      let next = section.runs[index + 1]
      guard next.level > item.level, next.offsets.isEmpty else { return nil }
      return LeveledPlace(place: InsertionPlace(next.container, .start), level: next.level)
    }
    return nil
  }

  /// The place in a section that has nothing in it.
  private func emptyPlaces(
    below row: Int, in sections: [CollectionSection]
  ) -> [LeveledPlace] {
    let section = piece(at: row)?.section ?? 0
    guard sections.indices.contains(section) else { return [] }
    return sections[section].runs.first.map { run in
      [
        LeveledPlace(
          place: InsertionPlace(run.container, Gap(run.offsets.lowerBound)), level: run.level)
      ]
    } ?? []
  }
}
