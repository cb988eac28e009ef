public import DragGeometry
public import DragModel

// What is visible.
extension Interaction {
  /// The items of an area, with the frames in which they are visible now.
  public func visibleItems(in container: ContainerID) -> [VisibleItem] {
    let area = layout.areas.first { $0.container == container }
    let dragged = Set(session.map { $0.items.count > 1 ? $0.localObjects : [] } ?? [])
    let copied = itemToCopy
    return (area?.items ?? []).map { placed in
      VisibleItem(
        item: placed.item,
        frame: seenFrame(of: placed.item) ?? placed.frame,
        isAway: motion.isAway(placed.item) && placed.item != copied,
        isHeld: layout.places[placed.item]?.isHeld == true,
        isGliding: motion.displacements.contains { $0.item == placed.item && $0.glides },
        isDragged: placed.item == copied
          || placed.item != drag?.item && dragged.contains(placed.item),
        presence: motion.presence(of: placed.item))
    }
  }

  /// The lifted item, if a drop into a gap would leave it where it is.
  private var itemToCopy: ItemID? {
    guard let session, session.operation?.keepsSource == true, session.target?.gap != nil else {
      return nil
    }
    return session.item
  }

  /// The final frame of an item, in window coordinates; `nil` if it is not on the stage.
  public func place(of item: ItemID) -> Rect? { layout.frame(of: item) }

  /// The frame in which an item that is not lifted is visible now.
  public func seenFrame(of item: ItemID) -> Rect? {
    layout.frame(of: item).map { motion.seenFrame(of: item, from: $0) }
  }

  /// The frame in which a lifted or released item is visible now, above the content.
  ///
  /// It has the size that it was lifted with, and grows to the size of its place when it is released.
  public func seenFrame(of overlay: DragOverlay) -> Rect {
    motion.seenFrame(of: overlay, in: layout, previewPlacement)
  }

  /// The part of the window in which a released item is visible; `nil` if that is all of it.
  ///
  /// It is the item's collection view, widened by as much as the item still has to go. So an item is
  /// never cut off at once, and arrives behind what hides its place.
  public func visibleArea(of overlay: DragOverlay) -> Rect? {
    let collection: CollectionLayoutSnapshot? =
      switch overlay.course {
      case .carried, .piled: nil
      case .dropped, .returning: layout.collection(containing: overlay.item)
      case .vanishing(let point), .departing(let point):
        layout.collections.last { $0.area.bounds.contains(point) }
      }
    return collection?.area.bounds.insetBy(-overlay.distanceLeft)
  }

  /// The preview of a lifted or released item; `nil` if it is the item itself.
  public func preview<Content: InteractiveContent>(
    of overlay: DragOverlay, in content: Content
  ) -> DragPreview? {
    let container =
      drag?.item == overlay.item ? session?.container : layout.container(of: overlay.item)
    if let delegate = Content.handlers.collection(container)?.handlers.dragDelegate {
      return delegate.dragPreview(for: overlay.item, content: content)
    }
    let handlers = Content.handlers.handlers(for: overlay.item, in: container)?.handlers
    return handlers?.preview?(content, overlay.item)
  }

  /// The frame of the gap that is open in a collection view, in window coordinates; `nil` if it is open in
  /// another collection view, or in none.
  ///
  /// As long as no target has opened a gap, it is the place from which the item was lifted.
  public func gapFrame(in id: ContainerID) -> Rect? {
    guard let shown = layout.collection(id), let row = shown.geometry.rows.gapRow else {
      return nil
    }
    if let target = drag?.target, target.gap != nil, target.item != shown.area.view { return nil }
    return shown.frame(ofRow: row)
  }

  /// The gap into which a drop would go now: the open one, or, while that has to rest, the one that is about to
  /// open; `nil` if a drop would not go into a gap.
  package var promisedGap: InsertionPlace? { drag?.promisedGap }

  /// The collection views that the drag has entered, in that order.
  package var enteredCollections: [ContainerID] { drag?.entered ?? [] }

  /// The number of groups that enclose an item in its collection view.
  public func level(of item: ItemID, in content: some InteractiveContent) -> Int {
    layout.level(of: item, content.model)
  }

  /// Whether a pointer is down on an item and may still tap it or make it follow.
  public func isPressed(_ item: ItemID) -> Bool {
    pointers.touches.contains { $0.presses(item) }
  }
}

// Groups of outlines that open and fold.
extension Interaction {
  /// How far a group is open that is being opened or folded; `nil` if it is neither.
  public func openness(ofGroup item: ItemID) -> Fraction? {
    motion.folds.last { $0.group == item }?.openness.fraction
  }

  /// Whether an item was visible elsewhere when its group began to open: it comes from there, and not out from
  /// under the group's row.
  public func comesFromElsewhere(_ item: ItemID, toGroup group: ItemID) -> Bool {
    motion.folds.last { $0.group == group }?.newcomers.contains(item) == true
  }

  /// The rows of a group that is being folded, with the frames in which they are visible.
  ///
  /// Draw only what is below the group's own row.
  public func foldingRows(ofGroup item: ItemID) -> [PlacedItem] {
    guard let fold = motion.folds.last(where: { $0.group == item }),
      let origin = seenFrame(of: item)?.origin
    else { return [] }
    let offset = (origin - .zero) + fold.translation
    return fold.rows.map { PlacedItem($0.item, $0.frame.moved(by: offset)) }
  }
}

/// An item with the frame in which it is visible.
public struct VisibleItem: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// The frame in which the item is visible, in window coordinates.
  public let frame: Rect
  /// Whether the item itself is lifted or on its way home, and only its place is here.
  public let isAway: Bool
  /// Whether a touch holds the item.
  public let isHeld: Bool
  /// Whether a touch released the item, which glides since.
  public let isGliding: Bool
  /// Whether the item is dragged and yet stays where it is: another one was lifted, and nothing closes up
  /// around this one (R24), or it is copied.
  public let isDragged: Bool
  /// How opaque the item is: less than one while it fades in.
  public let presence: Fraction
}
