/// The position of an item in a snapshot: its section, and its offset there.
public struct SnapshotPosition<SectionIdentifier: Hashable & Sendable>: Hashable, Sendable {
  /// The section.
  public var section: SectionIdentifier
  /// The number of items before it in the section.
  public var offset: Int

  /// Creates a position.
  public init(_ section: SectionIdentifier, _ offset: Int) {
    self.section = section
    self.offset = offset
  }

  var next: SnapshotPosition { SnapshotPosition(section, offset + 1) }
}
