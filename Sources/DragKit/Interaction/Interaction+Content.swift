internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Runs `body`, which can change the content, and reads the content again.
  @discardableResult
  mutating func runHandler<Content: InteractiveContent, Result>(
    of content: inout Content, releasing touch: Touch? = nil,
    _ body: (inout Interaction, inout Content) -> Result
  ) -> Result {
    let result = body(&self, &content)
    read(&content, animated: true, releasing: touch)
    return result
  }

  mutating func read(
    _ content: inout some InteractiveContent, animated: Bool, releasing touch: Touch? = nil
  ) {
    trace.layoutMayHaveChanged()
    let (stage, model) = (content.stage, content.model)
    layout.read(content.tuning)
    // Most handlers change nothing that is visible.
    if !layout.isCurrent(stage, model, during: drag?.arrangement) {
      read(stage, model, &content, animated: animated, releasing: touch)
    }
  }

  // Apart, since ``read(_:animated:releasing:)`` runs after each handler.
  @inline(never)
  private mutating func read(
    _ stage: Stage, _ model: Model, _ content: inout some InteractiveContent, animated: Bool,
    releasing touch: Touch?
  ) {
    let arranged = drag?.arrangement
    let arrangements = stage.areas.compactMap { area in
      area.collection.map { arranged.arrangement(of: $0, model) }
    }
    let (old, swiped) = (layout, cells)
    let collections = layout.collections(on: stage, model, arrangements).map { collection in
      scrolls.update(collection.id, in: collection.scrollRange, layout.tuning.scrolling) {
        $0.fit(in: $1, $2)
      }
      return collection.scrolled(to: scrolls.offset(of: collection.id))
    }
    layout.read(stage, model, collections, during: arranged)
    let isOtherPage = old.isRead && old.stage.page != stage.page
    let hasSameOrders = layout.hasOrders(of: old)
    if !hasSameOrders { reportOrders(content) }
    if isOtherPage {
      propagate(.pageChanged, &content)
    } else if !hasSameOrders {
      reportRemovedContainers(old.containers, content)
    }
    readCells(content)
    guard !isOtherPage, animated, !layout.tuning.reducedMotion else { return }
    let change = LayoutChange(old: old, new: layout, model: model, swiped: swiped, released: touch)
    motion.follow(change, slowedBy: layout.tuning.slowness)
  }

  mutating func finish(_ content: inout some InteractiveContent) {
    if layout.takePageTurn() { propagate(.pageTurned, &content) }
    if layout.tuning.reducedMotion {
      motion.finish(layout.tuning)
      cells.finish()
    }
    endDragOfGoneItem(&content)
    lookAgain(&content)
    layout.forgetNews()
    forgetLostFocus(&content)
    closeRowsWithoutActions(content)
    showCursor(content)
    answerIncomingDrag()
    requestText(content)
    if isSettled, !pointers.movesContent { reportLayout(content) }
    if trace.setIdle(isIdle && content.nextDeadline == nil) { report(.idle, content) }
  }
}

// The handlers are behind references: every motion looks them up, and a copy would be large.
extension InteractiveContent {
  func handlerSet(of item: ItemID, in container: ContainerID?) -> HandlerSet<Self>? {
    Self.handlers.handlers(for: item, in: container)
  }

  func handlerSet(ofCollection id: ContainerID?) -> CollectionHandlerSet<Self>? {
    Self.handlers.collection(id)
  }
}
