internal import DragGeometry
internal import DragModel

extension LayoutSnapshot {
  func item(at point: Point, where isMeant: (ItemID) -> Bool) -> ItemID? {
    if let front = item(at: point, in: [.controls, .menus], where: isMeant) { return front }
    if let held = stage.held.last(where: { $0.frame.contains(point) && isMeant($0.item) }) {
      return held.item
    }
    return item(at: point, in: [.scene], where: isMeant)
  }

  func item(at point: Point, in layers: [Stage.Layer], where isMeant: (ItemID) -> Bool) -> ItemID? {
    // By their indices: a copy of an area is large.
    for index in areas.indices.reversed() where layers.contains(areas[index].layer) {
      let shown = areas[index].collection?.area
      if let shown, !shown.bounds.contains(point) { continue }
      let hit = areas[index].items.last {
        $0.frame.contains(point) && !places.isHeld($0.item) && isMeant($0.item)
      }
      if let hit { return hit.item }
      if let shown, isMeant(shown.view) { return shown.view }
    }
    return nil
  }

  /// Returns the item in reach of a point whose centre is nearest to it; `nil` if none is in reach.
  ///
  /// An item is in reach if it meets the condition, and its frame contains the point. A frame smaller
  /// than ``Tuning/touchTarget`` is enlarged to that size first. A point outside a collection view
  /// reaches no items of that view.
  func itemInReach(of point: Point, where isMeant: (ItemID) -> Bool) -> ItemID? {
    var nearest: (item: ItemID, distance: Int)?
    for (area, placed) in areas.lazy.reversed().flatMap({ area in
      area.items.reversed().map { (area, $0) }
    }) {
      if let shown = area.collection?.area, !shown.bounds.contains(point) { continue }
      // A held item is where its touch has it.
      let frame = frame(of: placed.item) ?? placed.frame
      guard frame.grown(to: tuning.touchTarget).contains(point), isMeant(placed.item) else {
        continue
      }
      let distance = frame.center.squaredDistance(to: point)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (placed.item, distance) }
    }
    return nearest?.item
  }

  var possibleTargets: Set<ItemID> {
    areas.reduce(into: []) { targets, area in
      if let shown = area.collection?.area {
        targets.insert(shown.view)
      } else {
        targets.formUnion(area.items.lazy.map(\.item))
      }
    }
  }

  /// Returns the possible targets of a drag, at most one in each area, frontmost first.
  func dropCandidates(of drag: DragState) -> [DropCandidate] {
    areas.indices.reversed().compactMap { dropCandidate(of: drag, inArea: $0) }
  }

  func frontDropCandidate(of drag: DragState) -> DropCandidate? {
    for index in areas.indices.reversed() {
      if let candidate = dropCandidate(of: drag, inArea: index) { return candidate }
    }
    return nil
  }

  private func dropCandidate(of drag: DragState, inArea index: Int) -> DropCandidate? {
    let point = drag.session.location
    if areas[index].layer == .scene, stage.cover?.contains(point) == true { return nil }
    let (container, items) = (areas[index].container, areas[index].items)
    switch areas[index].layout {
    case .placed:
      return items.last { $0.frame.contains(point) }.map { DropCandidate(container, $0.item) }
    case .collection(let view):
      let isHit = view.contains(point, isEmpty: items.isEmpty, margin: tuning.emptyViewMargin)
      return isHit ? DropCandidate(container, view.view) : nil
    case .column(let column):
      guard column.bounds.contains(point) else { return nil }
      let held = drag.columnPlace.flatMap { $0.container == container ? $0.offset : nil }
      let middle = drag.session.itemFrame.center.y
      return column.offset(nearestTo: middle, of: items.count, held: held, tuning).map {
        DropCandidate(container, items[$0].item, offset: $0)
      }
    }
  }
}

struct DropCandidate: Hashable, Sendable {
  let container: ContainerID
  let item: ItemID
  /// The place of the item in a column; `nil` in another layout.
  let offset: Int?

  fileprivate init(_ container: ContainerID, _ item: ItemID, offset: Int? = nil) {
    (self.container, self.item, self.offset) = (container, item, offset)
  }
}

extension Rect {
  func grown(to side: Length) -> Rect {
    Rect(center: center, size: Size(width: max(width, side), height: max(height, side)))
  }
}
