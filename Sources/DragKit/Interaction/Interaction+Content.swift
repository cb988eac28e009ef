internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Reads the content anew: says which orders changed, and keeps what moved where it is seen.
  mutating func read(_ content: some InteractiveContent, animated: Bool) {
    tellOrders(content)
    let stage = content.stage
    let areas = stage.areas.map { area in
      (container: area.container, items: stage.placedItems(in: area, of: content.model))
    }
    let before = view.places
    view.isRead = true
    view.stage = stage
    view.areas = areas
    view.places = Dictionary(
      areas.flatMap { area in area.items.map { ($0.item, $0.frame) } }, uniquingKeysWith: { $1 })
    if animated, !content.tuning.reducedMotion { keepInSight(from: before) }
  }

  /// Lets each item that has another place start from where it is seen.
  private mutating func keepInSight(from before: [ItemID: Rect]) {
    for item in view.areas.lazy.flatMap(\.items) {
      guard let old = before[item.item], old.origin != item.frame.origin else { continue }
      let way = old.origin - item.frame.origin
      motion.shiftFlights(of: item.item, by: way)
      // The place of what is in the air is a gap; gaps open and close, they do not slide.
      if !motion.isAway(item.item) { motion.shift(item.item, by: way) }
    }
  }

  /// Gives the window another size: everything is where it goes at once, and a drag goes on (R20),
  /// over whatever has come to be under its pointer.
  mutating func resize(to size: Size, _ content: inout some InteractiveContent) {
    content.windowResized(to: size.clampedToSeam)
    read(content, animated: false)
    updateTarget(&content)
  }

  /// What is left to say when an event or a moment is over.
  mutating func conclude(_ content: inout some InteractiveContent) {
    if content.tuning.reducedMotion { motion.finish() }
    leaveWhatIsGone(&content)
    showCursor()
    if motion.isAtRest { tellLayout(content) }
    guard isIdle else {
      toldIdle = false
      return
    }
    if !toldIdle { call("idle") }
    toldIdle = true
  }
}

extension Size {
  /// A window is at least one pixel and at most 16,384 pixels wide and high.
  fileprivate var clampedToSeam: Size {
    Size(width: min(max(width, 1), 16384), height: min(max(height, 1), 16384))
  }
}
