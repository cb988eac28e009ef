internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// How a drag begins, and what joins it.
extension Interaction {
  /// Lifts the item of a touch, which may be the keyboard's, if it can be dragged and nothing else is.
  mutating func lift(
    with touch: Touch, in container: ContainerID?, _ content: inout some InteractiveContent
  ) {
    guard drag == nil, !content.model.isInTransaction, let item = touch.item,
      let place = layout.frame(of: item), canDrag(item, in: container, content)
    else { return }
    var session = DragSession(
      item: item, container: container, pointer: touch.id, location: touch.location,
      itemSize: place.size)
    let level = layout.level(of: item, content.model)
    // What the delegate itself changes is part of the drag, and is undone with it.
    content.model.begin()
    session.items = itemsForBeginning(session, &content)
    guard !session.items.isEmpty else {
      content.model.rollbackAll()
      return read(&content, animated: true)
    }
    pointers.update(touch.id) { $0.role = .carrying }
    session.grabOffset = motion.lift(item, by: touch, from: place, in: layout)
    let begun = DragState(
      session, level: level, aim: aim(of: touch, in: container, content.model))
    movingPreviews { $0.drag = begun }
    propagate(.lifted, &content)
    report(
      "dragBegan",
      ["item": .string(content.name(of: item)), "pointer": .string(touch.id.kind.rawValue)])
    pileUp(session.localObjects)
    read(&content, animated: true)
    runHandler(of: &content) { interaction, content in
      let delegate = interaction.dragDelegate(of: session, content)
      delegate?.dragSessionWillBegin(session, content: &content)
    }
    if touch.id != .keyboard, layout.hasCollections {
      drag?.scrolling.begin(from: touch.start, item: place.size)
    }
    carry(to: touch.location, &content)
  }

  /// Moves the dragged items with the pointer.
  mutating func carry(to point: Point, _ content: inout some InteractiveContent) {
    movingPreviews { $0.drag?.move(to: point) }
    aimAutoScroll(layout.tuning)
    updateTarget(&content)
  }

  /// Whether an item can be dragged now.
  func canDrag<Content: InteractiveContent>(
    _ item: ItemID, in container: ContainerID?, _ content: Content
  ) -> Bool {
    if let container, content.canLift(item, inCollection: container) { return true }
    let handlers = Content.handlers.handlers(for: item, in: container)?.handlers
    return handlers?.drag != nil && handlers?.dragCondition?(content) != false
  }

  /// The items of a drag: those that the item's handler or its collection view's delegate returns, or else the
  /// item's name.
  private mutating func itemsForBeginning<Content: InteractiveContent>(
    _ session: DragSession, _ content: inout Content
  ) -> [DragItem] {
    let item = session.item
    let handlers = Content.handlers.handlers(for: item, in: session.container)?.handlers
    if let drag = handlers?.drag {
      return drag(&content, item).map { [DragItem(itemProvider: $0, localObject: item)] } ?? []
    }
    guard let delegate = dragDelegate(of: session, content) else {
      let name = content.name(of: item)
      return [DragItem(itemProvider: ItemProvider(text: name), localObject: item)]
    }
    let items = delegate.itemsForBeginning(session, at: item, content: &content)
    report(items, "itemsForBeginning", at: item, content)
    return items.withoutRepetitions.inOrderOfLanding(after: item, content.model)
  }

  /// Adds items to the drag when another pointer taps one in the collection view in which the drag began, if
  /// the view's drag delegate adds any.
  ///
  /// - Returns: Whether it does; else the tap is for something else.
  mutating func addItems(
    at active: ActiveTouch, _ content: inout some InteractiveContent
  ) -> Bool {
    guard let session, active.touch.id != session.pointer, active.part == nil,
      active.container == session.container,
      let item = active.touch.item, !item.isControl, !active.touch.hasExceededSlop,
      isInside(active, content),
      let delegate = dragDelegate(of: session, content), !session.localObjects.contains(item)
    else { return false }
    let added = runHandler(of: &content) { interaction, content in
      let added = delegate.itemsForAdding(to: session, at: item, content: &content)
      interaction.report(added, "itemsForAdding", at: item, content)
      return added
    }
    guard !added.isEmpty else { return false }
    join(added, content)
    updateTarget(&content)
    return true
  }

  private mutating func join(_ added: [DragItem], _ content: some InteractiveContent) {
    guard let session else { return }
    let all = (session.items + added).withoutRepetitions
    drag?.carry(all.inOrderOfLanding(after: session.item, content.model))
    pileUp(added.compactMap(\.localObject).filter { !session.localObjects.contains($0) })
  }

  /// Reports the items that a drag delegate lets be dragged.
  private mutating func report(
    _ items: [DragItem], _ name: String, at item: ItemID, _ content: some InteractiveContent
  ) {
    let names = items.compactMap(\.localObject).map(content.name(of:))
    report(name, ["item": .string(content.name(of: item)), "items": .strings(names)])
  }

  /// The drag delegate of the collection view in which a drag began.
  func dragDelegate<Content: InteractiveContent>(
    of session: DragSession, _ content: Content
  ) -> (any CollectionDragDelegate<Content>)? {
    Content.handlers.collection(session.container)?.handlers.dragDelegate
  }
}

// The previews under the pointer.
extension Interaction {
  /// Where the pointer has the previews; `nil` if nothing is dragged.
  var previewPlacement: PreviewPlacement? {
    drag.map { PreviewPlacement(of: $0, in: layout) }
  }

  /// Makes a change after which the previews may be elsewhere: they move there from where they are visible.
  mutating func movingPreviews(_ change: (inout Interaction) -> Void) {
    let area = previewPlacement?.compactArea
    change(&self)
    guard let placement = previewPlacement, placement.compactArea != area else { return }
    movePreviews(from: placement.with(compactArea: area))
  }

  /// Moves the pointer, and the previews with a visible motion.
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
  /// The items in the order in which they land: the lifted one, and then the others by their positions in the
  /// model (R24).
  func inOrderOfLanding(after lifted: ItemID, _ model: Model) -> [DragItem] {
    guard count > 1 else { return self }
    let containers = model.containers
    func rank(_ item: DragItem) -> (Int, Int) {
      guard let object = item.localObject, object != lifted else {
        return item.localObject == nil ? (Int.max, 0) : (-1, 0)
      }
      for (index, container) in containers.enumerated() {
        if let offset = container.offset(of: object) { return (index, offset) }
      }
      return (Int.max, 0)
    }
    return map { (rank: rank($0), item: $0) }.enumerated().sorted { left, right in
      (left.element.rank.0, left.element.rank.1, left.offset)
        < (right.element.rank.0, right.element.rank.1, right.offset)
    }.map(\.element.item)
  }

  /// The items without those that stand for an item of the model for which one before them does.
  var withoutRepetitions: [DragItem] {
    var seen: Set<ItemID> = []
    return filter { item in item.localObject.map { seen.insert($0).inserted } ?? true }
  }
}
