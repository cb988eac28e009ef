public import DragGeometry
public import DragModel

extension Interaction {
  /// The items in a container's area, with their visible frames; in a collection view, only those
  /// in the viewport, and within one viewport before and after it.
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

  /// The final frame of an item, in window coordinates; `nil` if it is not on the stage, or more
  /// than a viewport outside the visible part of its collection view.
  public func place(of item: ItemID) -> Rect? { layout.frame(of: item) }

  /// The visible frame of an item at its place, in window coordinates; `nil` if ``place(of:)`` is.
  package func seenFrame(of item: ItemID) -> Rect? {
    layout.frame(of: item).map { motion.seenFrame(of: item, from: $0) }
  }

  /// The visible frame of an item above the content, in window coordinates.
  ///
  /// In a drag, it has the size that the item had when it was lifted, or is compact; after the
  /// release, it gradually takes the size of the final frame.
  public func seenFrame(of overlay: DragOverlay) -> Rect {
    motion.seenFrame(of: overlay, in: layout, previewPlacement)
  }

  /// The clipping rectangle of a released or removed item, in window coordinates; `nil` for none.
  ///
  /// It is the bounds of the collection view to which the item moves, widened by the distance that
  /// is left, so that the clipping increases gradually.
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

  /// The preview of a lifted or released item; `nil` if the item itself is its preview.
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

  /// The frame of the open gap in a view, in window coordinates; `nil` if no gap is open there.
  ///
  /// Before a target opens a gap, the gap is where the item was lifted, unless it is copied.
  public func gapFrame(in id: ContainerID) -> Rect? {
    guard let collection = layout.collection(id), let row = collection.geometry.rows.gapRow,
      drag?.target?.gap == nil || drag?.target?.item == collection.area.view
    else { return nil }
    return collection.frame(ofRow: row)
  }

  package var promisedGap: InsertionPlace? { drag?.promisedGap }

  package var enteredCollections: [ContainerID] { drag?.entered ?? [] }

  /// Whether a pointer is down on an item and is still undecided, or makes the item follow.
  public func isPressed(_ item: ItemID) -> Bool {
    pointers.touches.contains { $0.presses(item) }
  }

  /// Whether an item is pressed (``isPressed(_:)``) on a part, or, if that is `nil`, on none.
  package func isPressed(_ item: ItemID, part: String?) -> Bool {
    pointers.touches.contains { $0.part == part && $0.presses(item) }
  }
}

// Groups of outlines that open and fold.
extension Interaction {
  /// The progress of a group that opens or folds: 0 is folded, 1 open; `nil` if it does neither.
  package func openness(ofGroup item: ItemID) -> Fraction? {
    motion.folds.last { $0.group == item }?.openness.fraction
  }

  /// Whether an item of an opening group was elsewhere in its view before, and moves from there.
  package func comesFromElsewhere(_ item: ItemID, toGroup group: ItemID) -> Bool {
    motion.folds.last { $0.group == group }?.newcomers.contains(item) == true
  }

  /// The rows that move behind the row of a folding group, in window coordinates; empty if none.
  package func foldingRows(ofGroup item: ItemID) -> [PlacedItem] {
    guard let fold = motion.folds.last(where: { $0.group == item }),
      let origin = seenFrame(of: item)?.origin
    else { return [] }
    let offset = (origin - .zero) + fold.translation
    return fold.rows.map { PlacedItem($0.item, $0.frame.moved(by: offset)) }
  }
}

/// An item of an area, with the state in which it is drawn.
public struct VisibleItem: Hashable, Sendable {
  public let item: ItemID
  /// The visible frame of the item at its place, in window coordinates.
  public let frame: Rect
  /// Whether the item is drawn as an overlay (lifted, dropped or returning) instead of here.
  public let isAway: Bool
  /// Whether the item follows a touch without being lifted.
  public let isHeld: Bool
  /// Whether the item glides to its final frame, after a touch released it.
  package let isGliding: Bool
  /// Whether the item is dragged but keeps its place: another was lifted (R24), or it is copied.
  public let isDragged: Bool
  /// The opacity of the item: less than one while it fades in.
  public let presence: Fraction
}
