public import DragCoding

/// The operation that a drop performs on the dragged items, in this program or in another one.
public enum DropOperation: String, Hashable, Sendable, CaseIterable {
  /// The items are moved.
  case move
  /// Copies of the items are inserted.
  case copy
  /// References to the items are inserted.
  case link
  /// No drop is possible at the current location; on a release, the items return to their places.
  ///
  /// A badge on the preview shows this.
  case forbidden
  /// A release at the current location cancels the drag; no badge is shown.
  case cancel
}

extension DropOperation: CanonicalCodable {}
