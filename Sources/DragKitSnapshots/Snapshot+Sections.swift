internal import OrderedCollections

extension Snapshot {
  /// Adds empty sections at the end.
  public mutating func appendSections(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    try requireNew(sections)
    put(sections, at: numberOfSections)
  }

  /// Adds empty sections before another.
  public mutating func insertSections(
    _ sections: [SectionIdentifier], beforeSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    let index = try index(of: anchor)
    try requireNew(sections)
    put(sections, at: index)
  }

  /// Adds empty sections after another.
  public mutating func insertSections(
    _ sections: [SectionIdentifier], afterSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    let index = try index(of: anchor)
    try requireNew(sections)
    put(sections, at: index + 1)
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    try requireKnown(sections)
    for section in sections {
      if let index = indexOfSection(section) { takeSection(at: index) }
    }
  }

  /// Moves a section with its items before another; before itself changes nothing.
  public mutating func moveSection(
    _ section: SectionIdentifier, beforeSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    moveSection(at: try index(of: section), toGap: try index(of: anchor))
  }

  /// Moves a section with its items after another; after itself changes nothing.
  public mutating func moveSection(
    _ section: SectionIdentifier, afterSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    moveSection(at: try index(of: section), toGap: try index(of: anchor) + 1)
  }

  /// Requests that sections are reloaded.
  public mutating func reloadSections(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    try requireKnown(sections)
    marks.reloadedSections.append(contentsOf: sections)
  }

  func index(of section: SectionIdentifier) throws(SnapshotError) -> Int {
    guard let index = indexOfSection(section) else {
      throw .unknownSection(String(describing: section))
    }
    return index
  }

  /// Throws if a section is in the snapshot or occurs twice.
  func requireNew(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    guard let repeated = sections.firstRepeated(known: { indexOfSection($0) != nil }) else {
      return
    }
    throw .duplicateSection(String(describing: repeated))
  }

  private func requireKnown(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    for section in sections { _ = try index(of: section) }
  }
}

extension Array where Element: Hashable {
  /// The first element that is known or occurs earlier in the array.
  func firstRepeated(known isKnown: (Element) -> Bool) -> Element? {
    var seen: Set<Element> = []
    return first { isKnown($0) || !seen.insert($0).inserted }
  }
}
