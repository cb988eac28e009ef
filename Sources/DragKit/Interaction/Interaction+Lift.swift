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
      let place = view.places[item],
      let drag = wiring(of: content).handlers(for: item, in: active.container)?.drag,
      let provider = drag(&content, item)
    else { return read(content, animated: true) }
    content.model.begin()
    touches[index].role = .carrying
    session = DragSession(
      item: item, container: active.container, provider: provider, pointer: id,
      location: active.touch.location,
      grab: takeUp(item, active.touch, place), size: place.size)
    call(
      "dragBegan",
      ["item": .string(content.name(of: item)), "pointer": .string(id.kind.rawValue)])
    read(content, animated: true)
    updateTarget(&content)
  }

  /// Brings an item to the front, from where it is seen, and says where in it the pointer is.
  private mutating func takeUp(_ item: ItemID, _ touch: Touch, _ place: Rect) -> Vector {
    let grab: Vector
    if let caught = flightToCatch(at: touch.start), caught.item == item {
      grab = touch.start - seenFrame(of: caught).origin
      motion.flights.removeAll { $0 == caught }
      motion.flights.append(caught.carried(displacedBy: .zero))
    } else {
      grab = touch.start - place.origin
      let seen = place.origin + motion.displacement(of: item)
      let flight = Flight(
        item: item, size: place.size, displacedBy: seen - (touch.location - grab))
      motion.flights.append(flight.carried(displacedBy: flight.displacement.way))
    }
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
