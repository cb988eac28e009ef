public import DragFrameIO
public import DragGeometry
public import DragModel

/// A drag over a collection view, like `UIDropSession`.
public struct DropSession: Hashable, Sendable {
  /// The dragged items, the lifted one first.
  public let items: [DragItem]
  /// Whether the drag began in this collection view (L14).
  public internal(set) var hasActiveDrag = true
  /// The pointer's location, relative to the view's upper left corner.
  public internal(set) var location = Point.zero
  /// The frame of the lifted item under the pointer, in the coordinate space of ``location``.
  public internal(set) var itemFrame = Rect.zero
  /// The operation that the held modifier keys request, if any: Control for a copy, Control and
  /// Shift for a link (GTK, Qt).
  public internal(set) var preferredOperation: DropOperation?
  /// The kind of pointer; after a drop with the keyboard, the dropped item should be visible.
  public internal(set) var pointer = PointerKind.mouse

  /// Whether the user requests an operation that leaves the items where they are.
  package var prefersCopy: Bool { preferredOperation?.keepsSource == true }

  /// The dragged items of the model, the lifted one first.
  public var localObjects: [ItemID] { items.compactMap(\.localObject) }
}

extension Modifiers {
  package var preferredOperation: DropOperation? {
    guard contains(.control) else { return nil }
    return contains(.shift) ? .link : .copy
  }
}
