internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Turn {
  /// Taps what a pointer has pressed: a part of a row, or an item.
  mutating func tap(_ active: ActiveTouch) {
    guard let item = active.touch.item else { return }
    if let part = active.part { return tapPart(part, of: item) }
    guard let handlers = content.handlerSet(of: item, in: active.container)?.handlers else {
      return
    }
    if active.touch.tapCount % 2 == 0, modifiers.isEmpty, let doubleTap = handlers.doubleTap {
      run(doubleTap, on: item, as: .doubleTap)
    } else if let tap = handlers.tap {
      run(tap, on: item)
    }
  }

  mutating func run(
    _ tap: ItemHandlers<Content>.Tap, on item: ItemID, as name: Call.Name = .tap
  ) {
    report(name, item: item)
    runHandler { turn in
      let requests = tap(&turn.content, item, turn.modifiers)
      turn.trace.append(requests)
    }
  }
}

// MARK: - Menus

extension Turn {
  mutating func showMenu(of item: ItemID?, in container: ContainerID?, at point: Point) {
    guard let item, let menu = content.handlerSet(of: item, in: container)?.handlers.menu
    else { return }
    report(.contextMenu, item: item)
    runHandler { menu(&$0.content, item, point) }
  }

  /// Shows the content's menu for a place that has none of its own.
  mutating func showMenuElsewhere(over item: ItemID?, at place: Point?) {
    guard let show = Content.handlers.menuElsewhere else { return }
    runHandler { show(&$0.content, item, place) }
  }

  /// Shows the menu of the focused item; returns `false` if neither the item nor the content has one.
  mutating func showMenuOfFocus() -> Bool {
    let focus = keyboard.visibleFocus
    // The menu of a wide row is near its leading edge.
    let place = focus.flatMap { layout.frame(of: $0.item) }.map { frame in
      Point(x: frame.minX + min(frame.width / 2, 48), y: frame.center.y)
    }
    if let focus, let place, screen.traits(of: focus.item, content).contains(.hasMenu) {
      showMenu(of: focus.item, in: focus.container, at: place)
      return true
    }
    guard Content.handlers.menuElsewhere != nil else { return false }
    showMenuElsewhere(over: focus?.item, at: place)
    return true
  }

  /// Records that a press has opened a menu, if one is visible now.
  mutating func noteMenuPress(of button: PointerButton, at point: Point) {
    guard layout.areas.contains(where: { $0.layer == .menus }) else { return }
    pointers.setMenuPress(MenuPress(button: button, location: point))
  }

  /// Taps the entry under which a button is released that has opened the menu.
  ///
  /// A release near the press, of a click, keeps the menu open, and so does one beside the entries.
  mutating func chooseFromMenu(
    byReleaseOf button: PointerButton, of id: PointerID, at point: Point
  ) {
    guard let press = pointers.menuPress, press.button == button, id == .mouse else { return }
    pointers.setMenuPress(nil)
    guard (point - press.location).isLonger(than: tuning.slop(of: .mouse)) else { return }
    let entry = layout.item(at: point, in: [.menus]) { content.isUserInteractionEnabled($0) }
    guard let entry, content.isFocusable(entry),
      let tap = content.handlerSet(of: entry, in: layout.container(of: entry))?.handlers.tap
    else { return }
    run(tap, on: entry)
  }
}
