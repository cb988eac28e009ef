internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Several items in one drag.
extension Interaction {
  /// Another pointer tapped something while a drag runs: where it stands in the collection view that
  /// the drag began in, that view's drag delegate may add it.
  ///
  /// - Returns: `false` where the tap is for something else, also where it adds nothing.
  mutating func addItems(
    at active: ActiveTouch, _ content: inout some InteractiveContent
  ) -> Bool {
    guard let session, active.touch.id != session.pointer, active.part == nil,
      active.container == session.container,
      let item = active.touch.item, !item.isControl, !active.touch.hasStrayed,
      isInside(active, content),
      let delegate = dragDelegate(of: session, content), !session.localObjects.contains(item)
    else { return false }
    let added = delegate.itemsForAdding(to: session, at: item, content: &content)
    tell(added, "itemsForAdding", at: item, content)
    read(content, animated: true)
    guard !added.isEmpty else { return false }
    join(added, content)
    updateTarget(&content)
    return true
  }

  /// Lets things come to the drag that it does not carry yet.
  private mutating func join(_ added: [DragItem], _ content: some InteractiveContent) {
    guard let session else { return }
    let before = session.localObjects
    let all = (session.items + added).withoutRepetitions
    self.session?.items = all.inOrderOfLanding(after: session.item, content.model)
    pileUp(added.compactMap(\.localObject).filter { !before.contains($0) })
  }

  /// Lets pictures of items fly to what is carried, where the items are seen.
  ///
  /// A few stand for all: a pile is a pile.
  mutating func pileUp(_ items: [ItemID]) {
    guard let session else { return }
    var room = Self.pileHeight
    for item in items where room > 0 && item != session.item {
      guard let place = view.places[item], isSeen(place) else { continue }
      pileUp(item, session)
      room -= 1
    }
  }

  /// How many are seen below the one that was lifted.
  private static let pileHeight = 2

  private func isSeen(_ place: ContentView.ItemPlace) -> Bool {
    view.collection(place.container)?.area.bounds.intersects(place.frame) ?? true
  }

  /// Brings an item to the bottom of the pile, from where it is seen.
  private mutating func pileUp(_ item: ItemID, _ session: DragSession) {
    let flying = motion.flights.last { $0.item == item && $0.fliesHome }
    guard let place = view.frame(of: item) else { return }
    let seen = flying.map { seenFrame(of: $0) } ?? motion.seenFrame(of: item, from: place)
    motion.flights.removeAll { $0.item == item && ($0.fliesHome || $0.course == .piled) }
    guard let bottom = motion.flights.firstIndex(where: \.isInHand) else { return }
    var flight = Flight(item: item, size: place.size, displacedBy: .zero)
    flight.course = .piled
    flight.lift.retarget(to: Fraction.one)
    motion.flights.insert(flight, at: bottom)
    guard let rest = carriedFrame(of: flight, session) else { return }
    motion.flights[bottom].displacement = Displacement(
      item: item, by: seen.origin - rest.origin, growth: seen.size.growth(over: rest.size))
  }

  /// Where something lies in the pile: each a little to the side of the one above it.
  func pileFrame(of flight: Flight, _ size: Size, under top: Rect) -> Rect? {
    let pile = motion.flights.filter { $0.course == .piled }
    guard let index = pile.lastIndex(where: { $0.item == flight.item }) else { return nil }
    let depth = min(pile.count - index, Self.pileHeight)
    let step = Length(pixels: 6) * depth
    return Rect(center: top.center + Vector(dx: step, dy: step), size: size)
  }

  /// Lets what lies in the pile fly to where it lands; what lands nowhere is gone.
  mutating func letPileFly(_ session: DragSession, _ goals: [ItemID: DropLanding]) {
    let pile = motion.flights.filter { $0.course == .piled }.map { flight in
      let rest = carriedFrame(of: flight, session)?.origin ?? session.location
      return (item: flight.item, seen: rest + flight.displacement.way)
    }
    for (item, seen) in pile {
      let index = motion.flights.firstIndex { $0.item == item && $0.course == .piled }
      guard let index else { continue }
      if !land(index, from: seen, goals[item] ?? .home(.returning)) {
        motion.flights.remove(at: index)
      }
    }
  }
}
