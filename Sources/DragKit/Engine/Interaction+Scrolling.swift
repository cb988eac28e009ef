extension Interaction {
  /// Returns how far a collection view is scrolled from the beginning of its content.
  ///
  /// The vector leads from the corner at which the content begins to the same corner of the
  /// viewport. It is `nil` if the `Stage` has no such view.
  public func scrollOffset(of id: ContainerID) -> Vector? {
    screen.layout.collection(id)?.scrollOffset
  }

  /// Scrolls to an item, in the frontmost collection view that has a row for it
  /// (`UICollectionView.scrollToItem(at:at:animated:)`).
  ///
  /// The row can also be a header. If no view has a row for the item, for example because its group
  /// is folded, no view is scrolled. A finger that holds the view continues from the new offset.
  ///
  /// ```swift
  /// tracks.model.insert(track, at: InsertionPlace("playlist", .start))
  /// let changes = interaction.contentChanged(&tracks)
  /// let scrolling = interaction.scrollToItem(track, at: .top, content: &tracks)
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item, in a row or a header.
  ///   - position: The position of the item in the viewport, as far as the view can be scrolled.
  ///   - animated: Whether the view scrolls gradually; it never does with ``Tuning/reducedMotion``.
  ///   - content: The content.
  /// - Returns: The resulting calls and requests.
  @discardableResult
  public mutating func scrollToItem(
    _ item: ItemID, at position: ScrollPosition = .nearest, animated: Bool = true,
    content: inout some InteractiveContent
  ) -> Output {
    EventTurn.perform(on: &self, &content) { events in
      events.turn.readContent()
      if let (frame, collection) = events.turn.screen.scrollTarget(
        of: item, events.turn.content.model)
      {
        let goal = collection.scrollRange.offset(
          toShow: frame, at: position, from: events.turn.scrolls.goal(of: collection.id))
        events.turn.scroll(collection, to: goal, animated: animated)
      }
      events.finish()
    }
  }

  /// Scrolls to the first element of `items` with a row, unless the row of any is wholly visible.
  public mutating func reveal(
    anyOf items: [ItemID], content: inout some InteractiveContent
  ) -> Output {
    EventTurn.perform(on: &self, &content) { events in
      events.turn.readContent()
      let rows = items.compactMap {
        events.turn.screen.scrollTarget(of: $0, events.turn.content.model)
      }
      let isVisible = rows.contains { frame, collection in
        let goal = events.turn.scrolls.goal(of: collection.id)
        return collection.scrollRange.offset(toShow: frame, from: goal) == goal
      }
      if !isVisible, let (frame, collection) = rows.first {
        events.turn.reveal(frame, in: collection, animated: true)
      }
      events.finish()
    }
  }

  /// Returns the scroll bar of a collection view; `nil` if there is no such view, or it needs none.
  public func scrollBar(of id: ContainerID) -> ScrollBar? {
    var bar = screen.layout.collection(id)?.scrollBar(screen.layout.tuning.scrollBar)
    bar?.isHeld = pointers.touches.contains { $0.role.thumb != nil && $0.container == id }
    return bar?.isNeeded == true ? bar : nil
  }

  /// Returns the rectangle in which a pointer selects items, in window coordinates; `nil` for none.
  public func selectionBand(in id: ContainerID) -> Rect? {
    guard let collection = screen.layout.collection(id),
      let active = pointers.touches.first(where: { $0.role.band != nil && $0.container == id })
    else { return nil }
    return active.band(in: collection).map(collection.inWindow)
      .map { $0.intersection(collection.bounds) }
  }
}
