/// Where an item stands in a snapshot: its section, and how many items stand before it there.
public struct SnapshotPosition<SectionIdentifier: Hashable & Sendable>: Hashable, Sendable {
  /// The section.
  public var section: SectionIdentifier
  /// The offset in the section.
  public var offset: Int

  /// Creates a position.
  public init(_ section: SectionIdentifier, _ offset: Int) {
    self.section = section
    self.offset = offset
  }
}
