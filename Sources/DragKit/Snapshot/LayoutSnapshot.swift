internal import DragCoding

/// The final layout, as it was when the content was last read.
///
/// It follows from the content, the drag and the scroll offsets, so it is read again, and not
/// encoded. It is compared so that a decoded or replayed state with another layout is found.
struct LayoutSnapshot: Equatable, Sendable {
  private(set) var isRead = false
  private(set) var stage = Stage()
  @Box private(set) var tuning = Tuning()
  private(set) var areas: [Area] = []
  private(set) var frames = ItemFrames()
  private(set) var containers: [ContainerID] = []
  private var orderHash: UInt64 = 0
  /// The drag at the last reading, not compared because another drag can have the same layout.
  @Derived private var drag: DragArrangement?
  @Derived private var sizes = ShownSizes()
  /// The possible targets that appeared during the drag, until ``forgetNewTargets()`` is called.
  private(set) var newTargets: Set<ItemID> = []
  private(set) var hasChangedPage = false
  /// Whether a different stage, order or gap was read since the last call to ``forgetChange()``.
  private(set) var hasChanged = false

  struct Area: Equatable, Sendable {
    let container: ContainerID
    let layout: Stage.Layout
    let layer: Stage.Layer
    var items: [PlacedItem]
    var collection: CollectionLayoutSnapshot?
  }

  struct ItemFrame: Sendable {
    let frame: Rect
    let container: ContainerID
    let isHeld: Bool
  }
}

// MARK: - Description: empty, because the layout follows from the content

extension LayoutSnapshot: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

extension LayoutSnapshot {
  /// Whether this is the layout of a stage and a model; `drag` is `nil` while no drag is active.
  func isCurrent(_ stage: Stage, _ model: Model, during drag: DragArrangement?) -> Bool {
    guard isRead, orderHash == model.orderHash, self.stage == stage,
      containers.elementsEqual(model.containers.lazy.map(\.id))
    else { return false }
    return drag == self.drag
      || areas.indices.allSatisfy { index in
        guard let collection = areas[index].collection else { return true }
        return collection.arrangement == drag.arrangement(of: collection.area, model)
      }
  }

  /// Whether both layouts were read from containers with the same items in the same order.
  func hasOrders(of other: LayoutSnapshot) -> Bool {
    isRead && other.isRead && orderHash == other.orderHash && containers == other.containers
  }

  mutating func read(_ tuning: Tuning) { if tuning != self.tuning { self.tuning = tuning } }

  /// Returns the layouts of a stage's collection views; reuses unchanged parts of the last layouts.
  mutating func layOutCollections(
    on stage: Stage, _ model: Model, _ arrangements: [CollectionArrangement]
  ) -> [CollectionLayoutSnapshot] {
    let areas = stage.areas.filter { $0.collection != nil }
    let views = areas.compactMap(\.collection)
    let sizes = sizes.update(in: views, of: model)
    let hasSameOrder = isRead && orderHash == model.orderHash
    return areas.indices.map { index in
      let id = areas[index].container
      return CollectionLayoutSnapshot(
        id, views[index], arrangements[index], sizes[index],
        after: hasSameOrder ? collection(id) : nil)
    }
  }

  /// Stores the layout of a stage and a model.
  ///
  /// `collections` are the layouts of the stage's collection views, in the order of their areas.
  mutating func read(
    _ stage: Stage, _ model: Model, _ collections: [CollectionLayoutSnapshot],
    during drag: DragArrangement? = nil
  ) {
    let oldTargets = drag != nil && isRead ? possibleTargets : nil
    hasChangedPage = hasChangedPage || (isRead && stage.page != self.stage.page)
    (isRead, hasChanged, self.stage, orderHash) = (true, true, stage, model.orderHash)
    self.drag = drag
    containers = model.containers.map(\.id)
    var rest = collections[...]
    areas = stage.areas.map { area in
      let collection = area.collection == nil ? nil : rest.popFirst()
      return Area(
        container: area.container, layout: area.layout, layer: area.layer,
        items: collection?.placedItems(of: model, lifted: drag?.item)
          ?? area.placedItems(of: model),
        collection: collection)
    }
    frames = ItemFrames(of: areas, held: stage.held)
    if let oldTargets { newTargets.formUnion(possibleTargets.subtracting(oldTargets)) }
  }

  /// Scrolls a view; if the same rows stay near the viewport, its items are only moved.
  mutating func scroll(_ id: ContainerID, to offset: Length, _ model: Model, lifted: ItemID?) {
    guard let index = areas.indices.first(where: { areas[$0].collection?.id == id }),
      let old = areas[index].collection
    else { return }
    let new = old.scrolled(to: offset)
    areas[index].collection = new
    if new.rowsNearViewport == old.rowsNearViewport {
      let translation = Vector(old.offset - offset, along: old.axis)
      for item in areas[index].items.indices {
        areas[index].items[item].frame = areas[index].items[item].frame.moved(by: translation)
      }
      frames.move(inArea: index, by: translation)
    } else {
      areas[index].items = new.placedItems(of: model, lifted: lifted)
      frames = ItemFrames(of: areas, held: stage.held)
    }
  }

  mutating func forgetNewTargets() { if !newTargets.isEmpty { newTargets = [] } }

  mutating func forgetChange() { hasChanged = false }

  mutating func takePageChange() -> Bool {
    defer { hasChangedPage = false }
    return hasChangedPage
  }
}

// MARK: - Looking up

extension LayoutSnapshot {
  func frame(of item: ItemID) -> Rect? { frames[item]?.frame }

  func container(of item: ItemID) -> ContainerID? { frames[item]?.container }

  /// The collection views, the rearmost first.
  var collections: [CollectionLayoutSnapshot] { Array(areas.collections) }

  var isMenuOpen: Bool { areas.contains { $0.layer == .menus } }

  var hasCollections: Bool { !areas.collections.isEmpty }

  func collection(_ id: ContainerID?) -> CollectionLayoutSnapshot? {
    areas.collections.first { $0.id == id }
  }

  func collection(withView item: ItemID) -> CollectionLayoutSnapshot? {
    areas.collections.first { $0.area.view == item }
  }

  func collection(containing item: ItemID?) -> CollectionLayoutSnapshot? {
    collection(item.flatMap(container(of:)))
  }

  /// Returns the axis along which the view under an item scrolls; without a view, the vertical one.
  func axis(under item: ItemID?) -> Axis {
    collection(containing: item)?.axis ?? .vertical
  }

  func collection(withRow item: ItemID) -> CollectionLayoutSnapshot? {
    item.isControl ? nil : collection(containing: item)
  }

  func shows(_ id: ContainerID) -> Bool {
    areas.contains { $0.container == id || $0.collection?.area.shows(id) == true }
  }

  func shows(_ container: ContainerID, in layer: Stage.Layer) -> Bool {
    areas.contains { $0.container == container && $0.layer == layer }
  }

  /// Returns whether an item has a frame, or only a row too far from the viewport for a frame.
  func shows(_ item: ItemID, at position: Position?, in id: ContainerID) -> Bool {
    frames[item] != nil
      || position.flatMap { collection(id)?.geometry.rows.row(of: $0) } != nil
  }

  func isVisible(_ item: ItemID, at place: ItemFrame) -> Bool {
    guard !item.isControl else { return false }
    return collection(place.container)?.area.bounds.intersects(place.frame) ?? true
  }

  func visibleFrame(of item: ItemID) -> Rect? {
    frames[item].flatMap { isVisible(item, at: $0) ? $0.frame : nil }
  }

  func previewArea(at point: Point) -> Rect? {
    guard stage.cover?.contains(point) != true else { return nil }
    return stage.previewAreas.last { frame(of: $0.item)?.contains(point) == true }?.frame
  }

  func level(of item: ItemID, _ model: Model) -> Int {
    guard let position = model.position(of: item), let collection = collection(containing: item),
      let row = collection.geometry.rows.row(of: position),
      case .item(_, let level) = collection.geometry.rows[row]
    else { return 0 }
    return level
  }
}

extension [LayoutSnapshot.Area] {
  // By index because every motion calls this, and an element would be copied.
  var collections: some BidirectionalCollection<CollectionLayoutSnapshot> {
    indices.lazy.compactMap { self[$0].collection }
  }
}

extension LayoutSnapshot.Area {
  var visibleItems: [PlacedItem] {
    guard let bounds = collection?.bounds else { return items }
    return items.filter { $0.frame.intersects(bounds) }
  }

  /// Returns the visible items of each of the area's containers; a list can be empty.
  func visibleItemsByContainer(_ model: Model) -> [(ContainerID, [PlacedItem])] {
    let runs = collection?.area.sections.flatMap(\.runs) ?? []
    var containers = [container]
    for run in runs where !containers.contains(run.container) { containers.append(run.container) }
    guard containers.count > 1 else { return [(container, visibleItems)] }
    let visible = Dictionary(grouping: visibleItems) {
      model.position(of: $0.item)?.container ?? container
    }
    return containers.map { ($0, visible[$0] ?? []) }
  }
}
