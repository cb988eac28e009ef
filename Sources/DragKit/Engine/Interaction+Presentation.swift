extension Interaction {
  /// Returns the final frame of an item, where its animations end, in window coordinates.
  ///
  /// It is `nil` if the item is in no area of the `Stage`; in a collection view, also if it is more
  /// than one viewport outside of the visible part, unless it is lifted.
  public func frame(of item: ItemID) -> Rect? { screen.layout.frame(of: item) }

  /// Returns an item's ``frame(of:)`` as animations displace it now; ``overlays(of:)`` are ignored.
  public func seenFrame(of item: ItemID) -> Rect? { screen.seenFrame(of: item) }

  /// Returns a row as it is drawn now, with its accessories and the actions uncovered by a swipe.
  ///
  /// It returns `nil` in two cases: ``frame(of:)`` returns `nil`, or the item is in no row of a
  /// collection view with handlers.
  public func row<Content: InteractiveContent>(of item: ItemID, in content: Content) -> Row? {
    screen.row(of: item, in: content, by: Content.handlers)
  }

  /// Returns the same as ``row(of:in:)``, for a part of the content with a registry of its own.
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

  /// Whether a finger drags items over `Stage.cancelStrip`, where a release cancels the drag.
  public var isOverCancelStrip: Bool { screen.isOverCancelStrip }

  /// Whether the released items wait for another program to send or receive their data.
  public var isDropPending: Bool { screen.drag?.phase == .awaitingOtherProgram }

  /// Whether an area in the layer of menus covers the focused item, so that nothing can press it.
  public var isFocusCovered: Bool { keyboard.visibleFocus.map(screen.covers) ?? false }

  /// Returns the animation that opens or folds the group of an item; `nil` if none is running.
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

  /// Returns an element for each pointer that presses an item: its row's control, or `nil` if none.
  ///
  /// A pointer presses an item until a gesture such as a lift or a scroll begins, and while the
  /// item follows it without a lift (``TouchResponder``).
  public func pressedParts(of item: ItemID) -> [String?] {
    pointers.touches.filter { $0.presses(item) }.map(\.control)
  }
}
