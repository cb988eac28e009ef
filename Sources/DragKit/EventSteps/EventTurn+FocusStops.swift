/// A stop of the Tab key: an area of the scene, in which arrows move the focus, or one control.
struct FocusStop {
  let container: ContainerID
  let items: [ItemID]
}

extension EventTurn {
  /// The stops of the Tab key, in order; while a menu is open, those of the menu alone.
  func focusStops() -> [FocusStop] {
    let isMenuOpen = turn.layout.isMenuOpen
    return turn.layout.areas.filter { !isMenuOpen || $0.layer == .menus }.flatMap { area in
      let items = turn.focusableItems(in: area)
      guard area.layer == .scene else {
        return items.map { FocusStop(container: area.container, items: [$0]) }
      }
      return items.isEmpty ? [] : [FocusStop(container: area.container, items: items)]
    }
  }

  /// Returns the item to which a key moves the focus within its stop; `nil` if it leads nowhere.
  func item(beside focus: KeyboardFocus, _ key: Key) -> ItemID? {
    if let collection = turn.layout.collection(focus.container) {
      return MoveCommand(key, along: collection.axis).flatMap {
        collection.item(beside: focus.item, $0, turn.content.model)
      }
    }
    guard let area = turn.layout.areas.first(where: { $0.container == focus.container }),
      let from = turn.layout.frame(of: focus.item),
      let command = MoveCommand(key, along: .vertical)
    else { return nil }
    let items = turn.focusableItems(in: area).filter { $0 != focus.item }
    let direction = command.direction
    guard case .step = command else {
      // Outside of collection views, no item is out of view, so a page leads to an end.
      return area.layer == .controls ? nil : direction.isForward ? items.last : items.first
    }
    return items.compactMap { item -> (ItemID, Int)? in
      guard let frame = turn.layout.frame(of: item),
        // Controls form columns and bars, which an arrow does not leave.
        area.layer != .controls || from.isInBar(with: frame, along: direction.axis)
      else { return nil }
      return from.distance(to: frame, direction).map { (item, $0) }
    }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }
}

extension CollectionLayoutSnapshot {
  /// Returns the item to which a command moves the focus; `nil` if it leads nowhere.
  fileprivate func item(
    beside item: ItemID, _ command: MoveCommand, _ model: Model
  ) -> ItemID? {
    guard let row = model.position(of: item).flatMap(geometry.rows.row(of:)) else { return nil }
    let (direction, rows) = (command.direction, 0..<geometry.rows.count)
    let next =
      switch command {
      case .step: geometry.row(beside: row, direction)
      case .page: geometry.row(aPageFrom: row, isDown: direction.isForward, bounds.size[axis])
      case .end where direction.isForward: rows.last { !geometry.rows.isHeader($0) }
      case .end: rows.first { !geometry.rows.isHeader($0) }
      }
    guard case .item(let position, _) = next.flatMap({ geometry.rows[$0] }) else { return nil }
    return model.item(at: position)
  }
}

extension Rect {
  /// Whether two controls are in one column or bar along an axis: they overlap across it, and their
  /// distance is at most the longer side of the first (ours: farther away is another bar).
  fileprivate func isInBar(with other: Rect, along axis: Axis) -> Bool {
    let (across, reach) = (axis.across, max(size.width, size.height))
    return origin[across] < other.origin[across] + other.size[across]
      && other.origin[across] < origin[across] + size[across]
      && other.origin[axis] - origin[axis] - size[axis] <= reach
      && origin[axis] - other.origin[axis] - other.size[axis] <= reach
  }
}
