internal import DragKit
internal import DragKitInspection
internal import PlaygroundScenes

/// A computation of the final layout without caches, against which hit tests are checked.
///
/// The layouts compute the frames of rows; other tests check them against slower computations.
struct ReferenceLayout {
  let content: PlaygroundContent
  let interaction: Interaction

  /// Returns the items of an area in window coordinates, including those scrolled out of view.
  func items(in area: Stage.Area) -> [PlacedItem] {
    guard let collection = area.collection else { return area.placedItems(of: content.model) }
    let view = PlacedItem(collection.view, collection.bounds)
    return [view] + rows(of: collection, area.container)
  }

  private func rows(of area: CollectionArea, _ id: ContainerID) -> [PlacedItem] {
    let (model, session) = (content.model, interaction.session)
    /// Returns the position of an item that the drag removes from the view; `nil` if it stays.
    func hiddenPosition(of item: ItemID) -> Position? {
      let position = session?.operation?.keepsSource == true ? nil : model.position(of: item)
      return position.flatMap { area.shows($0.container) ? $0 : nil }
    }
    let target = session?.target?.item == area.view ? session?.target : nil
    let lifted = session?.item.flatMap(hiddenPosition)
    let gathered = target == nil || !interaction.hasGatheredItems ? nil : session?.localObjects
    let place = target?.gap ?? lifted.map { InsertionPlace($0.container, Gap($0.offset)) }
    let rows = CollectionRows(
      area.sections,
      without: gathered?.compactMap(hiddenPosition) ?? [lifted].compactMap(\.self),
      gap: place.map { CollectionGap(place: $0, size: area.size(of: session?.item)) })
    let geometry = CollectionGeometry(
      rows, area.layout, width: area.width, isRightToLeft: area.isRightToLeft
    ) { container in
      area.itemSizes.map { sizes in
        let items = model[container]?.items ?? []
        return OrderedSizes(items.map { sizes[$0].map(area.transposed) ?? area.usualSize })
      }
    }
    let scrolled = interaction.scrollOffset(of: id) ?? .zero
    let shift = area.bounds.origin - .zero - scrolled
    return (0..<rows.count).compactMap { row in
      let item: ItemID? =
        switch rows[row] {
        case .header(let item): item
        case .item(let position, _): model[position.container]?.item(at: position.offset)
        case .gap: lifted == nil ? nil : session?.item
        case nil: nil
        }
      guard let item, let frame = geometry.frame(ofRow: row) else { return nil }
      return PlacedItem(item, frame.moved(by: shift))
    }
  }
}

// MARK: - Hit tests
extension ReferenceLayout {
  /// Returns the items in an area that a drag may enter when its pointer moves to `point`.
  ///
  /// Near the boundary between two items of a column, the drag may enter either (hysteresis).
  func dropCandidates(at point: Point, by session: DragSession, in area: Stage.Area) -> [ItemID] {
    switch area.layout {
    case .collection(let collection):
      let isEmpty = collection.sections.allSatisfy { section in
        section.header == nil && section.runs.allSatisfy(\.offsets.isEmpty)
      }
      let margin = isEmpty ? content.tuning.emptyViewMargin : 0
      return collection.bounds.insetBy(-margin).contains(point) ? [collection.view] : []
    case .placed(let items): return items.last { $0.frame.contains(point) }.map { [$0.item] } ?? []
    case .column(let column):
      guard column.bounds.contains(point) else { return [] }
      let items = content.model[area.container]?.items ?? []
      let middle = session.itemFrame.center.y + (point.y - session.location.y)
      let zone = column.itemSize.height * content.tuning.insertionHysteresis
      return [-zone, .zero, zone].compactMap {
        column.offset(nearestTo: middle + $0, of: items.count).map { items[$0] }
      }
    }
  }

  func item(at point: Point, in layer: Stage.Layer) -> ItemID? {
    content.stage.areas.filter { $0.layer == layer }.flatMap(items(in:))
      .last { $0.frame.contains(point) }?.item
  }

  /// Returns the item that a press hits; if it hits a scroll bar, the collection view.
  ///
  /// A finger that misses all responsive items hits the nearest one whose frame, enlarged to at
  /// least 44 pixels in both directions, contains the point.
  func item(at point: Point, by kind: PointerKind) -> ItemID? {
    let scrolled = content.stage.areas.first {
      interaction.isScrollBar(of: $0.container, at: point, for: kind)
    }
    if let view = scrolled?.collection?.view { return view }
    let candidates = candidates(at: point)
    let hit = candidates.last { $0.placed.frame.contains(point) }
    guard kind == .touch, hit?.isResponsive != true else { return hit?.placed.item }
    let near = candidates.reversed().filter { candidate in
      let frame = candidate.placed.frame
      let size = Size(width: max(frame.width, 44), height: max(frame.height, 44))
      return candidate.isResponsive && Rect(center: frame.center, size: size).contains(point)
    }
    func distance(_ candidate: Candidate) -> Int {
      point.squaredDistance(to: candidate.placed.frame.center)
    }
    return (near.min { distance($0) < distance($1) } ?? hit)?.placed.item
  }

  private typealias Candidate = (placed: PlacedItem, isResponsive: Bool)

  /// Returns the items that a press at a point could hit, the rearmost first.
  private func candidates(at point: Point) -> [Candidate] {
    let stage = content.stage
    let areas = stage.areas.filter { $0.collection?.bounds.contains(point) ?? true }
    var (containers, behind): ([ItemID: ContainerID], [PlacedItem]) = ([:], [])
    for area in areas {
      for placed in items(in: area) {
        containers[placed.item] = area.container
        behind.append(placed)
      }
    }
    let front = stage.held + stage.areas.filter { $0.layer != .scene }.flatMap(items(in:))
    behind.removeAll { placed in front.contains { $0.item == placed.item } }
    return (behind + front).filter { content.isUserInteractionEnabled($0.item) }.map { placed in
      let abilities = containers[placed.item].map { content.abilities(of: placed.item, in: $0) }
      return (placed, abilities?.isResponsive == true)
    }
  }
}
