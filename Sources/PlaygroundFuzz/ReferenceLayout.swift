internal import DragKit
internal import DragKitInspection

/// A slow and simple computation of the final layout, against which hit tests are checked.
struct ReferenceLayout<Content: InteractiveContent> {
  let content: Content
  let interaction: Interaction

  private var model: Model { content.model }

  func items(in area: Stage.Area) -> [PlacedItem] {
    switch area.layout {
    case .collection(let collection):
      let reference = ReferenceCollection(
        area: collection, model: model, interaction: interaction, id: area.container)
      return [PlacedItem(collection.view, collection.bounds)] + reference.items
    case .placed(let items): return items
    case .column(let column):
      let items = model[area.container]?.items ?? []
      return items.indices.map { offset in
        PlacedItem(items[offset], column.frame(at: offset, of: items.count))
      }
    }
  }

  /// Returns the possible targets in an area for a drag whose item's frame moves with a point.
  ///
  /// In the zone of the hysteresis between two places of a column, both are possible.
  func dropCandidates(at point: Point, by session: DragSession, in area: Stage.Area) -> [ItemID] {
    switch area.layout {
    case .collection(let collection):
      let isEmpty = collection.sections.allSatisfy { section in
        section.header == nil && section.runs.allSatisfy(\.offsets.isEmpty)
      }
      let margin = content.tuning.emptyViewMargin
      return (isEmpty ? collection.bounds.insetBy(-margin) : collection.bounds).contains(point)
        ? [collection.view] : []
    case .placed(let items): return items.last { $0.frame.contains(point) }.map { [$0.item] } ?? []
    case .column(let column):
      guard column.bounds.contains(point) else { return [] }
      let items = model[area.container]?.items ?? []
      let middle = session.itemFrame.center.y + (point.y - session.location.y)
      let zone = column.itemSize.height * content.tuning.insertionHysteresis
      return [-zone, .zero, zone].compactMap {
        column.offset(nearestTo: middle + $0, of: items.count).map { items[$0] }
      }
    }
  }

  func item(at point: Point, in layer: Stage.Layer) -> ItemID? {
    let items = content.stage.areas.filter { $0.layer == layer }.flatMap { self.items(in: $0) }
    return items.last { $0.frame.contains(point) }?.item
  }

  func item(at point: Point, by kind: PointerKind) -> ItemID? {
    if let view = scrollBarOwner(at: point, by: kind) { return view }
    let candidates = candidates(at: point)
    let hit = candidates.last { $0.frame.contains(point) }
    guard kind == .touch, hit?.isResponsive != true else { return hit?.item }
    let near = candidates.reversed().filter { $0.isResponsive && $0.touchFrame.contains(point) }
    return near.min { left, right in
      point.squaredDistance(to: left.frame.center) < point.squaredDistance(to: right.frame.center)
    }?.item
      ?? hit?.item
  }

  private func candidates(at point: Point) -> [Candidate] {
    let stage = content.stage
    var containers: [ItemID: ContainerID] = [:]
    var all: [PlacedItem] = []
    for area in stage.areas where area.collection?.bounds.contains(point) ?? true {
      for placed in items(in: area) {
        containers[placed.item] = area.container
        if !stage.held.contains(where: { $0.item == placed.item }) { all.append(placed) }
      }
    }
    let front = stage.areas.filter { $0.layer != .scene }.flatMap { items(in: $0) }
    all.removeAll { placed in front.contains { $0.item == placed.item } }
    return (all + stage.held + front).filter { content.isUserInteractionEnabled($0.item) }.map {
      placed in
      let abilities = containers[placed.item].map { content.abilities(of: placed.item, in: $0) }
      return Candidate(
        item: placed.item, frame: placed.frame, isResponsive: abilities?.isResponsive == true)
    }
  }

  private func scrollBarOwner(at point: Point, by kind: PointerKind) -> ItemID? {
    content.stage.areas.first {
      interaction.isScrollBar(of: $0.container, at: point, for: kind)
    }?.collection?.view
  }
}

private struct Candidate {
  let item: ItemID
  let frame: Rect
  let isResponsive: Bool

  var touchFrame: Rect {
    let size = Size(width: max(frame.width, 44), height: max(frame.height, 44))
    return Rect(center: frame.center, size: size)
  }
}
