internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// The focus.
extension Interaction {
  /// Handles a key that is for the focused item, or moves the focus.
  ///
  /// - Returns: Whether the key did something.
  mutating func moveFocus(
    with key: Key, _ content: inout some InteractiveContent
  ) -> Bool {
    if key == .escape { keyboard.removeFocus() }
    if key == .tab, modifiers.isSubset(of: .shift) { return focusNextStop(&content) }
    guard let focus = keyboard.visibleFocus else { return false }
    if key == .space || key == .enter {
      return pressPart(of: focus, &content) || press(focus, key, &content)
    }
    if moveToPart(focus, key, content) || adjust(focus, with: key, &content) { return true }
    // With Control held the focus moves, and a selection stays what it is (GTK, Qt).
    guard modifiers.isSubset(of: .control), let next = item(beside: focus, key, content) else {
      return ScrollDirection(key) != nil && modifiers.isEmpty && isRoving(focus, content)
    }
    focusOn(next, in: focus.container, &content)
    return true
  }

  /// Lifts the focused item with Space, if it can be dragged; else taps it.
  private mutating func press(
    _ focus: KeyboardFocus, _ key: Key, _ content: inout some InteractiveContent
  ) -> Bool {
    let handlers = Self.handlers(of: content).handlers(for: focus.item, in: focus.container)?
      .handlers
    let taps =
      key == .enter || !modifiers.isEmpty || !canDrag(focus.item, in: focus.container, content)
    if taps, let tap = handlers?.tap {
      perform(tap, on: focus.item, &content)
    } else if modifiers.isEmpty {
      liftFocused(focus, &content)
    }
    return true
  }

  /// Removes the focus from what cannot be focused any more.
  mutating func forgetLostFocus(_ content: some InteractiveContent) {
    guard let focus = keyboard.focus else { return }
    if isThere(focus, content) {
      forgetLostPart(of: focus, content)
    } else {
      keyboard.removeFocus()
    }
  }

  private func isThere(_ focus: KeyboardFocus, _ content: some InteractiveContent) -> Bool {
    if layout.places[focus.item] != nil { return true }
    guard let shown = layout.collection(focus.container),
      let position = content.model.position(of: focus.item)
    else { return false }
    return shown.geometry.rows.row(of: position) != nil
  }

  /// Focuses the lifted item where it is after a drag with the keyboard.
  mutating func refocus(after session: DragSession, _ content: inout some InteractiveContent) {
    guard let container = layout.container(of: session.item) else { return keyboard.removeFocus() }
    focusOn(session.item, in: container, &content)
  }

  /// Focuses an item, scrolls it into sight, and reports it.
  mutating func focusOn(
    _ item: ItemID, in container: ContainerID, _ content: inout some InteractiveContent
  ) {
    keyboard.focus(on: item, in: container)
    propagate(.focused, &content)
    reveal(item, in: container, animated: true, &content)
    reportFocus(item, content)
  }

  mutating func reportFocus(_ item: ItemID, _ content: some InteractiveContent) {
    let name = JSONValue.string(content.name(of: item))
    if let part = keyboard.focus?.part {
      return report("focused", ["item": name, "part": .string(part)])
    }
    guard let position = content.model.position(of: item),
      let count = content.model[position.container]?.count
    else { return report("focused", ["item": name]) }
    report(
      "focused",
      [
        "item": name, "container": .string(position.container.name),
        "position": .integer(position.offset + 1), "count": .integer(count),
      ])
  }

  /// Scrolls an item of a collection view into sight.
  mutating func reveal(
    _ item: ItemID, in id: ContainerID, animated: Bool, _ content: inout some InteractiveContent
  ) {
    guard let shown = layout.collection(id), let position = content.model.position(of: item),
      let row = shown.geometry.rows.row(of: position),
      let frame = shown.geometry.frame(ofRow: row)
    else { return }
    reveal(frame, in: shown, animated: animated, &content)
  }

  /// Scrolls a part of the content of a collection view into sight, if it is not.
  mutating func reveal(
    _ part: Rect, in shown: CollectionLayoutSnapshot, animated: Bool,
    _ content: inout some InteractiveContent
  ) {
    let goal = shown.scrollRange.offset(toShow: part, from: scrolls.goal(of: shown.id))
    guard goal != scrolls.offset(of: shown.id) else { return }
    scroll(shown, to: goal, animated: animated, &content)
  }
}

// From stop to stop, and within one.
extension Interaction {
  private mutating func focusNextStop(_ content: inout some InteractiveContent) -> Bool {
    let stops = stops(content)
    guard !stops.isEmpty else { return false }
    let isBack = modifiers.contains(.shift)
    let current = keyboard.focus.flatMap { focus in
      stops.firstIndex { $0.container == focus.container && $0.holds(focus, in: layout) }
    }
    if let focus = keyboard.focus, !focus.isVisible, current != nil {
      focusOn(focus.item, in: focus.container, &content)
      return true
    }
    let step = isBack ? stops.count - 1 : 1
    let next = current.map { ($0 + step) % stops.count } ?? (isBack ? stops.count - 1 : 0)
    focusOn(stops[next].items[0], in: stops[next].container, &content)
    return true
  }

  /// Where Tab comes to: the areas of the scene, each as one; then each control, or, while a menu is
  /// open, its entries alone.
  private func stops(_ content: some InteractiveContent) -> [Stop] {
    let isMenuOpen = layout.areas.contains { $0.layer == .menus }
    return layout.areas.filter { !isMenuOpen || $0.layer == .menus }.flatMap { area in
      let items = focusableItems(in: area, content)
      guard area.layer != .scene else {
        return items.isEmpty ? [] : [Stop(container: area.container, items: items)]
      }
      return items.map { Stop(container: area.container, items: [$0]) }
    }
  }

  private func focusableItems(
    in area: LayoutSnapshot.Area, _ content: some InteractiveContent
  ) -> [ItemID] {
    let seen = area.seenItems.filter { placed in
      area.collection.map { $0.area.bounds.contains(placed.frame.center) } ?? true
    }
    return (seen.isEmpty ? area.seenItems : seen).map(\.item).filter { item in
      content.isFocusable(item) && content.isUserInteractionEnabled(item)
        && (traits(of: item, content).contains(.tappable)
          || canDrag(item, in: area.container, content)
          || answersKeys(item, in: area.container, content))
    }
  }

  /// `true` where arrows move within a stop.
  private func isRoving(_ focus: KeyboardFocus, _ content: some InteractiveContent) -> Bool {
    layout.areas.contains { $0.container == focus.container && $0.layer == .scene }
  }

  /// The item that a key leads to within the stop of what is focused.
  private func item(
    beside focus: KeyboardFocus, _ key: Key, _ content: some InteractiveContent
  ) -> ItemID? {
    if let shown = layout.collection(focus.container) {
      return item(beside: focus.item, key, in: shown, content.model)
    }
    guard let area = layout.areas.first(where: { $0.container == focus.container }),
      let from = layout.frame(of: focus.item), let direction = ScrollDirection(key)
    else { return nil }
    guard area.layer != .controls else { return nil }
    let items = focusableItems(in: area, content).filter { $0 != focus.item }
    return items.compactMap { item in
      layout.frame(of: item).flatMap { from.distance(to: $0, direction) }.map { (item, $0) }
    }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  private func item(
    beside item: ItemID, _ key: Key, in shown: CollectionLayoutSnapshot, _ model: Model
  ) -> ItemID? {
    let geometry = shown.geometry
    guard let row = model.position(of: item).flatMap(geometry.rows.row(of:)),
      let next = geometry.row(
        after: key, from: row, pageLength: shown.area.bounds.size[shown.axis]),
      case .item(let position, _) = geometry.rows[next]
    else { return nil }
    return model.item(at: position)
  }
}

/// What Tab goes on to as a whole.
private struct Stop {
  let container: ContainerID
  /// Its items, from its beginning to its end; those of a collection view only as far as they are seen.
  let items: [ItemID]

  /// `true` where what is focused is in the stop, even scrolled out of sight.
  func holds(_ focus: KeyboardFocus, in layout: LayoutSnapshot) -> Bool {
    items.contains(focus.item) || layout.collection(container) != nil
  }
}

extension ScrollDirection {
  /// The way that an arrow key points.
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

extension CollectionGeometry {
  /// The row that a key leads to.
  fileprivate func row(after key: Key, from row: Int, pageLength: Length) -> Int? {
    switch key {
    case .home: firstItem
    case .end: lastItem
    case .pageUp, .pageDown: self.row(aPageFrom: row, isDown: key == .pageDown, pageLength)
    default: ScrollDirection(key).flatMap { self.row(beside: row, $0) }
    }
  }
}
