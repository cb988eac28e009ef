internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Keys that change the focused item, and do not move the focus.
extension Interaction {
  /// Changes the value of the focused item, or scrolls it.
  ///
  /// - Returns: Whether the key does either.
  mutating func adjust(
    _ focus: KeyboardFocus, with key: Key, _ content: inout some InteractiveContent
  ) -> Bool {
    guard modifiers.isEmpty else { return false }
    let item = focus.item
    let handlers = Self.handlers(of: content).handlers(for: item, in: focus.container)?.handlers
    if let adjust = handlers?.adjust, let adjustment = Adjustment(key) {
      report(
        "adjust",
        ["item": .string(content.name(of: item)), "by": .string(adjustment.rawValue)])
      runHandler(of: &content) { _, content in adjust(&content, item, adjustment) }
      return true
    }
    guard isScrolledByKeys(item, in: focus.container, content),
      let scroll = handlers?.pans[.scroll],
      let way = translation(of: key, over: item, layout.tuning)
    else { return false }
    runHandler(of: &content) { _, content in
      scroll(&content, item, PanEvent(phase: .turned, translation: way, velocity: .zero))
    }
    return true
  }

  /// Whether keys do something to an item besides tapping and lifting it.
  func answersKeys(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    let handlers = Self.handlers(of: content).handlers(for: item, in: container)?.handlers
    return handlers?.adjust != nil || isScrolledByKeys(item, in: container, content)
  }

  /// Arrows within the scene move the focus from item to item; a control has them for itself.
  private func isScrolledByKeys(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    let handlers = Self.handlers(of: content).handlers(for: item, in: container)?.handlers
    return handlers?.pans[.scroll] != nil
      && layout.areas.contains { $0.container == container && $0.layer == .controls }
  }

  /// How far a key moves what is scrolled by its handler: a line is a notch of the wheel.
  private func translation(of key: Key, over item: ItemID, _ tuning: Tuning) -> Vector? {
    let page = layout.frame(of: item)?.height ?? .zero
    let notch = tuning.scroll.notch
    switch key {
    case .up: return Vector(dx: .zero, dy: notch)
    case .down: return Vector(dx: .zero, dy: -notch)
    case .pageUp: return Vector(dx: .zero, dy: page)
    case .pageDown: return Vector(dx: .zero, dy: -page)
    case .home: return Vector(dx: .zero, dy: .farthest)
    case .end: return Vector(dx: .zero, dy: -Length.farthest)
    default: return nil
    }
  }
}
