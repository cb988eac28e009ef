extension EventTurn {
  /// Moves the focus, or presses or adjusts the focused item; returns whether it uses the key.
  mutating func moveFocus(with key: Key) -> Bool {
    // While a menu is open, Escape closes it, and the focus stays.
    if key == .escape, !turn.layout.isMenuOpen {
      turn.keyboard.removeFocus()
    }
    if key == .tab, turn.modifiers.isSubset(of: .shift) { return focusNextStop() }
    if entersMenu(key) { return focusNextStop() }
    guard let focus = turn.keyboard.visibleFocus else { return false }
    guard turn.content.isUserInteractionEnabled(focus.item), !turn.screen.covers(focus) else {
      return key == .space || key == .enter || Direction(key) != nil
    }
    if key == .space || key == .enter {
      activate(focus, by: key)
      return true
    }
    if moveToControl(focus, key) || adjust(focus, with: key) { return true }
    // With Control held the focus moves, and a selection stays as it is (GTK, Qt).
    guard turn.modifiers.isSubset(of: .control), let next = item(beside: focus, key) else {
      // An arrow that leads nowhere is used as well: it scrolls nothing and calls no handler.
      return Direction(key) != nil && turn.modifiers.isEmpty
    }
    turn.focus(on: next, in: focus.container)
    return true
  }

  /// Taps the focused control or item; Space lifts the item, as does Enter without a tap handler.
  private mutating func activate(_ focus: KeyboardFocus, by key: Key) {
    if let control = focus.control, turn.modifiers.isEmpty {
      return pointing.tapControl(control, of: focus.item)
    }
    let lifts =
      key == .space && turn.modifiers.isEmpty
      && turn.content.canDrag(focus.item, in: focus.container)
    let isDouble = key == .enter
    if !lifts, pointing.tap(focus.item, in: focus.container, isDouble: isDouble) { return }
    if turn.modifiers.isEmpty { liftFocused(focus) }
  }

  /// Moves the focus to the next ``FocusStop``, with Shift to the previous; `false` if none exists.
  private mutating func focusNextStop() -> Bool {
    let stops = focusStops()
    guard !stops.isEmpty else { return false }
    let focus = turn.keyboard.focus
    // If the focused item is scrolled out of its collection view, the stop of the view counts.
    let current =
      stops.firstIndex { stop in stop.items.contains { $0 == focus?.item } }
      ?? stops.firstIndex { stop in
        focus?.container == stop.container && turn.layout.collection(stop.container) != nil
      }
    if let focus, !focus.isVisible, let current {
      turn.focus(on: focus.item, in: stops[current].container)
      return true
    }
    let isBack = turn.modifiers.contains(.shift)
    let step = isBack ? stops.count - 1 : 1
    let next = current.map { ($0 + step) % stops.count } ?? (isBack ? stops.count - 1 : 0)
    turn.focus(on: stops[next].items[0], in: stops[next].container)
    return true
  }

  private func entersMenu(_ key: Key) -> Bool {
    guard [.up, .down].contains(key), turn.modifiers.isEmpty,
      let menu = turn.layout.areas.first(where: { $0.layer == .menus })
    else { return false }
    return turn.keyboard.visibleFocus.map { !turn.layout.shows($0.container, in: menu.layer) }
      ?? true
  }
}

// MARK: - Keys that change the focused item, and do not move the focus

extension EventTurn {
  /// Adjusts the value of the focused item, or scrolls it, by a key; returns whether it does.
  private mutating func adjust(_ focus: KeyboardFocus, with key: Key) -> Bool {
    guard turn.modifiers.isEmpty else { return false }
    let item = focus.item
    if let adjustment = Adjustment(key),
      let adjust = turn.content.handlerSet(of: item, in: focus.container)?.handlers.adjust
    {
      turn.report(.adjust, item: item, ["by": .string(adjustment.rawValue)])
      adjust(&turn.content, item, adjustment)
      turn.readContent()
      return true
    }
    // Keys scroll only controls: in the scene, arrows move the focus.
    guard turn.layout.shows(focus.container, in: .controls),
      let translation = translation(of: key, over: item)
    else { return false }
    let event = PanEvent(phase: .turned, translation: translation, velocity: .zero)
    return pointing.scroll(item, in: focus.container, event, by: .keyboard)
  }

  /// Returns how far a key moves an item's content; `nil` for a key that does not move vertically.
  private func translation(of key: Key, over item: ItemID) -> Vector? {
    guard let command = MoveCommand(key, along: .vertical), command.direction.axis == .vertical
    else { return nil }
    let distance =
      switch command {
      case .step: turn.tuning.scroll.notch
      case .page: turn.layout.frame(of: item)?.height ?? .zero
      case .end: Length.farthest
      }
    return Vector(dx: .zero, dy: command.direction.isForward ? -distance : distance)
  }

  /// Cycles the focus through a row and its controls by the two arrow keys across the list.
  ///
  /// Returns whether it does.
  private mutating func moveToControl(_ focus: KeyboardFocus, _ key: Key) -> Bool {
    guard turn.modifiers.isEmpty, let direction = Direction(key),
      let collection = turn.layout.collection(withRow: focus.item), collection.area.isSingleColumn,
      direction.axis == collection.axis.across
    else { return false }
    let stops = [nil] + turn.screen.controlsToPress(of: focus.item, turn.content).map(Optional.some)
    guard stops.count > 1 else { return false }
    let current = stops.firstIndex(of: focus.control) ?? 0
    let step = direction.isForward ? 1 : stops.count - 1
    turn.keyboard.focus(onControl: stops[(current + step) % stops.count])
    turn.reportFocus(focus.item)
    return true
  }
}
