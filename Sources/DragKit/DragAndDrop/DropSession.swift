/// A drag as a target's delegate sees it, like `UIDropSession` and SwiftUI's `DropInfo`.
public struct DropSession: Hashable, Sendable {
  /// The dragged items, in the order in which they land (R24).
  public let items: [DragItem]
  /// The lifted item; `nil` if the drag began in another program.
  public let item: ItemID?
  /// Whether the drag began in the target's `Stage.Area`; for a collection view, in the view (L14).
  public let hasActiveDrag: Bool
  /// The pointer's location, relative to the target's upper left corner.
  ///
  /// It can be outside the target: in a `ColumnLayout`, the target is the item whose place is
  /// nearest to the centre of ``itemFrame``.
  public let location: Point
  /// The lifted item's frame, which moves with the pointer, in the coordinates of ``location``.
  ///
  /// Its size is that of the item when it was lifted, whatever the size of the preview.
  public let itemFrame: Rect
  /// The operation that the held modifier keys request; `nil` if Control is not held.
  ///
  /// Control requests a copy, and Control with Shift a link (GTK, Qt).
  public let preferredOperation: DropOperation?
  private let pointerID: PointerID
  /// The item that receives the drop; set by the engine, as are the next two properties.
  var target = ItemID.control(0)
  /// The place at which the drag aims; `nil` if the target is no collection view.
  var destination: DropDestination?
  /// The container of the `Stage.Area` in which the drag began; `nil` if the target is in it.
  var origin: ContainerID?

  /// Creates a session, for example in a test of a delegate.
  public init(
    items: [DragItem], item: ItemID? = nil, hasActiveDrag: Bool = true, location: Point = .zero,
    itemFrame: Rect = .zero, preferredOperation: DropOperation? = nil,
    pointer: PointerID = .mouse
  ) {
    (self.items, self.item, self.hasActiveDrag) = (items, item, hasActiveDrag)
    (self.location, self.itemFrame, pointerID) = (location, itemFrame, pointer)
    self.preferredOperation = preferredOperation
  }

  /// Whether the drag began in another program.
  ///
  /// Its items have no ``DragItem/localObject``. They are copied: a proposal to move counts as one
  /// to copy, unless the other program permits only a move.
  public var isFromOtherProgram: Bool { pointerID == .otherProgram }

  /// Returns whether the payload of any dragged item conforms to any of `types`.
  public func hasItemsConforming(to types: [ContentType]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// Returns those payloads of the dragged items that conform to any of `types`.
  public func itemProviders(for types: [ContentType]) -> [ItemProvider] {
    items.map(\.itemProvider).filter { $0.conforms(toAnyOf: types) }
  }

  /// The kind of the pointer that drags.
  public var pointer: PointerKind { pointerID.kind }

  /// The dragged items of the model, in the order in which they land.
  public var localObjects: [ItemID] { items.compactMap(\.localObject) }
}

/// SwiftUI's name of a ``DropSession``, as a ``DropDelegate`` receives it.
public typealias DropInfo = DropSession
