extension PointerTurn {
  /// Taps what a pointer has pressed: a control of a row, or an item.
  mutating func tap(_ active: ActiveTouch) {
    guard let item = active.touch.item else { return }
    if let control = active.control { return tapControl(control, of: item) }
    tap(item, in: active.container, isDouble: active.touch.tapCount % 2 == 0)
  }

  /// Calls an item's tap handler, and emits the returned requests; `false` without a handler.
  @discardableResult
  mutating func tap(_ item: ItemID, in container: ContainerID?, isDouble: Bool) -> Bool {
    let handlers = turn.content.handlerSet(of: item, in: container)?.handlers
    // With a modifier key, or without a handler of double taps, a double tap counts as a tap.
    let doubleTap = isDouble && turn.modifiers.isEmpty ? handlers?.doubleTap : nil
    guard let handler = doubleTap ?? handlers?.tap else { return false }
    turn.report(doubleTap == nil ? .tap : .doubleTap, item: item)
    turn.trace.append(handler(&turn.content, item, turn.modifiers))
    turn.readContent()
    return true
  }
}

// MARK: - Menus

extension PointerTurn {
  /// Calls the handler that shows the menu of an item, if it has one.
  mutating func showMenu(of item: ItemID?, in container: ContainerID?, at point: Point) {
    guard let item, let menu = turn.content.handlerSet(of: item, in: container)?.handlers.menu
    else { return }
    turn.report(.contextMenu, item: item)
    menu(&turn.content, item, point)
    turn.readContent()
  }

  /// Shows the content's menu where no item has a menu of its own.
  mutating func showMenuElsewhere(over item: ItemID?, at location: Point?) {
    guard let show = Content.handlers.general.menuElsewhere else { return }
    show(&turn.content, item, location)
    turn.readContent()
  }

  /// Shows the menu of the focused item or of the content; returns `false` if neither has one.
  mutating func showMenuOfFocus() -> Bool {
    let focus = turn.keyboard.visibleFocus
    // The menu of a wide row is near its left edge (ours: about a fingertip, 48 px, from it).
    let location = focus.flatMap { turn.layout.frame(of: $0.item) }.map { frame in
      Point(x: frame.minX + min(frame.width / 2, 48), y: frame.center.y)
    }
    if let focus, let location, turn.screen.traits(of: focus.item, turn.content).contains(.hasMenu)
    {
      showMenu(of: focus.item, in: focus.container, at: location)
      return true
    }
    guard Content.handlers.general.menuElsewhere != nil else { return false }
    showMenuElsewhere(over: focus?.item, at: location)
    return true
  }

  /// Records that a press has opened a menu, if one is visible now.
  mutating func recordMenuPress(of button: PointerButton, at point: Point) {
    guard turn.layout.isMenuOpen else { return }
    turn.pointers.setMenuPress(MenuPress(button: button, location: point))
  }

  /// Taps the menu entry over which a button is released, if the button's press opened the menu.
  mutating func chooseFromMenu(
    byReleaseOf button: PointerButton, of id: PointerID, at point: Point
  ) {
    guard let press = turn.pointers.menuPress, press.button == button, id == .mouse else { return }
    turn.pointers.setMenuPress(nil)
    // A release near the press (a click) or beside the entries keeps the menu open.
    guard (point - press.location).isLonger(than: turn.tuning.slop(of: .mouse)) else { return }
    let entry = turn.layout.item(at: point, in: [.menus]) {
      turn.content.isUserInteractionEnabled($0)
    }
    guard let entry, turn.content.isFocusable(entry) else { return }
    tap(entry, in: turn.layout.container(of: entry), isDouble: false)
  }
}
