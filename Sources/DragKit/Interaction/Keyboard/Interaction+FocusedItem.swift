internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Keys that change the focused item, and do not move the focus.
extension Interaction {
  mutating func adjust(
    _ focus: KeyboardFocus, with key: Key, _ content: inout some InteractiveContent
  ) -> Bool {
    guard modifiers.isEmpty else { return false }
    let item = focus.item
    let set = content.handlerSet(of: item, in: focus.container)
    if let adjust = set?.handlers.adjust, let adjustment = Adjustment(key) {
      report(.adjust, item: item, content, ["by": .string(adjustment.rawValue)])
      runHandler(of: &content) { _, content in adjust(&content, item, adjustment) }
      return true
    }
    // In the scene, arrows move the focus.
    guard shows(focus.container, in: .controls),
      let scroll = set?.handlers.pans[.scroll], let translation = translation(of: key, over: item)
    else { return false }
    runHandler(of: &content) { _, content in
      scroll(&content, item, PanEvent(phase: .turned, translation: translation, velocity: .zero))
    }
    return true
  }

  func respondsToKeys(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    let handlers = content.handlerSet(of: item, in: container)?.handlers
    return handlers?.adjust != nil
      || handlers?.pans[.scroll] != nil && shows(container, in: .controls)
  }

  private func translation(of key: Key, over item: ItemID) -> Vector? {
    let page = layout.frame(of: item)?.height ?? .zero
    let notch = layout.tuning.scroll.notch
    let down: Length? =
      switch key {
      case .up: notch
      case .down: -notch
      case .pageUp: page
      case .pageDown: -page
      case .home: .farthest
      case .end: -Length.farthest
      default: nil
      }
    return down.map { Vector(dx: .zero, dy: $0) }
  }
}

// The focused part of a row: Right moves from a row through its parts and back, Left in reverse.
extension Interaction {
  mutating func moveToPart(
    _ focus: KeyboardFocus, _ key: Key, _ content: some InteractiveContent
  ) -> Bool {
    guard modifiers.isEmpty, let direction = ScrollDirection(key),
      let collection = layout.collection(withRow: focus.item),
      collection.area.isSingleColumn,
      direction.axis == collection.axis.across
    else { return false }
    let stops = [nil] + partsToPress(of: focus.item, content).map(Optional.some)
    guard stops.count > 1 else { return false }
    let current = stops.firstIndex(of: focus.part) ?? 0
    let step = direction.isForward ? 1 : stops.count - 1
    keyboard.focus(onPart: stops[(current + step) % stops.count])
    reportFocus(focus.item, content)
    return true
  }

  /// Presses the focused part of a row; returns whether one is focused, and no modifier key is held.
  mutating func pressPart(
    of focus: KeyboardFocus, _ content: inout some InteractiveContent
  ) -> Bool {
    guard let part = focus.part, modifiers.isEmpty else { return false }
    tapPart(part, of: focus.item, &content)
    return true
  }

  func partsToPress(of item: ItemID, _ content: some InteractiveContent) -> [String] {
    let parts = finalCell(of: item, content)?.parts ?? []
    return parts.sorted { ($0.frame.minX, $0.name) < ($1.frame.minX, $1.name) }.map(\.name)
      .filter { isTappable($0, of: item, content) }
  }
}
