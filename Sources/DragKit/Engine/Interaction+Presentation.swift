extension Interaction {
  /// Returns the items in the `Stage.Area` of a container, with the frames in which they are drawn
  /// now.
  ///
  /// The array is empty if there is no such area. For a collection view, it has the lifted item, and
  /// all items no more than one viewport outside of the visible part. Those that do not intersect
  /// `bounds`, in window coordinates, are left out.
  public func visibleItems(
    in container: ContainerID, within bounds: Rect? = nil
  ) -> [VisibleItem] {
    let area = screen.layout.areas.first { $0.container == container }
    let dragged = Set(screen.drag?.session.localObjects ?? [])
    // A drop in the collection view leaves the dragged items where they are.
    let copies =
      screen.drag?.session.operation?.keepsSource == true
      && screen.drag?.session.target?.destination != nil
    return (area?.items ?? []).compactMap { placed in
      let place = screen.layout.frames[placed.item]
      let frame =
        place.map { screen.motion.seenFrame(of: placed.item, from: $0.frame) } ?? placed.frame
      guard bounds?.intersects(frame) != false else { return nil }
      let isDragged = dragged.contains(placed.item)
      return VisibleItem(
        item: placed.item, frame: frame,
        isAway: isDragged ? !copies : screen.motion.isAway(placed.item),
        isHeld: place?.isHeld == true,
        isGliding: screen.motion.displacements.contains { $0.item == placed.item && $0.glides },
        isCopied: isDragged && copies,
        presence: screen.motion.presence(of: placed.item))
    }
  }

  /// Returns the final frame of an item, without animations, in window coordinates; `nil` if it has
  /// none.
  ///
  /// An item has a final frame if it is in an area of the `Stage`. In a collection view, only some
  /// items have one: those at most one viewport outside of the visible part, and the lifted item.
  public func frame(of item: ItemID) -> Rect? { screen.layout.frame(of: item) }

  /// Returns the frame in which an item is drawn at its place now, in window coordinates; `nil` if it has none.
  public func seenFrame(of item: ItemID) -> Rect? { screen.seenFrame(of: item) }

  /// The items drawn above the content, back to front: dragged, released and removed ones.
  public var overlays: [DragOverlay] { screen.motion.overlays }

  /// Returns the frame in which an overlay is drawn now, in window coordinates.
  public func seenFrame(of overlay: DragOverlay) -> Rect { screen.seenFrame(of: overlay) }

  /// Returns a row as it is drawn now, with its accessories and the actions that a swipe has uncovered.
  ///
  /// It returns `nil` in two cases: ``frame(of:)`` returns `nil`, or the item is in no row of a
  /// collection view with handlers.
  public func row<Content: InteractiveContent>(of item: ItemID, in content: Content) -> Row? {
    screen.row(of: item, in: content, by: Content.handlers)
  }

  /// Returns a row of a part of the content as it is drawn now, by the handlers of that part.
  ///
  /// It returns `nil` in the same cases as ``row(of:in:)``.
  public func row<Content>(
    of item: ItemID, in content: Content, by registry: HandlerRegistry<Content>
  ) -> Row? {
    screen.row(of: item, in: content, by: registry)
  }

  /// Returns the spring-loading state of an item; without a drag over it, ``SpringLoadingState/inactive``.
  public func springLoading(of item: ItemID) -> SpringLoadingState {
    guard let loading = screen.drag?.springLoading, loading.item == item else { return .inactive }
    return loading.state
  }

  /// Whether a finger drags items over the cancel strip, so that a release cancels the drag.
  public var isOverCancelStrip: Bool { screen.isOverCancelStrip }

  /// Whether the items were released, and the drop waits for another program: for its data, or until it has the data.
  public var isDropPending: Bool { screen.drag?.phase == .released }

  /// Whether an area in the layer of menus covers the focused item, so that neither keys nor pointers press it.
  public var isFocusCovered: Bool { keyboard.visibleFocus.map(screen.covers) ?? false }

  /// Returns the animation in which the group of an item opens or folds; `nil` if it does neither.
  public func fold(ofGroup item: ItemID) -> Fold? { screen.motion.fold(of: item) }

  /// Returns the open gap in a collection view, with its frame in window coordinates; `nil` if no gap is visible.
  ///
  /// The container of the place is that of the group or the section to which the gap belongs. While no target has a gap,
  /// the gap is the place that the lifted item left. If a drop would copy or link the item, it has not left its place.
  public func gap(in id: ContainerID) -> (place: InsertionPlace, frame: Rect)? {
    guard let collection = screen.layout.collection(id), let gap = collection.arrangement.gap,
      let row = collection.geometry.rows.gapRow, let frame = collection.frame(ofRow: row),
      screen.drag?.target?.gap == nil || screen.drag?.target?.item == collection.view
    else { return nil }
    return (gap.place, frame)
  }

  /// Returns the parts of an item that pointers press: the names of controls of its row, and `nil` for the rest of it.
  ///
  /// A pointer presses what follows it, and what it may still tap, lift or scroll.
  public func pressedParts(of item: ItemID) -> [String?] {
    pointers.touches.filter { $0.presses(item) }.map(\.control)
  }
}

// MARK: - Overlays

extension OverlayLook {
  /// Creates the look of an overlay as it is drawn now; `isRow` is that of its ``DragPreview``.
  public init(of overlay: DragOverlay, isRow: Bool, in interaction: Interaction) {
    let screen = interaction.screen
    self.init(overlay, in: screen.motion, isRow: isRow, screen.layout.tuning)
  }
}

extension DragOverlay {
  /// Returns the rectangle that clips the overlay, in window coordinates; `nil` if nothing clips it.
  ///
  /// The rectangle is the bounds of a collection view, widened by the distance that the overlay still
  /// has to move. So clipping increases gradually.
  public func visibleArea(in interaction: Interaction) -> Rect? {
    let layout = interaction.screen.layout
    let collection: CollectionLayoutSnapshot? =
      switch course {
      case .carried, .piled: nil
      case .dropped, .returning: layout.collection(containing: item)
      case .vanishing(let point), .departing(let point):
        layout.collections.last { $0.area.bounds.contains(point) }
      }
    return collection?.bounds.insetBy(-distanceLeft)
  }

  /// Returns the preview to draw for the overlay; `nil` if the item itself is to be drawn.
  public func preview(
    in interaction: Interaction, _ content: some InteractiveContent
  ) -> DragPreview? {
    let screen = interaction.screen
    let container =
      screen.drag?.item == item ? interaction.session?.container : screen.layout.container(of: item)
    if let source = content.handlerSet(ofCollection: container)?.handlers.drag {
      return source.dragPreview(content, item)
    }
    let set = content.handlerSet(of: item, in: container)
    return set?.handlers.preview?(content, item)
  }
}
