public import DragCoding

/// The operation that a drop performs on the dragged items, in this program or in another one.
public enum DropOperation: String, Hashable, Sendable, CaseIterable {
  /// The items are moved.
  case move
  /// Copies of the items are inserted.
  case copy
  /// References to the items are inserted.
  case link
  /// No drop is possible at the current location, as a badge on the preview shows.
  ///
  /// On a release, the items return to their places.
  case forbidden
  /// A release at the current location cancels the drag; no badge is shown.
  case cancel
}

extension DropOperation: CanonicalCodable {}

extension DropOperation {
  /// Whether a release performs a drop; `false` for ``forbidden`` and ``cancel``.
  public var isPerformed: Bool {
    switch self {
    case .move, .copy, .link: true
    case .forbidden, .cancel: false
    }
  }

  /// Whether the dragged items stay where they are because the target receives copies or links.
  public var keepsSource: Bool {
    switch self {
    case .copy, .link: true
    case .move, .forbidden, .cancel: false
    }
  }
}

extension Modifiers {
  /// The operation that the held keys request; `nil` if Control is not held.
  ///
  /// Control requests a copy, and Control with Shift a link (GTK, Qt).
  public var preferredOperation: DropOperation? {
    guard contains(.control) else { return nil }
    return contains(.shift) ? .link : .copy
  }

  /// Like ``preferredOperation``, but for a drop in another program: Shift alone requests a move.
  package var preferredOperationOutside: DropOperation? {
    preferredOperation ?? (contains(.shift) ? .move : nil)
  }
}
