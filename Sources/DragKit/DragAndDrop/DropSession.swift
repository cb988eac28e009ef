public import DragFrameIO
public import DragGeometry
public import DragModel

/// What a collection view learns of the drag over it, as `UIDropSession` tells it.
public struct DropSession: Hashable, Sendable {
  /// What is dragged, what was lifted first.
  public let items: [DragItem]
  /// Whether what is dragged was lifted in this collection view (L14).
  public let hasActiveDrag: Bool
  /// Where the pointer is, from the upper left corner of the view.
  public let location: Point
  /// Where the item is that is dragged, at its own size, counted as ``location`` is.
  public let itemFrame: Rect
  /// The operation that the user asks for by modifier keys, if any: Control for a copy, Control and Shift for a
  /// link (GTK, Qt).
  public let preferredOperation: DropOperation?
  /// What carries it: who drops with the keyboard goes on from there, and wants to see where it is.
  public let pointer: PointerKind

  /// Creates a session, as a test of a delegate needs it.
  public init(
    items: [DragItem], hasActiveDrag: Bool = true, location: Point = .zero,
    itemFrame: Rect = .zero, preferredOperation: DropOperation? = nil,
    pointer: PointerKind = .mouse
  ) {
    self.items = items
    self.hasActiveDrag = hasActiveDrag
    self.location = location
    self.itemFrame = itemFrame
    self.preferredOperation = preferredOperation
    self.pointer = pointer
  }

  /// Whether the user asks for an operation that leaves the items where they are.
  public var prefersCopy: Bool { preferredOperation?.keepsSource == true }

  /// The items of the model that are dragged, what was lifted first.
  public var localObjects: [ItemID] { items.compactMap(\.localObject) }
}

extension Modifiers {
  /// The operation that held modifier keys ask for, if any (GTK, Qt).
  package var preferredOperation: DropOperation? {
    guard contains(.control) else { return nil }
    return contains(.shift) ? .link : .copy
  }
}
