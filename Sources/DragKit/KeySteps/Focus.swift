internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

// MARK: - Moving the focus

extension Turn {
  /// Focuses an item, and scrolls it into view.
  mutating func focus(on item: ItemID, in container: ContainerID) {
    keyboard.focus(
      on: item, in: container, isInMenu: layout.shows(container, in: .menus))
    // The part stays: recorded hashes contain it.
    pointers.hover(nil, part: pointers.hoveredPart)
    reveal(item, in: container, animated: true)
    reportFocus(item)
  }

  mutating func reportFocus(_ item: ItemID) {
    if let part = keyboard.focus?.part {
      return report(.focused, item: item, ["part": .string(part)])
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

  /// Focuses the item that a drag by keyboard has lifted.
  mutating func refocus(after session: DragSession) {
    // The source of a copy can be out of sight.
    guard let item = session.item,
      let container = layout.container(of: item) ?? session.container,
      layout.shows(item, at: content.model.position(of: item), in: container)
    else { return keyboard.removeFocus() }
    focus(on: item, in: container)
  }

  /// Moves the focus away from an item or a part that is no longer shown.
  ///
  /// It returns from a menu that has closed, and moves on from an item that was removed. An item that is only scrolled
  /// out of view keeps it.
  mutating func forgetLostFocus() {
    interaction.noteFocusedPositions(content.model)
    guard let focus = keyboard.focus else { return }
    guard !layout.shows(focus, content.model) else {
      if let part = focus.part, !screen.partsToPress(of: focus.item, content).contains(part) {
        keyboard.focus(onPart: nil)
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
        keyboard.begin(at: item, in: last.container)
      }
    } else if last.isVisible {
      reportFocus(item)
    }
  }
}

extension Interaction {
  /// Records where the focused items are in the model, from which the focus moves on if they are removed.
  mutating func noteFocusedPositions(_ model: Model) {
    guard let focus = keyboard.focus else { return }
    keyboard.notePositions(
      screen.layout.shownPosition(of: focus, model),
      beforeMenu: keyboard.beforeMenu.flatMap { screen.layout.shownPosition(of: $0, model) })
  }
}

extension LayoutSnapshot {
  fileprivate func shows(_ focus: KeyboardFocus, _ model: Model) -> Bool {
    shows(focus.item, at: model.position(of: focus.item), in: focus.container)
  }

  fileprivate func shownPosition(of focus: KeyboardFocus, _ model: Model) -> Position? {
    let position = model.position(of: focus.item)
    return shows(focus.item, at: position, in: focus.container) ? position : nil
  }

  /// Returns the item itself, or if it is no longer shown, the one that is now at its position; `nil` if there is none.
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
