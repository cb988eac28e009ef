internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  mutating func lift(
    with touch: Touch, in container: ContainerID?, _ content: inout some InteractiveContent
  ) {
    guard !isDragging, !content.model.isInTransaction, let item = touch.item,
      let place = layout.frame(of: item), canDrag(item, in: container, content)
    else { return }
    var session = DragSession(
      item: item, container: container, pointer: touch.id, location: touch.location,
      itemSize: place.size)
    let level = layout.level(of: item, content.model)
    // Changes of the delegate are part of the drag, and are undone with it.
    content.model.begin()
    session.items = itemsForBeginning(session, &content)
    guard !session.items.isEmpty else {
      content.model.rollbackAll()
      return read(&content, animated: true)
    }
    pointers.update(touch.id) { $0.begin(.carrying) }
    session.grabOffset = motion.lift(item, by: touch, from: place, in: layout)
    let begun = DragState(session, level: level, aim: aim(of: touch, in: container, content.model))
    movingPreviews { $0.drag = begun }
    propagate(.lifted, &content)
    report(.dragBegan, item: item, content, ["pointer": .string(touch.id.kind.rawValue)])
    pileUp(session.localObjects)
    read(&content, animated: true)
    runHandler(of: &content) { interaction, content in
      let delegate = interaction.dragDelegate(of: session, content)
      delegate?.dragSessionWillBegin(session, content: &content)
    }
    offerOutside(content)
    if touch.id != .keyboard, layout.hasCollections {
      drag?.scrolling.begin(from: touch.start)
    }
    carry(to: touch.location, &content)
  }

  mutating func carry(to point: Point, _ content: inout some InteractiveContent) {
    settleScrolling(at: point, unlessAt: drag?.session.location, &content)
    movingPreviews { $0.drag?.move(to: point) }
    let areas = scrollAreas
    drag?.scrolling.move(to: point, over: areas, layout.tuning.autoScrolling)
    updateTarget(&content)
  }

  func canDrag(
    _ item: ItemID, in container: ContainerID?, _ content: some InteractiveContent
  ) -> Bool {
    if let container, content.canLift(item, inCollection: container) { return true }
    guard let set = content.handlerSet(of: item, in: container) else { return false }
    return set.handlers.drag != nil && set.handlers.dragCondition?(content) != false
  }

  private mutating func itemsForBeginning(
    _ session: DragSession, _ content: inout some InteractiveContent
  ) -> [DragItem] {
    guard let item = session.item else { return [] }
    if let drag = content.handlerSet(of: item, in: session.container)?.handlers.drag {
      return drag(&content, item).map { [DragItem(itemProvider: $0, localObject: item)] } ?? []
    }
    guard let delegate = dragDelegate(of: session, content) else {
      let name = content.name(of: item)
      return [DragItem(itemProvider: ItemProvider(text: name), localObject: item)]
    }
    let items = delegate.itemsForBeginning(session, at: item, content: &content)
    report(items, .itemsForBeginning, at: item, content)
    return inOrderOnScreen(items.withoutRepetitions, content.model)
  }

  mutating func addItems(at active: ActiveTouch, _ content: inout some InteractiveContent) -> Bool {
    guard let session, active.touch.id != session.pointer, active.part == nil,
      active.container == session.container, let item = active.touch.item, !item.isControl,
      !active.touch.hasExceededSlop, isInside(active, content),
      let delegate = dragDelegate(of: session, content), !session.localObjects.contains(item)
    else { return false }
    let added = runHandler(of: &content) { interaction, content in
      let added = delegate.itemsForAdding(to: session, at: item, content: &content)
      interaction.report(added, .itemsForAdding, at: item, content)
      return added
    }
    guard !added.isEmpty else { return false }
    // The delegate may have ended the drag.
    if let session = self.session {
      let all = session.items + inOrderOnScreen(added, content.model)
      drag?.carry(all.withoutRepetitions)
      offerOutside(content)
      pileUp(added.compactMap(\.localObject).filter { !session.localObjects.contains($0) })
    }
    updateTarget(&content)
    return true
  }

  /// Returns the items in the order in which they land (R24).
  ///
  /// It is that of their rows on the screen. Items without a row come last.
  private func inOrderOnScreen(_ items: [DragItem], _ model: Model) -> [DragItem] {
    guard items.count > 1 else { return items }
    let collections = layout.collections
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

  private mutating func report(
    _ items: [DragItem], _ name: Call.Name, at item: ItemID, _ content: some InteractiveContent
  ) {
    let names = items.compactMap(\.localObject).map { content.name(of: $0) }
    report(name, item: item, content, ["items": .strings(names)])
  }

  func dragDelegate<Content: InteractiveContent>(
    of session: DragSession, _ content: Content
  ) -> (any CollectionDragDelegate<Content>)? {
    content.handlerSet(ofCollection: session.container)?.dragDelegate
  }
}

// The previews under the pointer.
extension Interaction {
  var previewPlacement: PreviewPlacement? {
    guard let placement = drag?.previewPlacement(layout.tuning.preview) else { return nil }
    return layout.fitted(placement)
  }

  /// Performs a change; if it changes ``PreviewPlacement/compactArea``, the previews move in an
  /// animation.
  mutating func movingPreviews(_ change: (inout Interaction) -> Void) {
    let area = previewPlacement?.compactArea
    change(&self)
    guard let placement = previewPlacement, placement.compactArea != area else { return }
    movePreviews(from: placement.with(compactArea: area))
  }

  mutating func movePreviews(to point: Point) {
    guard let old = previewPlacement else { return }
    drag?.move(to: point)
    movePreviews(from: old)
  }

  private mutating func movePreviews(from old: PreviewPlacement) {
    guard let drag, let placement = previewPlacement else { return }
    motion.movePreviews(from: old, to: placement, in: layout, isEnding: drag.phase == .ending)
  }

  private mutating func pileUp(_ items: [ItemID]) {
    guard let item = drag?.item, let placement = previewPlacement else { return }
    motion.pileUp(items.filter { $0 != item }, in: layout, placement)
  }
}

extension [DragItem] {
  var withoutRepetitions: [DragItem] {
    var seen: Set<ItemID> = []
    return filter { item in item.localObject.map { seen.insert($0).inserted } ?? true }
  }
}
