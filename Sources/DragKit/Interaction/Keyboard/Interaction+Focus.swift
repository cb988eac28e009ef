internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  mutating func moveFocus(with key: Key, _ content: inout some InteractiveContent) -> Bool {
    // While a menu is open, Escape closes it, and the focus stays.
    if key == .escape, !layout.areas.contains(where: { $0.layer == .menus }) {
      keyboard.removeFocus()
    }
    if key == .tab, modifiers.isSubset(of: .shift) { return focusNextStop(&content) }
    if entersMenu(key) { return focusNextStop(&content) }
    guard let focus = keyboard.visibleFocus else { return false }
    guard content.isUserInteractionEnabled(focus.item), !isFocusCovered else {
      return key == .space || key == .enter || ScrollDirection(key) != nil
    }
    if key == .space || key == .enter {
      if !pressPart(of: focus, &content) { press(focus, key, &content) }
      return true
    }
    if moveToPart(focus, key, content) || adjust(focus, with: key, &content) { return true }
    // With Control held the focus moves, and a selection stays as it is (GTK, Qt).
    guard modifiers.isSubset(of: .control), let next = item(beside: focus, key, content) else {
      // An arrow that leads nowhere does nothing else.
      return ScrollDirection(key) != nil && modifiers.isEmpty
    }
    focusOn(next, in: focus.container, &content)
    return true
  }

  /// Whether an area in the layer of menus covers the focused item, so that neither keys nor pointers press it.
  package var isFocusCovered: Bool {
    guard let focus = keyboard.visibleFocus, !shows(focus.container, in: .menus) else {
      return false
    }
    let bounds = layout.collection(focus.container)?.area.bounds
    guard let frame = layout.frame(of: focus.item) ?? bounds else { return false }
    return isCovered(bounds.map(frame.intersection) ?? frame)
  }

  /// Whether the middle of a rectangle is behind something in the layer of menus.
  func isCovered(_ rect: Rect) -> Bool {
    layout.item(at: rect.center, in: [.menus]) { _ in true } != nil
  }

  private mutating func press(
    _ focus: KeyboardFocus, _ key: Key, _ content: inout some InteractiveContent
  ) {
    let lifts =
      key == .space && modifiers.isEmpty && canDrag(focus.item, in: focus.container, content)
    let handlers = content.handlerSet(of: focus.item, in: focus.container)?.handlers
    if key == .enter, modifiers.isEmpty, let doubleTap = handlers?.doubleTap {
      perform(doubleTap, on: focus.item, as: .doubleTap, &content)
    } else if !lifts, let tap = handlers?.tap {
      perform(tap, on: focus.item, &content)
    } else if modifiers.isEmpty {
      liftFocused(focus, &content)
    }
  }
}

extension Interaction {
  mutating func focusOn(
    _ item: ItemID, in container: ContainerID, _ content: inout some InteractiveContent
  ) {
    keyboard.focus(on: item, in: container, isInMenu: shows(container, in: .menus))
    propagate(.focused, &content)
    reveal(item, in: container, animated: true, &content)
    reportFocus(item, content)
  }

  mutating func reportFocus(_ item: ItemID, _ content: some InteractiveContent) {
    if let part = keyboard.focus?.part {
      return report(.focused, item: item, content, ["part": .string(part)])
    }
    let position = content.model.position(of: item)
    let count = position.flatMap { content.model[$0.container]?.count }
    report(
      .focused, item: item, content,
      [
        "container": position.map { .string($0.container.name) },
        "position": position.map { .integer($0.offset + 1) }, "count": count.map { .integer($0) },
      ])
  }

  mutating func refocus(after session: DragSession, _ content: inout some InteractiveContent) {
    // The source of a copy can be out of sight.
    guard let item = session.item,
      let container = layout.container(of: item) ?? session.container,
      isShown(item, in: container, content.model)
    else { return keyboard.removeFocus() }
    focusOn(item, in: container, &content)
  }

  /// Moves the focus away from an item or a part that is no longer shown.
  ///
  /// It returns from a menu that has closed, and moves on from an item that was removed. An item that is only scrolled
  /// out of view keeps it.
  mutating func forgetLostFocus(_ content: inout some InteractiveContent) {
    noteFocusedPositions(content.model)
    guard let focus = keyboard.focus else { return }
    guard !isShown(focus.item, in: focus.container, content.model) else {
      if let part = focus.part, !partsToPress(of: focus.item, content).contains(part) {
        keyboard.focus(onPart: nil)
      }
      return
    }
    let last = keyboard.beforeMenu ?? focus
    keyboard.returnFromMenu()
    guard let item = shownItem(atPositionOf: last, content.model) else {
      return keyboard.removeFocus()
    }
    if item != last.item {
      moveFocus(from: last, to: item, &content)
    } else if last.isVisible {
      reportFocus(item, content)
    }
  }

  mutating func noteFocusedPositions(_ model: Model) {
    guard let focus = keyboard.focus else { return }
    keyboard.notePositions(
      shownPosition(of: focus, model),
      beforeMenu: keyboard.beforeMenu.flatMap { shownPosition(of: $0, model) })
  }

  private func shownPosition(of focus: KeyboardFocus, _ model: Model) -> Position? {
    let position = model.position(of: focus.item)
    return layout.shows(focus.item, at: position, in: focus.container) ? position : nil
  }

  /// Returns the item itself, or if it is no longer shown, the one that is now at its position; `nil` if there is none.
  private func shownItem(atPositionOf focus: KeyboardFocus, _ model: Model) -> ItemID? {
    if isShown(focus.item, in: focus.container, model) { return focus.item }
    guard let position = focus.position, let container = model[position.container],
      container.count > 0,
      let item = container.item(at: min(position.offset, container.count - 1)),
      isShown(item, in: focus.container, model)
    else { return nil }
    return item
  }

  private func isShown(_ item: ItemID, in container: ContainerID, _ model: Model) -> Bool {
    layout.shows(item, at: model.position(of: item), in: container)
  }

  private mutating func moveFocus(
    from last: KeyboardFocus, to item: ItemID, _ content: inout some InteractiveContent
  ) {
    if last.isVisible {
      focusOn(item, in: last.container, &content)
    } else {
      keyboard.begin(at: item, in: last.container)
    }
  }
}

// From stop to stop with Tab, and within a stop with arrows.
extension Interaction {
  /// Makes Tab begin at a pressed item, or at the first one of the pressed area.
  mutating func beginFocus(
    byPressOf active: ActiveTouch, _ content: some InteractiveContent
  ) {
    guard let item = active.touch.item, let container = layout.container(of: item),
      !shows(container, in: .menus),
      let area = layout.areas.last(where: { $0.container == container })
    else { return }
    let start = isFocusable(item, in: container, content) ? item : nil
    guard let start = start ?? focusableItems(in: area, content).first else { return }
    keyboard.begin(at: start, in: container)
  }

  private struct Stop {
    let container: ContainerID
    let items: [ItemID]
  }

  private mutating func focusNextStop(_ content: inout some InteractiveContent) -> Bool {
    let stops = stops(content)
    guard !stops.isEmpty else { return false }
    let focus = keyboard.focus
    // A focused item in a collection view may be scrolled out of view.
    let current =
      stops.firstIndex { stop in stop.items.contains { $0 == focus?.item } }
      ?? stops.firstIndex { stop in
        focus?.container == stop.container && layout.collection(stop.container) != nil
      }
    if let focus, !focus.isVisible, let current {
      focusOn(focus.item, in: stops[current].container, &content)
      return true
    }
    let isBack = modifiers.contains(.shift)
    let step = isBack ? stops.count - 1 : 1
    let next = current.map { ($0 + step) % stops.count } ?? (isBack ? stops.count - 1 : 0)
    focusOn(stops[next].items[0], in: stops[next].container, &content)
    return true
  }

  private func stops(_ content: some InteractiveContent) -> [Stop] {
    let isMenuOpen = layout.areas.contains { $0.layer == .menus }
    return layout.areas.filter { !isMenuOpen || $0.layer == .menus }.flatMap { area in
      let items = focusableItems(in: area, content)
      guard area.layer == .scene else {
        return items.map { Stop(container: area.container, items: [$0]) }
      }
      return items.isEmpty ? [] : [Stop(container: area.container, items: items)]
    }
  }

  private func focusableItems(
    in area: LayoutSnapshot.Area, _ content: some InteractiveContent
  ) -> [ItemID] {
    let visible = area.visibleItems.filter { placed in
      area.collection.map { $0.area.bounds.contains(placed.frame.center) } ?? true
    }
    return (visible.isEmpty ? area.visibleItems : visible).map(\.item).filter { item in
      isFocusable(item, in: area.container, content)
    }
  }

  private func isFocusable(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    content.isFocusable(item) && content.isUserInteractionEnabled(item)
      && (traits(of: item, content).contains(.tappable) || canDrag(item, in: container, content)
        || respondsToKeys(item, in: container, content))
  }

  func shows(_ container: ContainerID, in layer: Stage.Layer) -> Bool {
    layout.areas.contains { $0.container == container && $0.layer == layer }
  }

  private func item(
    beside focus: KeyboardFocus, _ key: Key, _ content: some InteractiveContent
  ) -> ItemID? {
    if let collection = layout.collection(focus.container) {
      return item(beside: focus.item, key, in: collection, content.model)
    }
    guard let area = layout.areas.first(where: { $0.container == focus.container }),
      let from = layout.frame(of: focus.item)
    else { return nil }
    let items = focusableItems(in: area, content).filter { $0 != focus.item }
    guard let direction = ScrollDirection(key) else {
      return area.layer == .controls ? nil : key.end(of: items)
    }
    return items.compactMap { item -> (ItemID, Int)? in
      guard let frame = layout.frame(of: item),
        // Controls form columns and bars, which an arrow does not leave.
        area.layer != .controls || from.isInBar(with: frame, along: direction.axis)
      else { return nil }
      return from.distance(to: frame, direction).map { (item, $0) }
    }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  private func item(
    beside item: ItemID, _ key: Key, in collection: CollectionLayoutSnapshot, _ model: Model
  ) -> ItemID? {
    let geometry = collection.geometry
    guard let row = model.position(of: item).flatMap(geometry.rows.row(of:)) else { return nil }
    let next: Int? =
      switch key {
      case .home: (0..<geometry.rows.count).first { !geometry.rows.isHeader($0) }
      case .end: (0..<geometry.rows.count).last { !geometry.rows.isHeader($0) }
      case .pageUp, .pageDown:
        geometry.row(
          aPageFrom: row, isDown: key == .pageDown, collection.area.bounds.size[collection.axis])
      default: ScrollDirection(key).flatMap { geometry.row(beside: row, $0) }
      }
    guard case .item(let position, _) = next.flatMap({ geometry.rows[$0] }) else { return nil }
    return model.item(at: position)
  }
}

extension Rect {
  /// Whether two controls are in one column or bar along an axis: in part at the same place across it, and not farther
  /// apart than the longer side of the first (ours; on the other side of the page is another bar).
  fileprivate func isInBar(with other: Rect, along axis: Axis) -> Bool {
    let (across, reach) = (axis.across, max(size.width, size.height))
    return origin[across] < other.origin[across] + other.size[across]
      && other.origin[across] < origin[across] + size[across]
      && other.origin[axis] - origin[axis] - size[axis] <= reach
      && origin[axis] - other.origin[axis] - other.size[axis] <= reach
  }
}

extension Key {
  /// Returns the first or last item, to which the key leads where all items are visible; `nil` for another key.
  fileprivate func end(of items: [ItemID]) -> ItemID? {
    switch self {
    case .home, .pageUp: items.first
    case .end, .pageDown: items.last
    default: nil
    }
  }
}

extension ScrollDirection {
  init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }
}
