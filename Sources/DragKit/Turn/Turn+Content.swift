extension Turn {
  /// Reads what handlers may have changed: the stage, the model and the tuning.
  ///
  /// It is called after each handler. If the layout has changed, items animate to their new places,
  /// and changed orders are reported. An item released by `touch` keeps the touch's velocity.
  mutating func readContent(animated: Bool = true, releasing touch: Touch? = nil) {
    trace.forgetRowInputs()
    interaction.isOutdated = true
    let (stage, model) = (content.stage, content.model)
    layout.read(content.tuning)
    // Most handlers change nothing that is visible.
    if !layout.isCurrent(stage, model, during: screen.arrangement) {
      read(stage, model, animated: animated, releasing: touch)
    }
  }

  // A separate function because ``readContent(animated:releasing:)`` must be short to be inlined.
  @inline(never)
  private mutating func read(
    _ stage: Stage, _ model: Model, animated: Bool, releasing touch: Touch?
  ) {
    let arranged = screen.arrangement
    let arrangements = stage.areas.compactMap { area in
      area.collection.map { arranged.arrangement(of: $0, model) }
    }
    let (old, swiped) = (layout, rowStates)
    var collections = layout.layOutCollections(on: stage, model, arrangements)
    let tuning = tuning
    for index in collections.indices {
      let collection = collections[index]
      scrolls.update(collection.id, in: collection.scrollRange, tuning) {
        $0.fit(in: $1, $2)
      }
      collections[index] = collection.scrolled(to: scrolls.offset(of: collection.id))
    }
    layout.read(stage, model, collections, during: arranged)
    retargeting = nil
    let isOtherPage = old.isRead && old.stage.page != stage.page
    let hasSameOrders = layout.hasOrders(of: old)
    if !hasSameOrders { reportOrders() }
    if isOtherPage {
      forgetPage()
    } else if !hasSameOrders {
      reportRemovedContainers(old.containers)
    }
    readRowStates()
    guard !isOtherPage, animated, !tuning.reducedMotion else { return }
    let change = LayoutChange(old: old, new: layout, model: model, swiped: swiped, released: touch)
    motion.follow(change, slowedBy: tuning.slowness)
  }

  /// Reads which collection views are in edit mode, and forgets the swipes of rows not shown now.
  private mutating func readRowStates() {
    for collection in layout.collections
    where content.handlerSet(ofCollection: collection.id)?.hasRowControls == true {
      rowStates.setEditing(collection.area.isEditing, collection.id)
      let model = content.model
      rowStates.forgetSwipes(in: collection.id) { item in
        model.position(of: item).map { !collection.area.shows($0.container) } ?? true
      }
    }
  }

  /// Forgets the animations, swipes and hovered item of a page that is no longer shown.
  private mutating func forgetPage() {
    motion = ItemMotion()
    rowStates = RowStates()
    pointers.hover(nil)
    pointers.decisions.forgetItems()
  }
}
