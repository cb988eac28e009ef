/// The item that a drag is over in an area; in a column, with its place there.
struct DropCandidate: Hashable, Sendable {
  let container: ContainerID
  let item: ItemID
  /// The place of the item in a column; `nil` in another layout.
  var columnPlace: Position?
}

extension LayoutSnapshot {
  /// Returns the possible target of a drag in an area; `nil` if the drag is over no item there.
  func dropCandidate(of drag: DragState, inArea index: Int) -> DropCandidate? {
    let point = drag.session.location
    if areas[index].layer == .scene, stage.cover?.contains(point) == true { return nil }
    let (container, items) = (areas[index].container, areas[index].items)
    switch areas[index].layout {
    case .placed:
      return items.last { $0.frame.contains(point) }.map {
        DropCandidate(container: container, item: $0.item)
      }
    case .collection(let area):
      let hit = items.isEmpty ? area.bounds.insetBy(-tuning.emptyViewMargin) : area.bounds
      return hit.contains(point) ? DropCandidate(container: container, item: area.view) : nil
    case .column(let column):
      guard column.bounds.contains(point) else { return nil }
      let last = drag.columnPlace.flatMap { $0.container == container ? $0.offset : nil }
      let middle = drag.session.itemFrame.center.y
      return column.offset(
        nearestTo: middle, of: items.count, held: last, hysteresis: tuning.insertionHysteresis
      ).map {
        DropCandidate(
          container: container, item: items[$0].item, columnPlace: Position(container, $0))
      }
    }
  }
}
