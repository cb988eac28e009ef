extension Interaction {
  /// Returns the final frame of an item, in window coordinates; `nil` if it has none.
  ///
  /// An item has a final frame if it is in an area of the `Stage`. In a collection view, only some
  /// items have one: those at most one viewport outside of the visible part, and the lifted item.
  public func frame(of item: ItemID) -> Rect? { screen.layout.frame(of: item) }

  /// Returns the frame in which an item is drawn at its place now, in window coordinates; `nil` if it has none.
  public func seenFrame(of item: ItemID) -> Rect? { screen.seenFrame(of: item) }

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
  public var isDropPending: Bool { screen.drag?.phase == .awaitingOtherProgram }

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
