internal import DragKit

/// Where things are at rest, worked out from the stage, and from what a drag and scrolling change in
/// it: what hit tests are held against.
struct SettledLayout<Content: InteractiveContent> {
  let content: Content
  let interaction: Interaction

  private var model: Model { content.model }

  /// The items of an area with their places, as far as they can be seen and touched.
  func items(in area: Stage.Area) -> [PlacedItem] {
    switch area.layout {
    case .collection(let collection):
      let settled = SettledCollection(
        area: collection, model: model, interaction: interaction, id: area.container)
      return [PlacedItem(collection.view, collection.bounds)] + settled.items
    case .placed(let items): return items
    case .column(let column):
      let items = model[area.container]?.items ?? []
      return items.indices.map { offset in
        PlacedItem(items[offset], column.frame(at: offset, of: items.count))
      }
    }
  }

  /// The item of an area that a drop at a point could be meant for.
  func dropCandidate(at point: Point, in area: Stage.Area) -> ItemID? {
    switch area.layout {
    case .collection(let collection):
      let isEmpty = collection.sections.allSatisfy { section in
        section.header == nil && section.runs.allSatisfy(\.offsets.isEmpty)
      }
      return collection.catches(point, isEmpty: isEmpty, content.tuning) ? collection.view : nil
    case .placed(let items): return items.last { $0.frame.contains(point) }?.item
    case .column(let column):
      let items = model[area.container]?.items ?? []
      return column.nearestOffset(to: point, of: items.count).map { items[$0] }
    }
  }
}

extension SettledLayout {
  /// Everything that answers a pointer, the rearmost first: what touches hold is in front.
  private func answering(at point: Point) -> [Answering] {
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
      let traits = containers[placed.item].map { content.traits(of: placed.item, in: $0) }
      return Answering(item: placed.item, frame: placed.frame, does: traits?.isEmpty == false)
    }
  }

  /// What stands for the collection view whose scroll bar a pointer hits: a finger can be farther beside
  /// the thumb.
  private func scrollBarOwner(at point: Point, by kind: PointerKind) -> ItemID? {
    content.stage.areas.first { area in
      guard let bar = interaction.scrollBar(of: area.container) else { return false }
      let tuning = content.tuning.scrollBar
      return bar.part(at: point, slop: tuning.slop) != nil
        || kind == .touch && bar.part(at: point, slop: tuning.thumbTouchSlop) == .thumb
    }?.collection?.view
  }

  /// The frontmost item of a layer at a point.
  func item(at point: Point, in layer: Stage.Layer) -> ItemID? {
    let items = content.stage.areas.filter { $0.layer == layer }.flatMap { self.items(in: $0) }
    return items.last { $0.frame.contains(point) }?.item
  }

  /// The frontmost item at a point; for a finger also what it misses by less than its width, where it
  /// would hit nothing that does anything.
  func item(at point: Point, by kind: PointerKind) -> ItemID? {
    if let view = scrollBarOwner(at: point, by: kind) { return view }
    let all = answering(at: point)
    let hit = all.last { $0.frame.contains(point) }
    guard kind == .touch, hit?.does != true else { return hit?.item }
    let near = all.reversed().filter { $0.does && $0.reach.contains(point) }
    return near.min { $0.distance(to: point) < $1.distance(to: point) }?.item ?? hit?.item
  }
}

/// An item with its place, and whether it does anything.
private struct Answering {
  let item: ItemID
  let frame: Rect
  let does: Bool

  /// Fingers need 44 pixels.
  var reach: Rect {
    let size = Size(width: max(frame.width, 44), height: max(frame.height, 44))
    return Rect(center: frame.center, size: size)
  }

  func distance(to point: Point) -> Int {
    let (x, y) = (frame.center.x - point.x, frame.center.y - point.y)
    return x.subpixels * x.subpixels + y.subpixels * y.subpixels
  }
}
