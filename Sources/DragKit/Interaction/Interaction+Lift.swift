internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Lifts the item that a touch went down on, if it may be lifted and nothing else is.
  mutating func lift(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard let index = index(of: id) else { return }
    touches[index].role = .spent
    lift(with: touches[index].touch, in: touches[index].container, &content)
  }

  /// Lifts an item of a container with a touch, which may be the keyboard's.
  mutating func lift(
    with touch: Touch, in container: ContainerID?, _ content: inout some InteractiveContent
  ) {
    guard session == nil, !content.model.isInTransaction, let item = touch.item,
      let place = view.frame(of: item), canDrag(item, in: container, content)
    else { return }
    var session = DragSession(
      item: item, container: container, pointer: touch.id, location: touch.location,
      grab: .zero, size: place.size, level: view.level(of: item, content.model))
    // What the delegate itself changes is part of the drag, and goes back with it.
    content.model.begin()
    session.items = itemsForBeginning(session, &content)
    guard !session.items.isEmpty else {
      content.model.rollbackAll()
      return read(content, animated: true)
    }
    if let index = index(of: touch.id) { touches[index].role = .carrying }
    session.grab = takeUp(item, touch, place)
    session.aim = aim(of: touch, in: container, content.model)
    movingPreviews { $0.session = session }
    cells.closeSwipes()
    call(
      "dragBegan",
      ["item": .string(content.name(of: item)), "pointer": .string(touch.id.kind.rawValue)])
    pileUp(session.localObjects)
    read(content, animated: true)
    if let delegate = dragDelegate(of: session, content) {
      delegate.dragSessionWillBegin(session, content: &content)
    }
    read(content, animated: true)
    if touch.id != .keyboard, view.hasCollections {
      // The way from the press counts: a first motion can lift and leap to an edge at once.
      self.session?.autoScroll = AutoScroll(liftedAt: touch.start, item: place.size)
    }
    carry(to: touch.location, &content)
  }

  /// `true` where an item can be dragged now.
  func canDrag<Content: InteractiveContent>(
    _ item: ItemID, in container: ContainerID?, _ content: Content
  ) -> Bool {
    if let container, content.canLift(item, inCollection: container) { return true }
    let handlers = Content.wiring.handlers(for: item, in: container)?.handlers
    return handlers?.drag != nil && handlers?.dragCondition?(content) != false
  }

  /// What a drag of an item carries: what its handler or the delegate of its collection view says,
  /// else its name.
  private mutating func itemsForBeginning<Content: InteractiveContent>(
    _ session: DragSession, _ content: inout Content
  ) -> [DragItem] {
    let item = session.item
    let handlers = Content.wiring.handlers(for: item, in: session.container)?.handlers
    if let drag = handlers?.drag {
      return drag(&content, item).map { [DragItem(itemProvider: $0, localObject: item)] } ?? []
    }
    guard let delegate = dragDelegate(of: session, content) else {
      let name = content.name(of: item)
      return [DragItem(itemProvider: ItemProvider(text: name), localObject: item)]
    }
    let items = delegate.itemsForBeginning(session, at: item, content: &content)
    tell(items, "itemsForBeginning", at: item, content)
    return items.withoutRepetitions.inOrderOfLanding(after: item, content.model)
  }

  /// Says in a call what a drag delegate lets be dragged.
  mutating func tell(
    _ items: [DragItem], _ name: String, at item: ItemID, _ content: some InteractiveContent
  ) {
    let names = items.compactMap(\.localObject).map(content.name(of:))
    call(name, ["item": .string(content.name(of: item)), "items": .strings(names)])
  }

  /// The drag delegate of the collection view that a drag began in.
  func dragDelegate<Content: InteractiveContent>(
    of session: DragSession, _ content: Content
  ) -> (any CollectionDragDelegate<Content>)? {
    Content.wiring.collection(session.container)?.handlers.dragDelegate
  }

  /// Brings an item to the front, from where it is seen, and says where in it the pointer is.
  private mutating func takeUp(_ item: ItemID, _ touch: Touch, _ place: Rect) -> Vector {
    let flying = motion.flights.last { $0.item == item && $0.fliesHome }
    let seen = flying.map { seenFrame(of: $0) } ?? motion.seenFrame(of: item, from: place)
    let isCaught = flying.map { flightToCatch(at: touch.start) == $0 } ?? false
    let grab =
      isCaught
      ? (touch.start - seen.origin).scaled(from: seen.size, to: place.size)
      : touch.start - place.origin
    var flight = Flight(
      item: item, size: place.size, displacedBy: seen.origin - (touch.location - grab),
      growth: seen.size.growth(over: place.size))
    if let flying { flight.takeOver(from: flying) }
    flight.lift.retarget(to: Fraction.one)
    motion.flights.removeAll { $0.item == item && $0.fliesHome }
    motion.flights.append(flight)
    motion.settle(item)
    return grab
  }

  /// The frontmost item on its way home that is seen at `point`.
  func flightToCatch(at point: Point) -> Flight? {
    motion.flights.last { $0.fliesHome && seenFrame(of: $0).contains(point) }
  }

  /// Moves what is carried.
  mutating func carry(to point: Point, _ content: inout some InteractiveContent) {
    movingPreviews { $0.session?.location = point }
    aimAutoScroll(content)
    updateTarget(&content)
  }
}

extension Flight {
  /// Goes on from how far another was lifted and had sunk.
  fileprivate mutating func takeOver(from other: Flight) {
    (lift, vanishing, sinking) = (
      SpringValue(at: other.elevation), other.vanishing, other.sinking
    )
  }
}

extension Vector {
  /// The way to the same spot of something that has another size.
  fileprivate func scaled(from size: Size, to other: Size) -> Vector {
    Vector(
      dx: size.width == other.width || size.width <= 0
        ? dx : dx.scaled(by: other.width, over: size.width),
      dy: size.height == other.height || size.height <= 0
        ? dy : dy.scaled(by: other.height, over: size.height))
  }
}

extension [DragItem] {
  /// The things in the order in which they land: what was lifted, and then the others as they stand
  /// in the model (R24).
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

  /// Without those that stand for an item of the model for which one before them stands already.
  var withoutRepetitions: [DragItem] {
    var seen: Set<ItemID> = []
    return filter { item in item.localObject.map { seen.insert($0).inserted } ?? true }
  }
}
