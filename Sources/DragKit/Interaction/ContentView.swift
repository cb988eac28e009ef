internal import DragCoding
internal import DragGeometry
internal import DragModel

/// What the engine last read of its content.
///
/// It follows from the content and is never stored.
struct ContentView: Equatable, Sendable {
  /// `true` once the content has been read.
  private(set) var isRead = false
  /// Where everything is at rest.
  private(set) var stage = Stage()
  /// What can be seen, area by area, the rearmost first.
  private(set) var areas: [AreaView] = []
  /// Where each item is at rest; it stands on the stage once.
  private(set) var places: [ItemID: ItemPlace] = [:]
  /// The sizes of items that have sizes of their own, in their order.
  var sizes = ShownSizes()
  /// The containers of the model.
  private(set) var containers: [ContainerID] = []
  /// The hash of the orders that ``areas`` was made from.
  private var orderHash: UInt64 = 0

  /// What a drop can be meant for since the last event, and could not before; empty between events.
  var newTargets: Set<ItemID> = []
  /// `true` where another page is shown and nobody has been told.
  var hasTurnedPage = false

  /// An area with its items at their places.
  struct AreaView: Sendable {
    let container: ContainerID
    let layout: Stage.Layout
    let layer: Stage.Layer
    var items: [PlacedItem]
    /// What is seen of it, where it is a collection view.
    var collection: ShownCollection?

    /// The items of which something can be seen, by the containers that they stand in: what stands in
    /// an open group is told apart from what is around the group.
    func seenItemsByContainer(_ model: Model) -> [(ContainerID, [PlacedItem])] {
      let runs = collection?.area.sections.flatMap(\.runs) ?? []
      var containers = [container]
      for run in runs where !containers.contains(run.container) { containers.append(run.container) }
      guard containers.count > 1 else { return [(container, seenItems)] }
      let seen = Dictionary(grouping: seenItems) {
        model.position(of: $0.item)?.container ?? container
      }
      return containers.map { ($0, seen[$0] ?? []) }
    }

    /// The items of which something can be seen, as far as the layout is concerned.
    var seenItems: [PlacedItem] {
      guard let bounds = collection?.area.bounds else { return items }
      return items.filter { $0.frame.intersects(bounds) }
    }
  }

  /// Where an item is at rest.
  struct ItemPlace: Sendable {
    let frame: Rect
    let container: ContainerID
    let isHeld: Bool
  }

  static func == (left: ContentView, right: ContentView) -> Bool {
    // It follows from the content, and is equal where that is.
    true
  }
}

extension ContentView: CustomReflectable {
  /// Nothing: it follows from the content.
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension ContentView {
  /// `true` where nothing has changed since the last reading.
  func isCurrent(
    _ stage: Stage, _ model: Model, _ arrangements: [CollectionArrangement]
  ) -> Bool {
    isRead && orderHash == model.orderHash && self.stage == stage
      && (arrangements.isEmpty
        || arrangements == areas.compactMap(\.collection).map(\.arrangement))
  }

  /// Reads what the content shows now.
  ///
  /// - Parameters:
  ///   - stage: Where everything is at rest.
  ///   - model: What stands there.
  ///   - collections: The collection views among the areas, laid out, in the areas' order.
  ///   - lifted: The item that is lifted.
  mutating func read(
    _ stage: Stage, _ model: Model, _ collections: [ShownCollection] = [], lifted: ItemID? = nil
  ) {
    hasTurnedPage = hasTurnedPage || (isRead && stage.page != self.stage.page)
    (isRead, self.stage, orderHash) = (true, stage, model.orderHash)
    containers = model.containers.map(\.id)
    var rest = collections[...]
    areas = stage.areas.map { area in
      let shown = area.collection == nil ? nil : rest.popFirst()
      return AreaView(
        container: area.container, layout: area.layout, layer: area.layer,
        items: shown?.placedItems(of: model, lifted: lifted) ?? area.placedItems(of: model),
        collection: shown)
    }
    findPlaces()
  }

  /// Shows another part of a collection view.
  mutating func scroll(_ id: ContainerID, to offset: Vector, _ model: Model, lifted: ItemID?) {
    guard let index = areas.firstIndex(where: { $0.collection?.id == id }) else { return }
    areas[index].collection?.offset = offset
    areas[index].items =
      areas[index].collection?.placedItems(of: model, lifted: lifted) ?? []
    findPlaces()
  }

  private mutating func findPlaces() {
    places.removeAll(keepingCapacity: true)
    for area in areas {
      if let shown = area.collection?.area {
        places[shown.view] = ItemPlace(
          frame: shown.bounds, container: area.container, isHeld: false)
      }
      for placed in area.items {
        places[placed.item] = ItemPlace(
          frame: placed.frame, container: area.container, isHeld: false)
      }
    }
    for held in stage.held {
      guard let place = places[held.item] else { continue }
      places[held.item] = ItemPlace(frame: held.frame, container: place.container, isHeld: true)
    }
  }

  /// Whether an area shows a container, alone or in a group that is open.
  func shows(_ id: ContainerID) -> Bool {
    areas.contains { $0.container == id || $0.collection?.area.shows(id) == true }
  }

  /// `true` where there are collection views.
  var hasCollections: Bool { areas.contains { $0.collection != nil } }

  /// The collection view of a name.
  func collection(_ id: ContainerID) -> ShownCollection? {
    areas.lazy.compactMap(\.collection).first { $0.id == id }
  }

  /// The collection view that an item stands for.
  func collection(withView item: ItemID) -> ShownCollection? {
    areas.lazy.compactMap(\.collection).first { $0.area.view == item }
  }

  /// The area that an item stands in.
  func container(of item: ItemID) -> ContainerID? { places[item]?.container }

  /// The area that previews stay in while the pointer is at a point, if the stage names one.
  func previewArea(at point: Point) -> Rect? {
    stage.previewAreas.last { frame(of: $0.item)?.contains(point) == true }?.frame
  }

  /// Where an item is at rest.
  func frame(of item: ItemID) -> Rect? { places[item]?.frame }
}

// Hit tests.
extension ContentView {
  /// The frontmost item at `point` that meets a condition.
  func item(at point: Point, where isMeant: (ItemID) -> Bool) -> ItemID? {
    if let front = item(at: point, in: [.controls, .menus], where: isMeant) { return front }
    if let held = stage.held.last(where: { $0.frame.contains(point) && isMeant($0.item) }) {
      return held.item
    }
    return item(at: point, in: [.scene], where: isMeant)
  }

  /// The frontmost item of some layers at `point` that meets a condition and that no touch holds.
  func item(
    at point: Point, in layers: [Stage.Layer], where isMeant: (ItemID) -> Bool
  ) -> ItemID? {
    for area in areas.reversed() where layers.contains(area.layer) {
      if let shown = area.collection?.area, !shown.bounds.contains(point) { continue }
      let hit = area.items.last {
        $0.frame.contains(point) && places[$0.item]?.isHeld != true && isMeant($0.item)
      }
      if let hit { return hit.item }
      if let shown = area.collection?.area, isMeant(shown.view) { return shown.view }
    }
    return nil
  }

  /// Of the items that `point` misses by less than a finger's width, the one whose middle is nearest.
  func itemInReach(of point: Point, where isMeant: (ItemID) -> Bool) -> ItemID? {
    var nearest: (item: ItemID, distance: Int)?
    for (area, placed) in areas.lazy.reversed().flatMap({ area in
      area.items.reversed().map { (area, $0) }
    }) {
      if let shown = area.collection?.area, !shown.bounds.contains(point) { continue }
      // What a touch holds is where the touch has it, not where its layout would.
      let frame = frame(of: placed.item) ?? placed.frame
      guard frame.reachable.contains(point), isMeant(placed.item) else { continue }
      let distance = frame.squaredDistance(of: point)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (placed.item, distance) }
    }
    return nearest?.item
  }

  /// What a drop could be meant for: the collection views, and the items of other areas.
  var possibleTargets: Set<ItemID> {
    areas.reduce(into: []) { targets, area in
      if let shown = area.collection?.area {
        targets.insert(shown.view)
      } else {
        targets.formUnion(area.items.lazy.map(\.item))
      }
    }
  }

  /// The items that a drop at `point` could be meant for, the frontmost first.
  func dropCandidates(at point: Point) -> [DropCandidate] {
    areas.reversed().compactMap { area in
      let hit: PlacedItem? =
        switch area.layout {
        case .placed: area.items.last { $0.frame.contains(point) }
        case .collection(let shown):
          shown.catches(point, isEmpty: area.items.isEmpty)
            ? PlacedItem(shown.view, shown.bounds) : nil
        case .column(let column):
          column.nearestOffset(to: point, of: area.items.count).map { area.items[$0] }
        }
      return hit.map { DropCandidate(container: area.container, item: $0.item) }
    }
  }
}

/// An item that a drop could be meant for.
struct DropCandidate: Hashable, Sendable {
  let container: ContainerID
  let item: ItemID
}

extension Rect {
  /// The rectangle, grown about its middle to what a finger needs: 44 px (Apple's Human Interface
  /// Guidelines).
  var reachable: Rect {
    Rect(center: center, size: Size(width: max(width, 44), height: max(height, 44)))
  }

  /// How far the middle is from a point that is in reach, squared, in subpixels.
  fileprivate func squaredDistance(of point: Point) -> Int {
    let way = point - center
    return way.dx.subpixels * way.dx.subpixels + way.dy.subpixels * way.dy.subpixels
  }
}
