/// The steps that turn one snapshot into another.
///
/// The positions of a step are those at its turn: earlier steps have been taken, and the new position of a moved
/// section or item is counted without it. A list that takes the steps in order and then reloads and
/// reconfigures what is requested shows the new snapshot.
public struct SnapshotDifference<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Hashable, Sendable {
  /// The position of an item.
  public typealias Position = SnapshotPosition<SectionIdentifier>

  /// One step.
  public enum Change: Hashable, Sendable {
    /// An empty section is inserted.
    case insertedSection(SectionIdentifier, at: Int)
    /// A section, empty by now, is removed.
    case removedSection(SectionIdentifier, from: Int)
    /// A section is moved with its items.
    case movedSection(SectionIdentifier, from: Int, to: Int)
    /// An item is inserted.
    case insertedItem(ItemIdentifier, at: Position)
    /// An item is removed.
    case removedItem(ItemIdentifier, from: Position)
    /// An item is moved, within its section or to another.
    case movedItem(ItemIdentifier, from: Position, to: Position)
  }

  /// The steps in order.
  public internal(set) var changes: [Change] = []
  /// What is to be shown again after the steps.
  var marks = SnapshotMarks<SectionIdentifier, ItemIdentifier>()

  /// Whether nothing moves and nothing is to be shown again.
  public var isEmpty: Bool { changes.isEmpty && marks.isEmpty }
}
