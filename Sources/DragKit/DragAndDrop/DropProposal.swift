public import DragCoding

/// The effect that a drop would have.
public struct DropProposal: Hashable, Sendable {
  /// The operation of the drop.
  public var operation: DropOperation
  /// The destination of the dropped items.
  public var intent: DropIntent

  /// Creates a proposal.
  public init(operation: DropOperation, intent: DropIntent = .unspecified) {
    (self.operation, self.intent) = (operation, intent)
  }
}

/// The operation that a drop performs on the dragged items.
public enum DropOperation: String, Hashable, Sendable, CaseIterable {
  /// The items are moved.
  case move
  /// Copies of the items are inserted.
  case copy
  /// References to the items are inserted.
  case link
  /// The drop is possible elsewhere or at another time; a sign says so, and the items return.
  case forbidden
  /// A drop here cancels the drag.
  case cancel
}

// The properties of an operation. The engine checks no operation by its name.
extension DropOperation {
  package var isPerformed: Bool { endReason == nil }

  /// Why a release ends the drag without a drop; `nil` if the drop is performed.
  var endReason: DragEndReason? {
    switch self {
    case .move, .copy, .link: nil
    case .forbidden: .refused
    case .cancel: .cancelled
    }
  }

  /// Whether the dragged items stay where they are.
  package var keepsSource: Bool {
    switch self {
    case .copy, .link: true
    case .move, .forbidden, .cancel: false
    }
  }

  /// Whether the drag delegate has to allow it
  /// (``CollectionDragDelegate/dragSessionAllowsMoveOperation(_:content:)``).
  var needsPermission: Bool { isPerformed && !keepsSource }

  /// The sign beside the dragged items (D28); `nil` if there is none.
  package var badge: DropBadge? {
    switch self {
    case .copy: .plus
    case .link: .link
    case .forbidden: .prohibited
    case .move, .cancel: nil
    }
  }
}

/// A sign beside the dragged items that says what a drop would do.
package enum DropBadge: Hashable, Sendable {
  case plus, link, prohibited
}

/// The destination of the dropped items.
public enum DropIntent: String, Hashable, Sendable, CaseIterable {
  /// The target decides.
  case unspecified
  /// The gap, which opens.
  case insertAtDestination
  /// The item under the pointer.
  case insertIntoDestination
}

extension DropOperation: CanonicalCodable {}

extension DropIntent: CanonicalCodable {}
