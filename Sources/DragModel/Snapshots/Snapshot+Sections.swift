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

  /// Adds empty sections behind another.
  public mutating func insertSections(
    _ sections: [SectionIdentifier], afterSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    let index = try index(of: anchor)
    try requireNew(sections)
    put(sections, at: index + 1)
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    try requireKnown(sections)
    for section in sections {
      if let index = indexOfSection(section) { takeSection(at: index) }
    }
  }

  /// Moves a section, with its items, before another; before itself is where it is.
  public mutating func moveSection(
    _ section: SectionIdentifier, beforeSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    moveSection(at: try index(of: section), toGap: try index(of: anchor))
  }

  /// Moves a section, with its items, behind another; behind itself is where it is.
  public mutating func moveSection(
    _ section: SectionIdentifier, afterSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    moveSection(at: try index(of: section), toGap: try index(of: anchor) + 1)
  }
}

// What is known to be right.
extension Snapshot {
  mutating func put(_ new: [SectionIdentifier], at index: Int) {
    sections.insert(new, at: index)
    runs.insert(new.count, at: index)
  }

  mutating func takeSection(at index: Int) {
    if !marks.isEmpty { marks.forget(sections[index], items[runs[index]]) }
    items.remove(runs[index])
    sections.remove(at: index)
    runs.remove(at: index)
  }

  /// Moves a section into a gap between sections, which is counted before it is taken out.
  mutating func moveSection(at index: Int, toGap gap: Int) {
    guard gap < index || gap > index + 1 else { return }
    items.move(runs[index], toGap: runs.start(of: gap))
    sections.move(index..<index + 1, toGap: gap)
    runs.move(index, toGap: gap)
  }
}
