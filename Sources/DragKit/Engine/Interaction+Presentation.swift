extension Interaction {
  /// Returns the final frame of an item, in window coordinates; `nil` if it has none.
  ///
  /// An item has a final frame if it is in an area of the `Stage`. In a collection view, only some
  /// items have one: those at most one viewport outside of the visible part, and the lifted item.
  public func frame(of item: ItemID) -> Rect? { screen.layout.frame(of: item) }

  /// Returns an item's ``frame(of:)`` as animations displace it now, without ``overlays(of:)``.
  public func seenFrame(of item: ItemID) -> Rect? { screen.seenFrame(of: item) }

  /// Returns a row as it is drawn now, with its accessories and the actions uncovered by a swipe.
  ///
  /// It returns `nil` in two cases: ``frame(of:)`` returns `nil`, or the item is in no row of a
  /// collection view with handlers.
  public func row<Content: InteractiveContent>(of item: ItemID, in content: Content) -> Row? {
    screen.row(of: item, in: content, by: Content.handlers)
  }

  /// Returns a row as it is drawn now, for a part of the content that has a registry of its own.
  ///
  /// It returns `nil` in the same cases as ``row(of:in:)``.
  public func row<Content>(
    of item: ItemID, in content: Content, by registry: HandlerRegistry<Content>
  ) -> Row? {
    screen.row(of: item, in: content, by: registry)
  }

  /// Returns an item's spring-loading state: ``SpringLoadingState/inactive`` if no drag is over it.
  public func springLoading(of item: ItemID) -> SpringLoadingState {
    guard let loading = screen.drag?.springLoading, loading.item == item else { return .inactive }
    return loading.state
  }

  /// Whether a finger drags items over the cancel strip, so that a release cancels the drag.
  public var isOverCancelStrip: Bool { screen.isOverCancelStrip }

  /// Whether the released items wait for another program to send or receive their data.
  public var isDropPending: Bool { screen.drag?.phase == .awaitingOtherProgram }

  /// Whether an area in the layer of menus covers the focused item, so that nothing can press it.
  public var isFocusCovered: Bool { keyboard.visibleFocus.map(screen.covers) ?? false }

  /// Returns the animation in which the group of an item opens or folds; `nil` if it does neither.
  public func fold(ofGroup item: ItemID) -> Fold? { screen.motion.fold(of: item) }

  /// Returns the open gap in a collection view; `nil` if no gap is visible.
  ///
  /// The frame is in window coordinates; the place is in the group or section at the gap. While no
  /// target has a gap, the gap is where the lifted item was, unless a drop would copy or link it.
  public func gap(in id: ContainerID) -> (place: InsertionPlace, frame: Rect)? {
    guard let collection = screen.layout.collection(id), let gap = collection.arrangement.gap,
      let row = collection.geometry.rows.gapRow, let frame = collection.frame(ofRow: row),
      screen.drag?.target?.gap == nil || screen.drag?.target?.item == collection.view
    else { return nil }
    return (gap.place, frame)
  }

  /// Returns the pressed control of an item's row, or `nil` for the item, for each pressing pointer.
  ///
  /// A pointer presses an item until a gesture such as a lift or a scroll begins, and while the item
  /// follows it without a lift (``TouchResponder``).
  public func pressedParts(of item: ItemID) -> [String?] {
    pointers.touches.filter { $0.presses(item) }.map(\.control)
  }
}
