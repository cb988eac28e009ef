/// A drag: the dragged items, and the pointer that drags them.
///
/// A drag from another program has no lifted item and no container; its pointer is `otherProgram`.
///
/// ```swift
/// let session = DragSession(item: song, container: "playlist")
/// let items = delegate.itemsForBeginning(session, at: song, content: &playlist)
/// ```
public struct DragSession: Hashable, Sendable {
  /// The lifted item; `nil` if the drag began in another program.
  public let item: ItemID?
  /// The pointer that drags the items.
  public let pointer: PointerID
  /// The pointer's location, in window coordinates.
  public internal(set) var location: Point
  /// The pointer's offset from the lifted item's upper left corner, constant during a drag (R6).
  ///
  /// In ``CollectionDragDelegate/itemsForBeginning(_:at:content:)``, it is zero.
  public internal(set) var grabOffset: Vector
  let itemSize: Size
  /// The target under the drag; `nil` if there is none.
  public internal(set) var target: DropTarget?
  /// The operation that another program has performed, or would perform on a release, if any.
  ///
  /// In ``CollectionDragDelegate/dragSessionDidEnd(_:reason:content:)``, `DropOperation.move` means
  /// that the other program has the items; the content should remove them.
  public internal(set) var externalOperation: DropOperation?
  // Boxed because each motion copies the session, and these values do not change.
  @Box private var lifted: Lifted

  private struct Lifted: Hashable, Sendable {
    let container: ContainerID?
    let items: [DragItem]
    // Stored because each motion reads them.
    let localObjects: [ItemID]

    init(container: ContainerID?, items: [DragItem]) {
      (self.container, self.items) = (container, items)
      localObjects = items.compactMap(\.localObject)
    }
  }

  /// Creates a session, for example in a test of a delegate.
  public init(
    item: ItemID?, container: ContainerID? = nil, items: [DragItem] = [],
    pointer: PointerID = .mouse, location: Point = .zero, grabOffset: Vector = .zero,
    itemSize: Size = .zero
  ) {
    (self.item, self.pointer, self.location) = (item, pointer, location)
    (self.grabOffset, self.itemSize) = (grabOffset, itemSize)
    lifted = Lifted(container: container, items: items)
  }

  /// The container of the `Stage.Area` from which the item was lifted; `nil` if it was in no area.
  public var container: ContainerID? { lifted.container }

  /// The dragged items, in the order in which they land (R24).
  ///
  /// In ``CollectionDragDelegate/itemsForBeginning(_:at:content:)``, the array is empty.
  public internal(set) var items: [DragItem] {
    get { lifted.items }
    set { lifted = Lifted(container: container, items: newValue) }
  }

  /// The frame of the lifted item, which moves with the pointer, in window coordinates.
  ///
  /// Its size is that of the item when it was lifted, whatever the size of the preview.
  public var itemFrame: Rect { Rect(origin: location - grabOffset, size: itemSize) }

  /// The dragged items of the model, in the order in which they land.
  public var localObjects: [ItemID] { lifted.localObjects }

  /// The latest proposal of the target; `nil` if there is no target.
  public var proposal: DropProposal? { target?.proposal }

  /// The operation that a release would perform now, here or in another program; `nil` for none.
  public var operation: DropOperation? { proposal?.operation ?? externalOperation }

  /// The item into which a release would drop the items; `nil` if it would drop into no item.
  public var intoItem: ItemID? {
    guard let target, target.proposal.intent == .insertIntoDestination,
      target.proposal.operation.isPerformed
    else { return nil }
    return target.destination?.item
  }

  func carries(_ types: [ContentType]) -> Bool {
    items.contains { item in types.contains(where: item.itemProvider.hasItem(conformingTo:)) }
  }
}

/// The target under a drag, with the effect of a release.
public struct DropTarget: Hashable, Sendable {
  /// The item that receives the drop: for a collection view, the item that represents the view.
  public let item: ItemID
  /// The latest proposal of the target.
  public internal(set) var proposal: DropProposal
  /// The place of the gap that is open in the target; `nil` if none is open.
  public internal(set) var gap: InsertionPlace?
  /// Whether several items are dragged, and the view has closed the places that they left empty.
  package internal(set) var isGathered = false
  /// The place at which the drag aims in a collection view; `nil` over any other target.
  public internal(set) var destination: DropDestination?
}

/// A dragged item, like `UIDragItem`.
///
/// ```swift
/// DragItem(itemProvider: ItemProvider(text: "variables"), localObject: lesson)
/// ```
public struct DragItem: Hashable, Sendable {
  /// The payload, whose types determine which targets the drag can enter.
  public var itemProvider: ItemProvider
  /// The dragged item of the model (L05); `nil` if the payload belongs to no item of the model.
  public var localObject: ItemID?

  /// Creates a dragged item.
  public init(itemProvider: ItemProvider, localObject: ItemID? = nil) {
    (self.itemProvider, self.localObject) = (itemProvider, localObject)
  }
}

// MARK: - Coding as functions; a conformance would be public

extension DragSession {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(item, container, pointer, location, grabOffset, itemSize, externalOperation)
    let items = items
    writer.write(count: items.count)
    for item in items { item.itemProvider.representations.encode(into: &writer) }
    writer.write(count: items.count)
    for item in items { item.localObject.encode(into: &writer) }
    writer.write(target != nil)
    target?.encode(into: &writer)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let container: ContainerID?
    (item, container, pointer, location, grabOffset, itemSize, externalOperation) =
      try reader.read()
    let (payloads, objects): ([[ItemProvider.Representation]], [ItemID?]) = try reader.read()
    guard payloads.count == objects.count else { throw reader.invalid("dragged items") }
    let items = zip(payloads, objects).map { payload, object in
      DragItem(itemProvider: ItemProvider(payload), localObject: object)
    }
    lifted = Lifted(container: container, items: items)
    if try reader.read() { target = try DropTarget(decoding: &reader) }
  }
}

extension DropTarget {
  fileprivate func encode(into writer: inout CanonicalWriter) {
    writer.write(
      item, proposal.operation, proposal.intent, gap, isGathered, destination?.place)
    guard let destination else { return }
    writer.write(destination.item, destination.band, destination.replacedPlace)
  }

  fileprivate init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let (operation, intent): (DropOperation, DropIntent)
    let place: InsertionPlace?
    (item, operation, intent, gap, isGathered, place) = try reader.read()
    proposal = DropProposal(operation: operation, intent: intent)
    guard let place else { return }
    destination = DropDestination(
      place: place, item: try reader.read(), band: try reader.read(),
      replacedPlace: try reader.read())
  }
}
