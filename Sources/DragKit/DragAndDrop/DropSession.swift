public import DragEvents
public import DragGeometry
package import DragModel

/// A drag over a collection view, like `UIDropSession`.
public struct DropSession: Hashable, Sendable {
  /// The dragged items, in the order in which they land (R24).
  public let items: [DragItem]
  /// Whether the drag began in this collection view (L14).
  public let hasActiveDrag: Bool
  /// The pointer's location, relative to the view's upper left corner.
  public let location: Point
  /// The frame of the lifted item, which moves with the pointer, in the coordinates of ``location``.
  ///
  /// Its size is that of the item when it was lifted, even if the preview is drawn in another size.
  public let itemFrame: Rect
  /// The operation that the held modifier keys request; `nil` if Control is not held.
  ///
  /// Control requests a copy, and Control with Shift a link (GTK, Qt).
  public let preferredOperation: DropOperation?
  private let pointerID: PointerID

  /// Creates a session, for example in a test of a delegate.
  public init(
    items: [DragItem], hasActiveDrag: Bool = true, location: Point = .zero,
    itemFrame: Rect = .zero, preferredOperation: DropOperation? = nil,
    pointer: PointerID = .mouse
  ) {
    (self.items, self.hasActiveDrag, pointerID) = (items, hasActiveDrag, pointer)
    (self.location, self.itemFrame) = (location, itemFrame)
    self.preferredOperation = preferredOperation
  }

  /// Whether the drag began in another program.
  ///
  /// Its items have no ``DragItem/localObject``. They are copied: a proposal to move them counts as one to copy,
  /// unless the other program permits only a move.
  public var isFromOtherProgram: Bool { pointerID == .otherProgram }

  package var prefersCopyOrLink: Bool { preferredOperation?.keepsSource == true }

  package var pointer: PointerKind { pointerID.kind }

  package var localObjects: [ItemID] { items.compactMap(\.localObject) }
}

extension Modifiers {
  package var preferredOperation: DropOperation? {
    guard contains(.control) else { return nil }
    return contains(.shift) ? .link : .copy
  }

  /// The operation that is requested of other programs.
  var preferredOperationOutside: DropOperation? {
    preferredOperation ?? (contains(.shift) ? .move : nil)
  }
}
