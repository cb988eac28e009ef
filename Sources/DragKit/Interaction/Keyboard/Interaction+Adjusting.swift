internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Keys that change what is focused, and do not go on from it.
extension Interaction {
  /// A key may change the value of what is focused, or scroll it; `false` where it does neither.
  mutating func adjust(
    _ focus: KeyboardFocus, with key: Key, _ content: inout some InteractiveContent
  ) -> Bool {
    guard modifiers.isEmpty else { return false }
    let handlers = wiring(of: content).handlers(for: focus.item, in: focus.container)?.handlers
    if let adjust = handlers?.adjust, let adjustment = Adjustment(key) {
      call(
        "adjust",
        ["item": .string(content.name(of: focus.item)), "by": .string(adjustment.rawValue)])
      adjust(&content, focus.item, adjustment)
      read(content, animated: true)
      return true
    }
    guard isScrolledByKeys(focus.item, in: focus.container, content),
      let scroll = handlers?.pans[.scroll], let way = way(of: key, over: focus.item)
    else { return false }
    scroll(&content, focus.item, PanStep(phase: .turned, way: way, velocity: .zero))
    read(content, animated: true)
    return true
  }

  /// `true` where keys do something to an item beside tapping and lifting it.
  func answersKeys(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    let handlers = wiring(of: content).handlers(for: item, in: container)?.handlers
    return handlers?.adjust != nil || isScrolledByKeys(item, in: container, content)
  }

  /// Arrows within the scene go from item to item; a control has them for itself.
  private func isScrolledByKeys(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    let handlers = wiring(of: content).handlers(for: item, in: container)?.handlers
    return handlers?.pans[.scroll] != nil
      && view.areas.contains { $0.container == container && $0.layer == .controls }
  }

  /// How far a key moves what is scrolled by its handler: a line is a notch of the wheel.
  private func way(of key: Key, over item: ItemID) -> Vector? {
    let page = view.frame(of: item)?.height ?? .zero
    switch key {
    case .up: return Vector(dx: .zero, dy: 51)
    case .down: return Vector(dx: .zero, dy: -51)
    case .pageUp: return Vector(dx: .zero, dy: page)
    case .pageDown: return Vector(dx: .zero, dy: -page)
    case .home: return Vector(dx: .zero, dy: .farthest)
    case .end: return Vector(dx: .zero, dy: -Length.farthest)
    default: return nil
    }
  }
}
