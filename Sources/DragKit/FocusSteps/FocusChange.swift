internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

// MARK: - Moving the focus

/// The steps that move the focus, and those of an item whose text is edited.
struct FocusTurn<Content: InteractiveContent>: ~Copyable, AboveScrolling {
  var scrolling: ScrollTurn<Content>

  // By stored properties alone: through the accessors of all layers, each read of the content would copy it.
  var turn: Turn<Content> {
    @inline(__always) _read { yield scrolling.turn }
    @inline(__always) _modify { yield &scrolling.turn }
  }

  @inline(__always)
  init(_ turn: consuming Turn<Content>) { scrolling = ScrollTurn(turn) }
}

/// A layer above the steps of the focus, which it can call.
protocol AboveFocus: AboveScrolling, ~Copyable {
  var focusing: FocusTurn<Content> { get set }
}

extension AboveFocus where Self: ~Copyable {
  var scrolling: ScrollTurn<Content> {
    _read { yield focusing.scrolling }
    _modify { yield &focusing.scrolling }
  }
}

extension FocusTurn {
  /// Focuses an item, and scrolls it into view.
  mutating func focus(on item: ItemID, in container: ContainerID) {
    turn.keyboard.focus(
      on: item, in: container, isInMenu: turn.layout.shows(container, in: .menus))
    // The control stays: recorded hashes contain it.
    turn.pointers.hover(nil, control: turn.pointers.hoveredRowControl)
    scrolling.reveal(item, in: container, animated: true)
    reportFocus(item)
  }

  /// Reports the focused item, with its position or the focused control of its row.
  mutating func reportFocus(_ item: ItemID) {
    if let control = turn.keyboard.focus?.control {
      return turn.report(.focused, item: item, ["part": .string(control)])
    }
    let position = turn.content.model.position(of: item)
    let count = position.flatMap { turn.content.model[$0.container]?.count }
    turn.report(
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
      let container = turn.layout.container(of: item) ?? session.container,
      turn.layout.shows(item, at: turn.content.model.position(of: item), in: container)
    else { return turn.keyboard.removeFocus() }
    focus(on: item, in: container)
  }

  /// Makes Tab begin at a pressed item, or at the first one of the pressed area.
  mutating func beginFocus(byPressOf active: ActiveTouch) {
    guard let item = active.touch.item, let container = turn.layout.container(of: item),
      !turn.layout.shows(container, in: .menus),
      let area = turn.layout.areas.last(where: { $0.container == container })
    else { return }
    let start = isFocusable(item, in: container) ? item : nil
    guard let start = start ?? focusableItems(in: area).first else {
      return
    }
    turn.keyboard.begin(at: start, in: container)
  }

  /// Moves the focus away from an item or a control that is no longer shown.
  ///
  /// It returns from a menu that has closed, and moves on from an item that was removed. An item that is only scrolled
  /// out of view keeps it.
  mutating func forgetLostFocus() {
    let positions = turn.layout.shownPositions(of: turn.keyboard, turn.content.model)
    turn.keyboard.notePositions(positions)
    guard let focus = turn.keyboard.focus else { return }
    guard !turn.layout.shows(focus, turn.content.model) else {
      if let control = focus.control,
        !turn.screen.controlsToPress(of: focus.item, turn.content).contains(control)
      {
        turn.keyboard.focus(onControl: nil)
      }
      return
    }
    let last = turn.keyboard.beforeMenu ?? focus
    turn.keyboard.returnFromMenu()
    guard let item = turn.layout.shownItem(atPositionOf: last, turn.content.model) else {
      return turn.keyboard.removeFocus()
    }
    if item != last.item {
      if last.isVisible {
        self.focus(on: item, in: last.container)
      } else {
        turn.keyboard.begin(at: item, in: last.container)
      }
    } else if last.isVisible {
      reportFocus(item)
    }
  }
}

extension LayoutSnapshot {
  /// Returns where the focused items are in the model, from which the focus moves on if they are removed.
  func shownPositions(
    of keyboard: KeyboardState, _ model: Model
  ) -> (focus: Position?, beforeMenu: Position?) {
    (
      keyboard.focus.flatMap { shownPosition(of: $0, model) },
      keyboard.beforeMenu.flatMap { shownPosition(of: $0, model) }
    )
  }

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
