public import DragCoding

/// What a drop would do, if it came now and here.
public struct DropProposal: Hashable, Sendable {
  /// What would be done.
  public var operation: DropOperation
  /// Where it would be done.
  public var intent: DropIntent

  /// Creates a proposal.
  public init(operation: DropOperation, intent: DropIntent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

/// What a drop does with what is dropped.
public enum DropOperation: String, Hashable, Sendable, CaseIterable {
  /// What is dropped goes from its place to the new one.
  case move
  /// What is dropped stays, and another like it goes to the new place.
  case copy
  /// What is dropped stays, and a reference to it goes to the new place.
  case link
  /// It could be done in principle, but not here or not now: a sign says so, and it flies home.
  case forbidden
  /// A drop here cancels the drag.
  case cancel
}

// What follows from an operation. The engine asks for no operation by its name.
extension DropOperation {
  /// Whether a drop is performed.
  public var isPerformed: Bool { endReason == nil }

  /// Why a release ends the drag without a drop; `nil` if the drop is performed.
  var endReason: DragEndReason? {
    switch self {
    case .move, .copy, .link: nil
    case .forbidden: .refused
    case .cancel: .cancelled
    }
  }

  /// Whether the dragged items stay where they are.
  public var keepsSource: Bool {
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
  /// Something would be added.
  case plus
  /// A reference would be made.
  case link
  /// Nothing can be dropped here.
  case prohibited
}

/// Where a drop puts what is dropped.
public enum DropIntent: String, Hashable, Sendable, CaseIterable {
  /// The target itself decides.
  case unspecified
  /// Into a gap that opens.
  case insertAtDestination
  /// Into the item under the pointer.
  case insertIntoDestination
}

extension DropOperation: CanonicalCodable {}

extension DropIntent: CanonicalCodable {}

extension DropProposal: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(operation, intent) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (operation, intent) = try reader.read()
  }
}
