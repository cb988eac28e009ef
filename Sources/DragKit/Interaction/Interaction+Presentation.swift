public import DragGeometry
public import DragModel

extension Interaction {
  /// The items of an area with the frames in which they are visible now.
  public func visibleItems(in container: ContainerID) -> [VisibleItem] {
    let area = layout.areas.first { $0.container == container }
    let dragged = Set(session.map { $0.items.count > 1 ? $0.localObjects : [] } ?? [])
    // The lifted item, if a drop into the open gap would leave it where it is.
    let isCopied = session?.operation?.keepsSource == true && session?.target?.gap != nil
    let copied = isCopied ? session?.item : nil
    return (area?.items ?? []).map { placed in
      VisibleItem(
        item: placed.item, frame: seenFrame(of: placed.item) ?? placed.frame,
        isAway: motion.isAway(placed.item) && placed.item != copied,
        isHeld: layout.places[placed.item]?.isHeld == true,
        isGliding: motion.displacements.contains { $0.item == placed.item && $0.glides },
        isDragged: placed.item == copied
          || placed.item != drag?.item && dragged.contains(placed.item),
        presence: motion.presence(of: placed.item))
    }
  }

  /// The final frame of an item, in window coordinates; `nil` if it is not on the stage.
  public func place(of item: ItemID) -> Rect? { layout.frame(of: item) }

  /// The frame in which an item that is not lifted is visible now.
  package func seenFrame(of item: ItemID) -> Rect? {
    layout.frame(of: item).map { motion.seenFrame(of: item, from: $0) }
  }

  /// The frame in which a lifted or released item is visible now, above the content.
  ///
  /// It keeps the size that the item had when it was lifted until it is released, and then grows to that of the
  /// final frame.
  public func seenFrame(of overlay: DragOverlay) -> Rect {
    motion.seenFrame(of: overlay, in: layout, previewPlacement)
  }

  /// The clipping rectangle of a released item, in window coordinates; `nil` if it is not clipped.
  ///
  /// It is the item's collection view, widened by the distance that the item still has to move. So an item is
  /// never clipped at once, and arrives behind what hides its final frame.
  package func visibleArea(of overlay: DragOverlay) -> Rect? {
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
  public func preview(
    of overlay: DragOverlay, in content: some InteractiveContent
  ) -> DragPreview? {
    let container =
      drag?.item == overlay.item ? session?.container : layout.container(of: overlay.item)
    if let delegate = content.handlerSet(ofCollection: container)?.handlers.dragDelegate {
      return delegate.dragPreview(for: overlay.item, content: content)
    }
    let set = content.handlerSet(of: overlay.item, in: container)
    return set?.handlers.preview?(content, overlay.item)
  }

  /// The frame of the open gap in a collection view, in window coordinates; `nil` if the view has none.
  ///
  /// Until a target opens a gap, the gap is where the item was lifted.
  public func gapFrame(in id: ContainerID) -> Rect? {
    guard let collection = layout.collection(id), let row = collection.geometry.rows.gapRow,
      drag?.target?.gap == nil || drag?.target?.item == collection.area.view
    else { return nil }
    return collection.frame(ofRow: row)
  }

  package var promisedGap: InsertionPlace? { drag?.promisedGap }

  package var enteredCollections: [ContainerID] { drag?.entered ?? [] }

  /// Whether a pointer is down on an item and may still tap it or make it follow.
  public func isPressed(_ item: ItemID) -> Bool {
    pointers.touches.contains { $0.presses(item) }
  }

  /// Whether a pointer is down on a part of a row, or on no part of it, and may still tap it.
  package func isPressed(_ item: ItemID, part: String?) -> Bool {
    pointers.touches.contains { $0.part == part && $0.presses(item) }
  }
}

// Groups of outlines that open and fold.
extension Interaction {
  /// How far a group is open while it opens or folds.
  package func openness(ofGroup item: ItemID) -> Fraction? {
    motion.folds.last { $0.group == item }?.openness.fraction
  }

  /// Whether an item was visible elsewhere when its group began to open, so that it moves in from there.
  package func comesFromElsewhere(_ item: ItemID, toGroup group: ItemID) -> Bool {
    motion.folds.last { $0.group == group }?.newcomers.contains(item) == true
  }

  /// The rows of a group that is being folded, to be drawn below the group's own row.
  package func foldingRows(ofGroup item: ItemID) -> [PlacedItem] {
    guard let fold = motion.folds.last(where: { $0.group == item }),
      let origin = seenFrame(of: item)?.origin
    else { return [] }
    let offset = (origin - .zero) + fold.translation
    return fold.rows.map { PlacedItem($0.item, $0.frame.moved(by: offset)) }
  }
}

/// An item with the frame in which it is visible.
public struct VisibleItem: Hashable, Sendable {
  public let item: ItemID
  /// The frame in which the item is visible, in window coordinates.
  public let frame: Rect
  /// Whether the item is drawn as an overlay, lifted or returning, and not here.
  public let isAway: Bool
  /// Whether a touch holds the item.
  public let isHeld: Bool
  /// Whether the item glides, since a touch released it in motion.
  package let isGliding: Bool
  /// Whether the item is dragged but keeps its place: another one was lifted (R24), or it is copied.
  public let isDragged: Bool
  /// The opacity of the item: less than one while it fades in.
  public let presence: Fraction
}
