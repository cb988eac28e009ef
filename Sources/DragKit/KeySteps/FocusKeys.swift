internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Turn {
  /// Moves the focus with a key, or presses or adjusts the focused item; returns whether the key did something, or
  /// belongs to the focus.
  mutating func moveFocus(with key: Key) -> Bool {
    // While a menu is open, Escape closes it, and the focus stays.
    if key == .escape, !layout.areas.contains(where: { $0.layer == .menus }) {
      keyboard.removeFocus()
    }
    if key == .tab, modifiers.isSubset(of: .shift) { return focusNextStop() }
    if entersMenu(key) { return focusNextStop() }
    guard let focus = keyboard.visibleFocus else { return false }
    guard content.isUserInteractionEnabled(focus.item), !screen.covers(focus) else {
      return key == .space || key == .enter || ScrollDirection(key) != nil
    }
    if key == .space || key == .enter {
      press(focus, key)
      return true
    }
    if moveToPart(focus, key) || adjust(focus, with: key) { return true }
    // With Control held the focus moves, and a selection stays as it is (GTK, Qt).
    guard modifiers.isSubset(of: .control), let next = screen.item(beside: focus, key, content)
    else {
      // An arrow that leads nowhere does nothing else.
      return ScrollDirection(key) != nil && modifiers.isEmpty
    }
    self.focus(on: next, in: focus.container)
    return true
  }

  private mutating func press(_ focus: KeyboardFocus, _ key: Key) {
    if let part = focus.part, modifiers.isEmpty { return tapPart(part, of: focus.item) }
    let lifts =
      key == .space && modifiers.isEmpty && content.canDrag(focus.item, in: focus.container)
    let handlers = content.handlerSet(of: focus.item, in: focus.container)?.handlers
    if key == .enter, modifiers.isEmpty, let doubleTap = handlers?.doubleTap {
      run(doubleTap, on: focus.item, as: .doubleTap)
    } else if !lifts, let tap = handlers?.tap {
      run(tap, on: focus.item)
    } else if modifiers.isEmpty {
      liftFocused(focus)
    }
  }

  /// Makes Tab begin at a pressed item, or at the first one of the pressed area.
  mutating func beginFocus(byPressOf active: ActiveTouch) {
    guard let item = active.touch.item, let container = layout.container(of: item),
      !layout.shows(container, in: .menus),
      let area = layout.areas.last(where: { $0.container == container })
    else { return }
    let start = screen.isFocusable(item, in: container, content) ? item : nil
    guard let start = start ?? screen.focusableItems(in: area, content).first else { return }
    keyboard.begin(at: start, in: container)
  }

  private mutating func focusNextStop() -> Bool {
    let stops = screen.focusStops(content)
    guard !stops.isEmpty else { return false }
    let focus = keyboard.focus
    // A focused item in a collection view may be scrolled out of view.
    let current =
      stops.firstIndex { stop in stop.items.contains { $0 == focus?.item } }
      ?? stops.firstIndex { stop in
        focus?.container == stop.container && layout.collection(stop.container) != nil
      }
    if let focus, !focus.isVisible, let current {
      self.focus(on: focus.item, in: stops[current].container)
      return true
    }
    let isBack = modifiers.contains(.shift)
    let step = isBack ? stops.count - 1 : 1
    let next = current.map { ($0 + step) % stops.count } ?? (isBack ? stops.count - 1 : 0)
    self.focus(on: stops[next].items[0], in: stops[next].container)
    return true
  }

  /// Whether a key moves the focus into the menu that is open.
  private func entersMenu(_ key: Key) -> Bool {
    guard [.up, .down].contains(key), modifiers.isEmpty,
      let menu = layout.areas.first(where: { $0.layer == .menus })
    else { return false }
    return keyboard.visibleFocus.map { !layout.shows($0.container, in: menu.layer) } ?? true
  }
}

// MARK: - Keys that change the focused item, and do not move the focus

extension Turn {
  private mutating func adjust(_ focus: KeyboardFocus, with key: Key) -> Bool {
    guard modifiers.isEmpty else { return false }
    let item = focus.item
    let set = content.handlerSet(of: item, in: focus.container)
    if let adjust = set?.handlers.adjust, let adjustment = Adjustment(key) {
      report(.adjust, item: item, ["by": .string(adjustment.rawValue)])
      runHandler { adjust(&$0.content, item, adjustment) }
      return true
    }
    // In the scene, arrows move the focus.
    guard layout.shows(focus.container, in: .controls),
      let scroll = set?.handlers.pans[.scroll], let translation = translation(of: key, over: item)
    else { return false }
    let event = PanEvent(phase: .turned, translation: translation, velocity: .zero)
    runHandler { scroll(&$0.content, item, event) }
    return true
  }

  private func translation(of key: Key, over item: ItemID) -> Vector? {
    let page = layout.frame(of: item)?.height ?? .zero
    let notch = tuning.scroll.notch
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

  /// Moves the focus from a row through its parts and back: with Right from left to right, with Left in reverse.
  private mutating func moveToPart(_ focus: KeyboardFocus, _ key: Key) -> Bool {
    guard modifiers.isEmpty, let direction = ScrollDirection(key),
      let collection = layout.collection(withRow: focus.item), collection.area.isSingleColumn,
      direction.axis == collection.axis.across
    else { return false }
    let stops = [nil] + screen.partsToPress(of: focus.item, content).map(Optional.some)
    guard stops.count > 1 else { return false }
    let current = stops.firstIndex(of: focus.part) ?? 0
    let step = direction.isForward ? 1 : stops.count - 1
    keyboard.focus(onPart: stops[(current + step) % stops.count])
    reportFocus(focus.item)
    return true
  }
}
