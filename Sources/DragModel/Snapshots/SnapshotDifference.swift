/// The steps by which one snapshot becomes another.
///
/// A step's positions are those at its turn: what was taken before is gone, and a section or an item
/// that moves is counted out before its new place is counted. A list that takes the steps in order,
/// and then shows anew what is asked for, shows the other snapshot.
public struct SnapshotDifference<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Hashable, Sendable {
  /// Where an item stands.
  public typealias Position = SnapshotPosition<SectionIdentifier>

  /// One step.
  public enum Change: Hashable, Sendable {
    /// An empty section came in.
    case insertedSection(SectionIdentifier, at: Int)
    /// A section, which is empty by now, went out.
    case removedSection(SectionIdentifier, from: Int)
    /// A section took another place, with its items.
    case movedSection(SectionIdentifier, from: Int, to: Int)
    /// An item came in.
    case insertedItem(ItemIdentifier, at: Position)
    /// An item went out.
    case removedItem(ItemIdentifier, from: Position)
    /// An item took another place, in its section or in another.
    case movedItem(ItemIdentifier, from: Position, to: Position)
  }

  /// The steps in order.
  public internal(set) var changes: [Change] = []
  /// What is to be shown anew once the steps are taken.
  var marks = SnapshotMarks<SectionIdentifier, ItemIdentifier>()

  init() {}

  /// `true` where nothing moves and nothing is to be shown anew.
  public var isEmpty: Bool { changes.isEmpty && marks.isEmpty }

  /// The sections to be made anew.
  public var reloadedSectionIdentifiers: [SectionIdentifier] { marks.reloadedSections.elements }

  /// The items to be made anew.
  public var reloadedItemIdentifiers: [ItemIdentifier] { marks.reloadedItems.elements }

  /// The items to be filled anew.
  public var reconfiguredItemIdentifiers: [ItemIdentifier] { marks.reconfiguredItems.elements }
}
