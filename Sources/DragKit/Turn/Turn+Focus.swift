internal import DragCoding

// MARK: - Moving the focus

extension Turn {
  /// Focuses an item, and scrolls it into view.
  mutating func focus(on item: ItemID, in container: ContainerID) {
    keyboard.focus(on: item, in: container, isInMenu: layout.shows(container, in: .menus))
    pointers.hover(nil)
    reveal(item, in: container, animated: true)
    reportFocus(item)
  }

  /// Reports the focused item, with its position or the focused control of its row.
  mutating func reportFocus(_ item: ItemID) {
    if let control = keyboard.focus?.control {
      return report(.focused, item: item, ["part": .string(control)])
    }
    let position = content.model.position(of: item)
    let count = position.flatMap { content.model[$0.container]?.count }
    report(
      .focused, item: item,
      [
        "container": position.map { .string($0.container.name) },
        "position": position.map { .integer($0.offset + 1) }, "count": count.map { .integer($0) },
      ])
  }

  /// Focuses the item that a drag by keyboard has lifted; if it is not shown, nothing is focused.
  mutating func refocus(after session: DragSession) {
    // The source of a copy can be out of view.
    guard let item = session.item, let container = layout.container(of: item) ?? session.container,
      layout.shows(item, at: content.model.position(of: item), in: container)
    else { return keyboard.removeFocus() }
    focus(on: item, in: container)
  }

  /// Makes Tab begin at a pressed item, or if it is not focusable, at its area's first that is.
  mutating func beginFocus(byPressOf active: ActiveTouch) {
    guard let item = active.touch.item, let container = layout.container(of: item),
      !layout.shows(container, in: .menus),
      let area = layout.areas.last(where: { $0.container == container })
    else { return }
    let start = isFocusable(item, in: container) ? item : nil
    guard let start = start ?? focusableItems(in: area).first else { return }
    keyboard.setHiddenFocus(on: start, in: container)
  }

  /// Moves the focus away from an item or a control that is no longer shown.
  ///
  /// The focus returns from a menu that has closed, and moves from a removed item to the one now at
  /// its position. It stays on an item that is only scrolled out of view.
  mutating func forgetLostFocus() {
    let position = layout.shownPosition(of: keyboard.focus, content.model)
    let beforeMenu = layout.shownPosition(of: keyboard.beforeMenu, content.model)
    keyboard.recordPositions(ofFocus: position, ofFocusBeforeMenu: beforeMenu)
    guard let focus = keyboard.focus else { return }
    guard !layout.shows(focus, content.model) else {
      if let control = focus.control,
        !screen.controlsToPress(of: focus.item, content).contains(control)
      {
        keyboard.focus(onControl: nil)
      }
      return
    }
    let last = keyboard.beforeMenu ?? focus
    keyboard.returnFromMenu()
    guard let item = layout.shownItem(atPositionOf: last, content.model) else {
      return keyboard.removeFocus()
    }
    if item != last.item {
      if last.isVisible {
        self.focus(on: item, in: last.container)
      } else {
        keyboard.setHiddenFocus(on: item, in: last.container)
      }
    } else if last.isVisible {
      reportFocus(item)
    }
  }

  /// Returns an area's focusable items: those whose centre is visible, or if none is, all in view.
  func focusableItems(in area: LayoutSnapshot.Area) -> [ItemID] {
    let visible = area.visibleItems.filter { placed in
      area.collection.map { $0.area.bounds.contains(placed.frame.center) } ?? true
    }
    return (visible.isEmpty ? area.visibleItems : visible).map(\.item).filter { item in
      isFocusable(item, in: area.container)
    }
  }

  /// Returns whether keys can tap, lift, adjust or scroll an item, and the content permits a focus.
  func isFocusable(_ item: ItemID, in container: ContainerID) -> Bool {
    content.isFocusable(item) && content.isUserInteractionEnabled(item)
      && (screen.traits(of: item, content).contains(.tappable)
        || content.canDrag(item, in: container) || respondsToKeys(item, in: container))
  }

  private func respondsToKeys(_ item: ItemID, in container: ContainerID) -> Bool {
    let handlers = content.handlerSet(of: item, in: container)?.handlers
    return handlers?.adjust != nil
      || handlers?.scroll != nil && layout.shows(container, in: .controls)
  }
}

extension LayoutSnapshot {
  /// Returns the focused item's position in the model; `nil` without a focus, or if not shown.
  func shownPosition(of focus: KeyboardFocus?, _ model: Model) -> Position? {
    guard let focus, let position = model.position(of: focus.item) else { return nil }
    return shows(focus.item, at: position, in: focus.container) ? position : nil
  }

  fileprivate func shows(_ focus: KeyboardFocus, _ model: Model) -> Bool {
    shows(focus.item, at: model.position(of: focus.item), in: focus.container)
  }

  /// Returns the focused item if it is shown, or else the shown item at its position, if any.
  fileprivate func shownItem(atPositionOf focus: KeyboardFocus, _ model: Model) -> ItemID? {
    if shows(focus, model) { return focus.item }
    guard let position = focus.position, let container = model[position.container],
      container.count > 0,
      let item = container.item(at: min(position.offset, container.count - 1)),
      shows(item, at: model.position(of: item), in: focus.container)
    else { return nil }
    return item
  }
}
