internal import DragCoding
internal import DragEvents
internal import DragGeometry
internal import DragModel

extension Turn {
  /// Lifts the item of a touch, if its handlers permit that, and begins the drag.
  ///
  /// The changes that handlers make to the model from now on are part of the drag, and are undone with it.
  mutating func lift(with touch: Touch, in container: ContainerID?) {
    guard !screen.isDragging, !content.model.isInTransaction, let item = touch.item,
      let frame = layout.frame(of: item), content.canDrag(item, in: container)
    else { return }
    var session = DragSession(
      item: item, container: container, pointer: touch.id, location: touch.location,
      itemSize: frame.size)
    let level = layout.level(of: item, content.model)
    content.model.begin()
    session.items = itemsForBeginning(session)
    guard !session.items.isEmpty else {
      content.model.rollbackAll()
      return readContent()
    }
    pointers.update(touch.id) { $0.begin(.carrying) }
    session.grabOffset = motion.lift(item, by: touch, from: frame, in: layout)
    let aim =
      touch.id == .keyboard ? screen.aim(atPlaceOf: item, in: container, content.model) : nil
    let begun = DragState(session, level: level, aim: aim)
    screen.movingPreviews { $0 = begun }
    cells.closeSwipes()
    report(.dragBegan, item: item, ["pointer": .string(touch.id.kind.rawValue)])
    screen.pileUp(session.localObjects)
    readContent()
    runHandler { turn in
      let delegate = turn.content.dragDelegate(of: session)
      delegate?.dragSessionWillBegin(session, content: &turn.content)
    }
    offerOutside()
    if touch.id != .keyboard, layout.hasCollections { drag?.scrolling.begin(from: touch.start) }
    carry(to: touch.location)
  }

  /// Moves the dragged items to a point, and updates the target there.
  mutating func carry(to point: Point) {
    settleScrolling(at: point, unlessAt: drag?.session.location)
    screen.movingPreviews { $0?.move(to: point) }
    let (areas, tuning) = (screen.scrollAreas, tuning.autoScrolling)
    drag?.scrolling.move(to: point, over: areas, tuning)
    updateTarget()
  }

  private mutating func itemsForBeginning(_ session: DragSession) -> [DragItem] {
    guard let item = session.item else { return [] }
    if let drag = content.handlerSet(of: item, in: session.container)?.handlers.drag {
      return drag(&content, item).map { [DragItem(itemProvider: $0, localObject: item)] } ?? []
    }
    guard let delegate = content.dragDelegate(of: session) else {
      let name = content.name(of: item)
      return [DragItem(itemProvider: ItemProvider(text: name), localObject: item)]
    }
    let items = delegate.itemsForBeginning(session, at: item, content: &content)
    report(items, .itemsForBeginning, at: item)
    return layout.inOrderOnScreen(items.withoutRepetitions, content.model)
  }

  /// Adds items to the drag when another pointer has tapped one of them; returns whether it did.
  mutating func addItems(at active: ActiveTouch) -> Bool {
    guard let session, active.touch.id != session.pointer, active.part == nil,
      active.container == session.container, let item = active.touch.item, !item.isControl,
      !active.touch.hasExceededSlop, screen.isInside(active, content),
      let delegate = content.dragDelegate(of: session), !session.localObjects.contains(item)
    else { return false }
    let added = runHandler { turn in
      let added = delegate.itemsForAdding(to: session, at: item, content: &turn.content)
      turn.report(added, .itemsForAdding, at: item)
      return added
    }
    guard !added.isEmpty else { return false }
    // The delegate may have ended the drag.
    if let session = self.session {
      let all = session.items + layout.inOrderOnScreen(added, content.model)
      drag?.carry(all.withoutRepetitions)
      offerOutside()
      screen.pileUp(added.compactMap(\.localObject).filter { !session.localObjects.contains($0) })
    }
    updateTarget()
    return true
  }

  private mutating func report(_ items: [DragItem], _ name: Call.Name, at item: ItemID) {
    let names = content.names(of: items.compactMap(\.localObject))
    report(name, item: item, ["items": .strings(names)])
  }
}

extension LayoutSnapshot {
  /// Returns the items in the order in which they land (R24).
  ///
  /// It is that of their rows on the screen. Items without a row come last.
  fileprivate func inOrderOnScreen(_ items: [DragItem], _ model: Model) -> [DragItem] {
    guard items.count > 1 else { return items }
    let collections = collections
    func rank(_ item: DragItem) -> (Int, Int) {
      guard let position = item.localObject.flatMap({ model.position(of: $0) }) else {
        return (collections.count, 0)
      }
      for (index, collection) in collections.enumerated() {
        if let row = collection.base.rows.row(of: position) { return (index, row) }
      }
      return (collections.count, 0)
    }
    return items.enumerated().map { (rank: rank($1), offset: $0, item: $1) }.sorted {
      ($0.rank.0, $0.rank.1, $0.offset) < ($1.rank.0, $1.rank.1, $1.offset)
    }.map(\.item)
  }
}

extension InteractiveContent {
  func dragDelegate(of session: DragSession) -> (any CollectionDragDelegate<Self>)? {
    handlerSet(ofCollection: session.container)?.dragDelegate
  }
}

extension [DragItem] {
  fileprivate var withoutRepetitions: [DragItem] {
    var seen: Set<ItemID> = []
    return filter { item in item.localObject.map { seen.insert($0).inserted } ?? true }
  }
}
