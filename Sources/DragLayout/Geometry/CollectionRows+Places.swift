package import DragModel

/// A place in a container, and the number of groups that enclose it.
package struct LeveledPlace: Hashable, Sendable {
  package let place: InsertionPlace
  package let level: Int

  package init(place: InsertionPlace, level: Int) {
    (self.place, self.level) = (place, level)
  }
}

extension CollectionRows {
  /// Returns the places that a gap can represent, those enclosed by the most groups first.
  ///
  /// For example, a gap below the last row of an open group is at the end of the group, or after
  /// the group's own row.
  package func places(atGap gapIndex: Int, in sections: [CollectionSection]) -> [LeveledPlace] {
    let below = neighbour(from: gapIndex, by: 1)
    guard let above = neighbour(from: gapIndex - 1, by: -1) else {
      return below.map { [$0.before] } ?? emptyPlaces(below: gapIndex - 1, in: sections)
    }
    let floor = below?.level ?? 0
    // Directly below the row of an open group, the only place is the beginning of that group.
    if let below, below.level > above.level { return [below.before] }
    guard let (runs, index) = run(with: above.position, in: sections) else { return [above.behind] }
    var places = [above.behind]
    if let inside = runs.emptyGroup(behind: above, inRun: index) { places.insert(inside, at: 0) }
    if above.level > floor { places += runs.ancestors(of: above, inRun: index, downTo: floor) }
    return places
  }

  fileprivate struct Neighbour {
    let position: Position
    let level: Int

    var before: LeveledPlace { place(.before(position.offset)) }
    var behind: LeveledPlace { place(.after(position.offset)) }

    private func place(_ gap: Gap) -> LeveledPlace {
      LeveledPlace(place: InsertionPlace(position.container, gap), level: level)
    }
  }

  /// Returns the item of `row`, or `step` rows on if that is the gap; `nil` for a header or no row.
  private func neighbour(from row: Int, by step: Int) -> Neighbour? {
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

  /// Returns the index of the run with the item at a position, and all runs of the section.
  private func run(
    with position: Position, in sections: [CollectionSection]
  ) -> (runs: [CollectionSection.Run], index: Int)? {
    for section in sections {
      let index = section.runs.firstIndex {
        $0.container == position.container && $0.offsets.contains(position.offset)
      }
      if let index { return (section.runs, index) }
    }
    return nil
  }

  private func emptyPlaces(below row: Int, in sections: [CollectionSection]) -> [LeveledPlace] {
    let section = piece(at: row)?.section ?? 0
    guard sections.indices.contains(section), let run = sections[section].runs.first else {
      return []
    }
    let place = InsertionPlace(run.container, Gap(run.offsets.lowerBound))
    return [LeveledPlace(place: place, level: run.level)]
  }
}

extension [CollectionSection.Run] {
  /// Returns the places behind the groups that enclose an item, innermost first, to level `floor`.
  fileprivate func ancestors(
    of item: CollectionRows.Neighbour, inRun index: Int, downTo floor: Int
  ) -> [LeveledPlace] {
    var places: [LeveledPlace] = []
    var level = item.level
    for run in self[..<index].reversed() where run.level < level {
      level = run.level
      guard level >= floor else { break }
      places.append(
        LeveledPlace(
          place: InsertionPlace(run.container, Gap(run.offsets.upperBound)), level: level))
    }
    return places
  }

  fileprivate func emptyGroup(
    behind item: CollectionRows.Neighbour, inRun index: Int
  ) -> LeveledPlace? {
    guard self[index].offsets.last == item.position.offset, index + 1 < count else { return nil }
    let next = self[index + 1]
    guard next.level > item.level, next.offsets.isEmpty else { return nil }
    return LeveledPlace(place: InsertionPlace(next.container, .start), level: next.level)
  }
}
