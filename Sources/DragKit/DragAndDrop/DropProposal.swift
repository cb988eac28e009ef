/// The effect that a drop at the current location would have.
public struct DropProposal: Hashable, Sendable {
  /// The operation of the drop.
  public var operation: DropOperation
  /// The kind of insertion: beside an item or into it; by default, the target decides.
  public var intent: DropIntent

  /// Creates a proposal; without an intent, no gap opens.
  public init(operation: DropOperation, intent: DropIntent = .unspecified) {
    (self.operation, self.intent) = (operation, intent)
  }
}

// MARK: - The properties of an operation
// Only `IncomingDrag.permitted(_:)` compares operations; the rest of the engine reads properties.

extension DropOperation {
  /// The reason with which a release ends the drag; `nil` if the release performs a drop.
  var endReason: DragEndReason? {
    switch self {
    case .move, .copy, .link: nil
    case .forbidden: .refused
    case .cancel: .cancelled
    }
  }

  var badge: DropBadge? {
    switch self {
    case .copy: .plus
    case .link: .link
    case .forbidden: .prohibited
    case .move, .cancel: nil
    }
  }
}

/// The mark on a dragged item that shows the operation of a drop.
public enum DropBadge: Hashable, Sendable, CaseIterable {
  /// The operation is `copy`.
  case plus
  /// The operation is `link`.
  case link
  /// The operation is `forbidden`.
  case prohibited
}

/// The destination of the dropped items.
public enum DropIntent: String, Hashable, Sendable, CaseIterable {
  /// A destination that the target chooses when it performs the drop; no gap is open.
  case unspecified
  /// The gap at ``DropDestination/place``, open unless the operation is `forbidden` or `cancel`.
  case insertAtDestination
  /// The ``DropDestination/item``; an open gap stays open and does not move.
  case insertIntoDestination
}

extension DropIntent: CanonicalCodable {}
