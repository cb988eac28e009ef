internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
public import DragModel

// What the keyboard comes to.
extension Interaction {
  /// The item that the keyboard is at, while it is in use: a pointer that goes down hides it.
  public var focused: ItemID? { focus.flatMap { $0.isVisible ? $0.item : nil } }

  /// A key may be for what is focused, or go on to something else; `false` where it is for nobody
  /// here.
  mutating func moveFocus(
    with key: Key, _ content: inout some InteractiveContent
  ) -> Bool {
    if key == .escape { focus = nil }
    if key == .tab, modifiers.isSubset(of: .shift) { return focusNextStop(content) }
    guard let focus, focus.isVisible else { return false }
    if key == .space || key == .enter {
      return pressPart(of: focus, &content) || press(focus, key, &content)
    }
    if moveToPart(focus, key, content) { return true }
    if adjust(focus, with: key, &content) { return true }
    // With Control held the focus goes on, and a selection stays what it is (GTK, Qt).
    guard modifiers.isSubset(of: .control), let next = item(beside: focus, key, content) else {
      return ScrollDirection(key) != nil && modifiers.isEmpty && isRoving(focus, content)
    }
    focusOn(next, in: focus.container, content)
    return true
  }

  /// Space lifts what can be lifted; else both keys tap.
  private mutating func press(
    _ focus: KeyboardFocus, _ key: Key, _ content: inout some InteractiveContent
  ) -> Bool {
    let handlers = wiring(of: content).handlers(for: focus.item, in: focus.container)?.handlers
    let taps =
      key == .enter || !modifiers.isEmpty || !canDrag(focus.item, in: focus.container, content)
    if taps, let tap = handlers?.tap {
      perform(tap, on: focus.item, &content)
    } else if modifiers.isEmpty {
      liftFocused(focus, &content)
    }
    return true
  }

  /// Forgets what cannot be focused any more.
  mutating func forgetLostFocus(_ content: some InteractiveContent) {
    guard let focus, !isThere(focus, content) else { return forgetLostPart(content) }
    self.focus = nil
  }

  private func isThere(_ focus: KeyboardFocus, _ content: some InteractiveContent) -> Bool {
    if view.places[focus.item] != nil { return true }
    guard let shown = view.collection(focus.container),
      let position = content.model.position(of: focus.item)
    else { return false }
    return shown.geometry.rows.row(of: position) != nil
  }

  /// A drag with the keyboard has ended: what was dragged is focused where it is now.
  mutating func refocus(after session: DragSession, _ content: some InteractiveContent) {
    guard session.pointer == .keyboard else { return }
    guard let container = view.container(of: session.item) else { return focus = nil }
    focusOn(session.item, in: container, content)
  }

  /// Focuses an item, brings it into sight, and says so.
  mutating func focusOn(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) {
    focus = KeyboardFocus(item: item, container: container)
    hovered = nil
    reveal(item, in: container, animated: true, content)
    tellFocus(item, content)
  }

  mutating func tellFocus(_ item: ItemID, _ content: some InteractiveContent) {
    let name = JSONValue.string(content.name(of: item))
    if let part = focus?.part { return call("focused", ["item": name, "part": .string(part)]) }
    guard let position = content.model.position(of: item),
      let count = content.model[position.container]?.count
    else { return call("focused", ["item": name]) }
    call(
      "focused",
      [
        "item": name, "container": .string(position.container.name),
        "position": .integer(position.offset + 1), "count": .integer(count),
      ])
  }

  /// Scrolls an item of a collection view into sight.
  mutating func reveal(
    _ item: ItemID, in id: ContainerID, animated: Bool, _ content: some InteractiveContent
  ) {
    guard let shown = view.collection(id), let position = content.model.position(of: item),
      let row = shown.geometry.rows.row(of: position),
      let frame = shown.geometry.frame(ofRow: row)
    else { return }
    reveal(frame, in: shown, animated: animated, content)
  }

  /// Scrolls a part of the content of a collection view into sight.
  mutating func reveal(
    _ part: Rect, in shown: ShownCollection, animated: Bool, _ content: some InteractiveContent
  ) {
    let goal = shown.scrollRange.offset(toShow: part, from: scrolls[shown.id].goal)
    guard goal != scrolls[shown.id].offset else { return }
    scrolls[shown.id].scroll(
      to: goal, animated: animated && !content.tuning.reducedMotion, in: shown.scrollRange,
      content.tuning.scrolling)
    show(shown.id, content)
  }
}

// From stop to stop, and within one.
extension Interaction {
  private mutating func focusNextStop(_ content: some InteractiveContent) -> Bool {
    let stops = stops(content)
    guard !stops.isEmpty else { return false }
    let isBack = modifiers.contains(.shift)
    let current = focus.flatMap { focus in
      stops.firstIndex { $0.container == focus.container && $0.holds(focus, in: view) }
    }
    if let focus, !focus.isVisible, current != nil {
      focusOn(focus.item, in: focus.container, content)
      return true
    }
    let step = isBack ? stops.count - 1 : 1
    let next = current.map { ($0 + step) % stops.count } ?? (isBack ? stops.count - 1 : 0)
    focusOn(stops[next].items[0], in: stops[next].container, content)
    return true
  }

  /// Where Tab comes to: the areas of the scene, each as one; then each control, or, while a menu is
  /// open, its entries alone.
  private func stops(_ content: some InteractiveContent) -> [Stop] {
    let isMenuOpen = view.areas.contains { $0.layer == .menus }
    return view.areas.filter { !isMenuOpen || $0.layer == .menus }.flatMap { area in
      let items = focusableItems(in: area, content)
      guard area.layer != .scene else {
        return items.isEmpty ? [] : [Stop(container: area.container, items: items)]
      }
      return items.map { Stop(container: area.container, items: [$0]) }
    }
  }

  private func focusableItems(
    in area: ContentView.AreaView, _ content: some InteractiveContent
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
    view.areas.contains { $0.container == focus.container && $0.layer == .scene }
  }

  /// The item that a key leads to within the stop of what is focused.
  private func item(
    beside focus: KeyboardFocus, _ key: Key, _ content: some InteractiveContent
  ) -> ItemID? {
    if let shown = view.collection(focus.container) {
      return item(beside: focus.item, key, in: shown, content.model)
    }
    guard let area = view.areas.first(where: { $0.container == focus.container }),
      let from = view.frame(of: focus.item), let direction = ScrollDirection(key)
    else { return nil }
    guard area.layer != .controls else { return nil }
    let items = focusableItems(in: area, content).filter { $0 != focus.item }
    return items.compactMap { item in
      view.frame(of: item).flatMap { from.distance(to: $0, direction) }.map { (item, $0) }
    }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  private func item(
    beside item: ItemID, _ key: Key, in shown: ShownCollection, _ model: Model
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
  func holds(_ focus: KeyboardFocus, in view: ContentView) -> Bool {
    items.contains(focus.item) || view.collection(container) != nil
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
