internal import DragCoding

/// The layer of steps (see ``Turn``) for a drag, from the lift to the end.
struct DragTurn<Content: InteractiveContent>: ~Copyable {
  var turn: Turn<Content>

  @inline(__always)
  init(_ turn: consuming Turn<Content>) { self.turn = turn }

  /// Lifts the item of a touch, if its handlers permit that, and begins the drag.
  mutating func lift(with touch: Touch, in container: ContainerID?) {
    guard !turn.screen.isDragging, !turn.content.model.isInTransaction, let item = touch.item,
      let frame = turn.layout.frame(of: item), turn.content.canDrag(item, in: container)
    else { return }
    var session = DragSession(
      item: item, container: container, pointer: touch.id, location: touch.location,
      itemSize: frame.size)
    let level = turn.layout.level(of: item, turn.content.model)
    // Handlers' changes of the model are part of the drag from now on, and undone with it.
    turn.content.model.begin()
    session.items = itemsForBeginning(session)
    guard !session.items.isEmpty else {
      turn.content.model.rollbackAll()
      return turn.readContent()
    }
    turn.pointers.update(touch.id) { $0.setRole(.dragging) }
    session.grabOffset = turn.motion.lift(item, by: touch, from: frame, in: turn.layout)
    let aim = touch.id == .keyboard ? aim(atPlaceOf: item, in: container) : nil
    let begun = DragState(session, level: level, aim: aim)
    turn.screen.updateDrag { $0 = begun }
    turn.rowStates.closeSwipes()
    turn.report(.dragBegan, item: item, ["pointer": .string(touch.id.kind.rawValue)])
    turn.screen.pileUp(session.localObjects)
    turn.readContent()
    turn.content.dragHandler(of: session)?.dragSessionWillBegin(&turn.content, session)
    turn.readContent()
    offerOutside()
    if touch.id != .keyboard, turn.layout.hasCollections {
      turn.drag?.scrolling.begin(at: touch.start)
    }
    carry(to: touch.location)
  }

  /// Moves the dragged items to a point, and updates the target there.
  mutating func carry(to point: Point) {
    turn.settleScrolling(at: point, unlessAt: turn.screen.dragLocation)
    turn.screen.updateDrag { $0?.move(to: point) }
    let (areas, tuning) = (turn.screen.scrollAreas, turn.tuning)
    turn.drag?.scrolling.move(to: point, over: areas, tuning)
    updateTarget()
  }

  /// Returns a keyboard drag's aim at the lifted item's place; `nil` outside of collection views.
  private func aim(atPlaceOf item: ItemID, in container: ContainerID?) -> KeyboardAim? {
    guard let collection = turn.layout.collection(container),
      let position = turn.content.model.position(of: item)
    else { return nil }
    return KeyboardAim(
      view: collection.view,
      place: InsertionPlace(position.container, .before(position.offset)))
  }

  /// Returns the items to drag, as the lifted item's handlers choose; by default the lifted item.
  private mutating func itemsForBeginning(_ session: DragSession) -> [DragItem] {
    guard let item = session.item else { return [] }
    if let drag = turn.content.handlerSet(of: item, in: session.container)?.handlers.drag {
      return drag(&turn.content, item).map { [DragItem(itemProvider: $0, localObject: item)] } ?? []
    }
    guard let source = turn.content.dragHandler(of: session) else {
      let name = turn.content.name(of: item)
      return [DragItem(itemProvider: ItemProvider(text: name), localObject: item)]
    }
    let items = source.itemsForBeginning(&turn.content, session, item)
    reportItems(items, .itemsForBeginning, at: item)
    return turn.layout.inOrderOnScreen(items.withoutRepetitions, turn.content.model)
  }

  /// Adds items when another pointer taps an item of the drag's container; returns whether it did.
  mutating func addItems(at active: ActiveTouch) -> Bool {
    guard let session = turn.session, active.touch.id != session.pointer, active.control == nil,
      active.container == session.container, let item = active.touch.item, !item.isControl,
      !active.touch.hasExceededSlop, turn.screen.isInside(active, turn.content),
      let source = turn.content.dragHandler(of: session), !session.localObjects.contains(item)
    else { return false }
    let added = source.itemsForAdding(&turn.content, session, item)
    reportItems(added, .itemsForAdding, at: item)
    turn.readContent()
    guard !added.isEmpty else { return false }
    // The delegate may have ended the drag.
    if let session = turn.session {
      let all = session.items + turn.layout.inOrderOnScreen(added, turn.content.model)
      turn.drag?.setItems(all.withoutRepetitions)
      offerOutside()
      turn.screen.pileUp(
        added.compactMap(\.localObject).filter { !session.localObjects.contains($0) })
    }
    updateTarget()
    return true
  }

  private mutating func reportItems(_ items: [DragItem], _ name: Call.Name, at item: ItemID) {
    let names = turn.content.names(of: items.compactMap(\.localObject))
    turn.report(name, item: item, ["items": .strings(names)])
  }
}

extension LayoutSnapshot {
  /// Returns the items in landing order (R24): by their rows on screen, those without rows last.
  fileprivate func inOrderOnScreen(_ items: [DragItem], _ model: Model) -> [DragItem] {
    guard items.count > 1 else { return items }
    let collections = collections
    func rank(_ item: DragItem) -> (Int, Int) {
      guard let position = item.localObject.flatMap({ model.position(of: $0) }) else {
        return (collections.count, 0)
      }
      for (index, collection) in collections.enumerated() {
        if let row = collection.withoutGap.rows.row(of: position) { return (index, row) }
      }
      return (collections.count, 0)
    }
    return items.enumerated().map { (rank: rank($1), offset: $0, item: $1) }.sorted {
      ($0.rank.0, $0.rank.1, $0.offset) < ($1.rank.0, $1.rank.1, $1.offset)
    }.map(\.item)
  }
}

extension [DragItem] {
  fileprivate var withoutRepetitions: [DragItem] {
    var seen: Set<ItemID> = []
    return filter { item in item.localObject.map { seen.insert($0).inserted } ?? true }
  }
}
