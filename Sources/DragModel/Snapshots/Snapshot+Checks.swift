extension Snapshot {
  /// The index of a section that must be there.
  func index(of section: SectionIdentifier) throws(SnapshotError) -> Int {
    guard let index = sections.offset(of: section) else {
      throw .unknownSection(String(describing: section))
    }
    return index
  }

  /// The position of an item that must be there.
  func position(of item: ItemIdentifier) throws(SnapshotError) -> Position {
    guard let position = position(ofItem: item) else {
      throw .unknownItem(String(describing: item))
    }
    return position
  }

  /// Refuses sections that are there already, or are given twice.
  func requireNew(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    let known = sections.first(where: self.sections.contains)
    guard let repeated = known ?? sections.firstRepeated else { return }
    throw .duplicateSection(String(describing: repeated))
  }

  /// Refuses items that are there already, or are given twice.
  func requireNew(_ items: [ItemIdentifier]) throws(SnapshotError) {
    let known = items.first(where: self.items.contains)
    guard let repeated = known ?? items.firstRepeated else { return }
    throw .duplicateItem(String(describing: repeated))
  }

  /// Refuses sections that are not there.
  func requireKnown(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    for section in sections where !self.sections.contains(section) {
      throw .unknownSection(String(describing: section))
    }
  }

  /// Refuses items that are not there.
  func requireKnown(_ items: [ItemIdentifier]) throws(SnapshotError) {
    for item in items where !self.items.contains(item) {
      throw .unknownItem(String(describing: item))
    }
  }
}

extension Array where Element: Hashable {
  /// The first element that is there before.
  fileprivate var firstRepeated: Element? {
    // Most lists have none, and the one set is made at once.
    guard count > 1, Set(self).count < count else { return nil }
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
