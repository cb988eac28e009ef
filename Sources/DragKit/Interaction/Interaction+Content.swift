internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// How the content is read.
extension Interaction {
  /// Runs handlers of the content, with the reports about them, and reads what they changed.
  ///
  /// Every call of a handler is made in here.
  @discardableResult
  mutating func runHandler<Content: InteractiveContent, Result>(
    of content: inout Content, releasing touch: Touch? = nil,
    _ body: (inout Interaction, inout Content) -> Result
  ) -> Result {
    let result = body(&self, &content)
    read(&content, animated: true, releasing: touch)
    return result
  }

  /// Reads the content again, if it changed: reports orders, and lets items move to their new places.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - animated: Whether items move visibly.
  ///   - touch: The touch that was just released from its item, if any.
  mutating func read(
    _ content: inout some InteractiveContent, animated: Bool, releasing touch: Touch? = nil
  ) {
    trace.layoutMayHaveChanged()
    let (stage, model) = (content.stage, content.model)
    layout.tuning = content.tuning
    // Most handlers change nothing that is visible.
    let arrangements = stage.areas.compactMap(\.collection).map { area in
      drag?.arrangement(of: area, model) ?? CollectionArrangement()
    }
    guard !layout.isCurrent(stage, model, arrangements) else { return }
    let (old, swiped) = (layout, cells)
    var collections = layout.collections(on: stage, model, arrangements)
    for index in collections.indices { fit(&collections[index], layout.tuning.scrolling) }
    layout.read(stage, model, collections, lifted: drag?.item)
    let isOtherPage = old.isRead && old.stage.page != stage.page
    reportOrders(content)
    if isOtherPage {
      propagate(.pageChanged, &content)
    } else {
      reportRemovedContainers(old.containers, model)
    }
    readCells(content)
    guard !isOtherPage, animated, !layout.tuning.reducedMotion else { return }
    let change = LayoutChange(
      old: old, new: layout, model: model, swiped: swiped, released: touch)
    motion.follow(change, slowedBy: layout.tuning.slowness)
  }

  /// Scrolls a collection view to where it was, or to where it has something to show.
  private mutating func fit(_ shown: inout CollectionLayoutSnapshot, _ tuning: ScrollTuning) {
    scrolls.update(shown, tuning) { state, range, tuning in state.fit(in: range, tuning) }
    shown.offset = scrolls.offset(of: shown.id)
  }

  /// Finishes an event or a moment: reacts to what the content has become, and reports what is final.
  mutating func finish(_ content: inout some InteractiveContent) {
    if layout.takePageTurn() { cancelTouches(&content) }
    if layout.tuning.reducedMotion {
      motion.finish(layout.tuning)
      cells.finish()
    }
    endDragOfGoneItem(&content)
    lookAgain(&content)
    forgetLostFocus(content)
    closeRowsWithoutActions(content)
    showCursor(content)
    if isAtRest, !pointers.movesContent { reportLayout(content) }
    if trace.setIdle(isIdle && content.nextDeadline == nil) { report("idle") }
  }

  /// Cancels the touches of responders on a hidden page.
  private mutating func cancelTouches(_ content: inout some InteractiveContent) {
    for id in pointers.touches.map(\.touch.id) { cancel(id, &content) }
    // What they released is visible again when its page is.
    motion = ItemMotion()
  }
}
