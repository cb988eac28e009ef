public import DragCoding

/// The changes of one transaction, or of one undoable step.
public struct ChangeSet: Hashable, Sendable {
  /// The changes in order.
  ///
  /// Successive moves of the same item are stored as one move. If the item returns to its first
  /// position, no move is stored.
  public private(set) var changes: [Change]

  init(_ changes: [Change] = []) { self.changes = changes }

  /// Whether there are no changes.
  public var isEmpty: Bool { changes.isEmpty }

  package var inverse: ChangeSet { ChangeSet(changes.reversed().map(\.inverse)) }

  package mutating func append(_ change: Change) {
    guard case .moved(let item, let start, _) = changes.last,
      case .moved(item, _, let end) = change
    else { return changes.append(change) }
    changes.removeLast()
    if start != end { changes.append(.moved(item, from: start, to: end)) }
  }
}

extension ChangeSet: CanonicalCodable, FieldCoded {
  package static let fields = Fields(ChangeSet.init) { $0.changes }
}
