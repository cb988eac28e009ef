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
    let set = content.handlerSet(of: item, in: focus.container)
    if let adjust = set?.handlers.adjust, let adjustment = Adjustment(key) {
      report("adjust", item: item, content, ["by": .string(adjustment.rawValue)])
      runHandler(of: &content) { _, content in adjust(&content, item, adjustment) }
      return true
    }
    guard isScrolledByKeys(item, in: focus.container, content),
      let scroll = set?.handlers.pans[.scroll], let translation = translation(of: key, over: item)
    else { return false }
    runHandler(of: &content) { _, content in
      scroll(&content, item, PanEvent(phase: .turned, translation: translation, velocity: .zero))
    }
    return true
  }

  /// Whether keys do something to an item besides tapping and lifting it.
  func respondsToKeys(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    content.handlerSet(of: item, in: container)?.handlers.adjust != nil
      || isScrolledByKeys(item, in: container, content)
  }

  /// Whether an item is a control that scrolls; in the scene, arrows move the focus.
  private func isScrolledByKeys(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    content.handlerSet(of: item, in: container)?.handlers.pans[.scroll] != nil
      && shows(container, in: .controls)
  }

  /// The translation of an item's content by a key; that of an arrow is a notch of the wheel.
  private func translation(of key: Key, over item: ItemID) -> Vector? {
    let page = layout.frame(of: item)?.height ?? .zero
    let notch = layout.tuning.scroll.notch
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

// The focused part of a row: Right moves the focus from the row to each of its parts and back to the row; Left
// moves it in the opposite direction.
extension Interaction {
  /// Moves the focus to the next part of a row with a key.
  ///
  /// - Returns: Whether the row has parts, and the key moves among them.
  mutating func moveToPart(
    _ focus: KeyboardFocus, _ key: Key, _ content: some InteractiveContent
  ) -> Bool {
    guard modifiers.isEmpty, let direction = ScrollDirection(key),
      let collection = layout.collection(withRow: focus.item),
      collection.area.layout.isSingleColumn,
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

  /// Presses the focused part of a row.
  ///
  /// If that removes the row, the row that takes its place is focused.
  ///
  /// - Returns: Whether a part is focused, and not the row itself.
  mutating func pressPart(
    of focus: KeyboardFocus, _ content: inout some InteractiveContent
  ) -> Bool {
    guard let part = focus.part, modifiers.isEmpty else { return false }
    let place = content.model.position(of: focus.item)
    tapPart(part, of: focus.item, &content)
    guard let place, content.model.position(of: focus.item) == nil,
      let container = content.model[place.container], container.count > 0,
      let next = container.item(at: min(place.offset, container.count - 1))
    else { return true }
    focusOn(next, in: focus.container, &content)
    return true
  }

  /// The parts of a row that can be pressed, from left to right.
  func partsToPress(of item: ItemID, _ content: some InteractiveContent) -> [String] {
    let parts = finalCell(of: item, content)?.parts ?? []
    return parts.sorted { ($0.frame.minX, $0.name) < ($1.frame.minX, $1.name) }.map(\.name)
      .filter { isTappable($0, of: item, content) }
  }
}
