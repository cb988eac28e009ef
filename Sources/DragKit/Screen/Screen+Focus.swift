internal import DragEvents
internal import DragGeometry
internal import DragModel

/// A stop of the Tab key: an area of the scene, within which arrows move the focus, or a single control.
struct FocusStop {
  let container: ContainerID
  let items: [ItemID]
}

extension Screen {
  /// The stops of the Tab key, in order; while a menu is open, those of the menu alone.
  func focusStops(_ content: some InteractiveContent) -> [FocusStop] {
    let isMenuOpen = layout.areas.contains { $0.layer == .menus }
    return layout.areas.filter { !isMenuOpen || $0.layer == .menus }.flatMap { area in
      let items = focusableItems(in: area, content)
      guard area.layer == .scene else {
        return items.map { FocusStop(container: area.container, items: [$0]) }
      }
      return items.isEmpty ? [] : [FocusStop(container: area.container, items: items)]
    }
  }

  func focusableItems(
    in area: LayoutSnapshot.Area, _ content: some InteractiveContent
  ) -> [ItemID] {
    let visible = area.visibleItems.filter { placed in
      area.collection.map { $0.area.bounds.contains(placed.frame.center) } ?? true
    }
    return (visible.isEmpty ? area.visibleItems : visible).map(\.item).filter { item in
      isFocusable(item, in: area.container, content)
    }
  }

  func isFocusable(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    content.isFocusable(item) && content.isUserInteractionEnabled(item)
      && (traits(of: item, content).contains(.tappable)
        || content.canDrag(item, in: container)
        || respondsToKeys(item, in: container, content))
  }

  private func respondsToKeys(
    _ item: ItemID, in container: ContainerID, _ content: some InteractiveContent
  ) -> Bool {
    let handlers = content.handlerSet(of: item, in: container)?.handlers
    return handlers?.adjust != nil
      || handlers?.scroll != nil && layout.shows(container, in: .controls)
  }

  /// Whether an area in the layer of menus covers a focused item, so that neither keys nor pointers press it.
  func covers(_ focus: KeyboardFocus) -> Bool {
    guard !layout.shows(focus.container, in: .menus) else { return false }
    let bounds = layout.collection(focus.container)?.area.bounds
    guard let frame = layout.frame(of: focus.item) ?? bounds else { return false }
    return isCovered(bounds.map(frame.intersection) ?? frame)
  }

  /// Returns the item to which a key moves the focus within its stop; `nil` if it leads nowhere.
  func item(
    beside focus: KeyboardFocus, _ key: Key, _ content: some InteractiveContent
  ) -> ItemID? {
    if let collection = layout.collection(focus.container) {
      return collection.item(beside: focus.item, key, content.model)
    }
    guard let area = layout.areas.first(where: { $0.container == focus.container }),
      let from = layout.frame(of: focus.item)
    else { return nil }
    let items = focusableItems(in: area, content).filter { $0 != focus.item }
    guard let direction = ScrollDirection(key) else {
      return area.layer == .controls ? nil : key.end(of: items)
    }
    return items.compactMap { item -> (ItemID, Int)? in
      guard let frame = layout.frame(of: item),
        // Controls form columns and bars, which an arrow does not leave.
        area.layer != .controls || from.isInBar(with: frame, along: direction.axis)
      else { return nil }
      return from.distance(to: frame, direction).map { (item, $0) }
    }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }
}

extension LayoutSnapshot {
  func shows(_ container: ContainerID, in layer: Stage.Layer) -> Bool {
    areas.contains { $0.container == container && $0.layer == layer }
  }
}

extension CollectionLayoutSnapshot {
  fileprivate func item(beside item: ItemID, _ key: Key, _ model: Model) -> ItemID? {
    guard let row = model.position(of: item).flatMap(geometry.rows.row(of:)) else { return nil }
    let next: Int? =
      switch key {
      case .home: (0..<geometry.rows.count).first { !geometry.rows.isHeader($0) }
      case .end: (0..<geometry.rows.count).last { !geometry.rows.isHeader($0) }
      case .pageUp, .pageDown:
        geometry.row(aPageFrom: row, isDown: key == .pageDown, area.bounds.size[axis])
      default: ScrollDirection(key).flatMap { geometry.row(beside: row, $0) }
      }
    guard case .item(let position, _) = next.flatMap({ geometry.rows[$0] }) else { return nil }
    return model.item(at: position)
  }
}

extension Rect {
  /// Whether two controls are in one column or bar along an axis: in part at the same place across it, and not farther
  /// apart than the longer side of the first (ours; on the other side of the page is another bar).
  fileprivate func isInBar(with other: Rect, along axis: Axis) -> Bool {
    let (across, reach) = (axis.across, max(size.width, size.height))
    return origin[across] < other.origin[across] + other.size[across]
      && other.origin[across] < origin[across] + size[across]
      && other.origin[axis] - origin[axis] - size[axis] <= reach
      && origin[axis] - other.origin[axis] - other.size[axis] <= reach
  }
}

extension Key {
  /// Returns the first or last item, to which the key leads where all items are visible; `nil` for another key.
  fileprivate func end(of items: [ItemID]) -> ItemID? {
    switch self {
    case .home, .pageUp: items.first
    case .end, .pageDown: items.last
    default: nil
    }
  }
}

extension ScrollDirection {
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
