public import DragFrameIO
public import DragGeometry
package import DragModel

/// A drag over a collection view, like `UIDropSession`.
public struct DropSession: Hashable, Sendable {
  /// The dragged items, the lifted one first, unless the drag delegate omitted it.
  public let items: [DragItem]
  /// Whether the drag began in this collection view (L14).
  public let hasActiveDrag: Bool
  /// The pointer's location, relative to the view's upper left corner.
  public let location: Point
  /// The frame of the lifted item under the pointer, at its full size, in the coordinates of ``location``.
  public let itemFrame: Rect
  /// The operation that the held modifier keys request: Control for a copy, Control and Shift for a
  /// link (GTK, Qt); `nil` without Control.
  public let preferredOperation: DropOperation?
  package let pointer: PointerKind

  /// Creates a session, for example in a test of a delegate.
  public init(
    items: [DragItem], hasActiveDrag: Bool = true, location: Point = .zero,
    itemFrame: Rect = .zero, preferredOperation: DropOperation? = nil,
    pointer: PointerKind = .mouse
  ) {
    (self.items, self.hasActiveDrag, self.pointer) = (items, hasActiveDrag, pointer)
    (self.location, self.itemFrame) = (location, itemFrame)
    self.preferredOperation = preferredOperation
  }

  package var prefersCopyOrLink: Bool { preferredOperation?.keepsSource == true }

  package var localObjects: [ItemID] { items.compactMap(\.localObject) }
}

extension Modifiers {
  package var preferredOperation: DropOperation? {
    guard contains(.control) else { return nil }
    return contains(.shift) ? .link : .copy
  }
}
