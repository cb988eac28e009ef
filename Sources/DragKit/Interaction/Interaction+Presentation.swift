public import DragGeometry
public import DragModel

extension Interaction {
  /// Returns the items in the area of a container, with their visible frames; empty if there is no such area.
  ///
  /// In a collection view, these are the items within one viewport of the visible part, and the lifted item.
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

  /// Returns the final frame of an item, in window coordinates; `nil` if no area has the item, or
  /// if it is more than a viewport outside the visible part of its collection view, and not lifted.
  public func place(of item: ItemID) -> Rect? { layout.frame(of: item) }

  package func seenFrame(of item: ItemID) -> Rect? {
    layout.frame(of: item).map { motion.seenFrame(of: item, from: $0) }
  }

  /// Returns the visible frame of an overlay, in window coordinates.
  public func seenFrame(of overlay: DragOverlay) -> Rect {
    motion.seenFrame(of: overlay, in: layout, previewPlacement)
  }

  /// Returns the rectangle that clips an overlay, in window coordinates; `nil` if nothing clips it.
  ///
  /// The collection view's bounds are widened by the distance left, so that clipping increases gradually.
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

  /// Returns the preview of an overlay's item; `nil` if the item itself is its preview.
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

  /// Returns the frame of the open gap in a view, in window coordinates; `nil` if no gap is open there.
  ///
  /// While no target has a gap, the lifted item's own place is the gap, unless a drop would copy or link it.
  public func gapFrame(in id: ContainerID) -> Rect? {
    guard let collection = layout.collection(id), let row = collection.geometry.rows.gapRow,
      drag?.target?.gap == nil || drag?.target?.item == collection.area.view
    else { return nil }
    return collection.frame(ofRow: row)
  }

  package var promisedGap: InsertionPlace? { drag?.promisedGap }

  package var enteredCollections: [ContainerID] { drag?.entered ?? [] }

  /// Returns whether a pointer that went down on an item is undecided or is followed by the item.
  public func isPressed(_ item: ItemID) -> Bool {
    pointers.touches.contains { $0.presses(item) }
  }

  /// Returns whether an item is pressed on a part, or, if `part` is `nil`, outside of its parts.
  package func isPressed(_ item: ItemID, part: String?) -> Bool {
    pointers.touches.contains { $0.part == part && $0.presses(item) }
  }
}

// Groups of outlines that open and fold.
extension Interaction {
  /// Returns the progress of a group that opens (to 1) or folds (to 0), with overshoot; `nil` for any other.
  package func openness(ofGroup item: ItemID) -> Fraction? {
    motion.folds.last { $0.group == item }?.openness.fraction
  }

  package func comesFromElsewhere(_ item: ItemID, toGroup group: ItemID) -> Bool {
    motion.folds.last { $0.group == group }?.newcomers.contains(item) == true
  }

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
  /// Whether an overlay (lifted, dropped or returning) is drawn instead of the item at its place.
  public let isAway: Bool
  /// Whether the item follows a touch without being lifted.
  public let isHeld: Bool
  package let isGliding: Bool
  /// Whether the item is dragged but keeps its place: another was lifted (R24), or it is copied or linked.
  public let isDragged: Bool
  /// The opacity of the item: less than one while it fades in.
  public let presence: Fraction
}
