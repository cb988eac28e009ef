internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Lifts the item that a touch went down on, if it may be lifted and nothing else is.
  mutating func lift(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard let index = index(of: id) else { return }
    touches[index].role = .spent
    let active = touches[index]
    guard session == nil, !content.model.isInTransaction, let item = active.touch.item,
      let place = view.frame(of: item), canDrag(item, in: active.container, content)
    else { return }
    // What the closure itself changes is part of the drag, and goes back with it.
    content.model.begin()
    guard let provider = payload(of: item, in: active.container, &content) else {
      content.model.rollback()
      return read(content, animated: true)
    }
    touches[index].role = .carrying
    session = DragSession(
      item: item, container: active.container, provider: provider, pointer: id,
      location: active.touch.location,
      grab: takeUp(item, active.touch, place), size: place.size)
    cells.closeSwipes()
    call(
      "dragBegan",
      ["item": .string(content.name(of: item)), "pointer": .string(id.kind.rawValue)])
    read(content, animated: true)
    aimAutoScroll(content)
    updateTarget(&content)
  }

  /// `true` where an item can be dragged now.
  private func canDrag<Content: InteractiveContent>(
    _ item: ItemID, in container: ContainerID?, _ content: Content
  ) -> Bool {
    let handlers = Content.wiring.handlers(for: item, in: container)?.handlers
    guard handlers?.drag != nil else { return canReorder(item, in: container, content) }
    return handlers?.dragCondition?(content) != false
  }

  /// What an item carries: what its handler says, else its name.
  private func payload<Content: InteractiveContent>(
    of item: ItemID, in container: ContainerID?, _ content: inout Content
  ) -> ItemProvider? {
    let handlers = Content.wiring.handlers(for: item, in: container)?.handlers
    guard let drag = handlers?.drag else { return ItemProvider(text: content.name(of: item)) }
    return drag(&content, item)
  }

  /// Brings an item to the front, from where it is seen, and says where in it the pointer is.
  private mutating func takeUp(_ item: ItemID, _ touch: Touch, _ place: Rect) -> Vector {
    let flying = motion.flights.last { $0.item == item && $0.fliesHome }
    let seen = flying.map { seenFrame(of: $0) } ?? place.moved(by: motion.displacement(of: item))
    let isCaught = flying.map { flightToCatch(at: touch.start) == $0 } ?? false
    let grab = touch.start - (isCaught ? seen.origin : place.origin)
    let flight = flying ?? Flight(item: item, size: place.size, displacedBy: .zero)
    motion.flights.removeAll { $0.item == item && $0.fliesHome }
    motion.flights.append(flight.carried(displacedBy: seen.origin - (touch.location - grab)))
    motion.settle(item)
    return grab
  }

  /// The frontmost item on its way home that is seen at `point`.
  func flightToCatch(at point: Point) -> Flight? {
    motion.flights.last { $0.fliesHome && seenFrame(of: $0).contains(point) }
  }

  /// Moves what is carried.
  mutating func carry(to point: Point, _ content: inout some InteractiveContent) {
    session?.location = point
    aimAutoScroll(content)
    updateTarget(&content)
  }
}

extension Flight {
  /// The same item in the hand.
  fileprivate func carried(displacedBy way: Vector) -> Flight {
    var flight = self
    flight.course = .carried
    flight.displacement = Displacement(item: item, by: way)
    flight.lift.retarget(to: Fraction.one)
    return flight
  }
}
