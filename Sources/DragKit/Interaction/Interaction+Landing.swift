internal import DragGeometry
internal import DragModel

/// Where what was carried goes when it is let go of.
enum DropLanding {
  /// To its own place.
  case home(Flight.Course)
  /// To the place of an item that has come of it.
  case place(of: ItemID)
  /// To a point, where it vanishes.
  case vanishing(Point)
}

extension Interaction {
  /// Where a dropped item goes: where the coordinator was told, else to its place, or, where that
  /// is not to be seen or it stays at home, into what has taken it.
  func landing(
    of item: ItemID, in session: DragSession, _ landings: [DropCoordinator.Landing],
    _ content: some InteractiveContent
  ) -> DropLanding {
    let own = landings.last { $0.item.localObject == item }
    let told = own ?? landings.first { item == session.item || !$0.isSlot }
    if let told, let landing = landing(told.goal, of: session, content.model) { return landing }
    let isSeen = view.frame(of: item) != nil
    guard session.operation?.keepsSource == true || !isSeen, let target = session.target else {
      return .home(.dropped)
    }
    let taker = session.intoItem ?? target.item
    return view.frame(of: taker).map { .vanishing($0.center) } ?? .home(.dropped)
  }

  private func landing(
    _ goal: DropCoordinator.Landing.Goal, of session: DragSession, _ model: Model
  ) -> DropLanding? {
    switch goal {
    case .slot(let place):
      // What was moved is where it was moved to; a copy is what now stands in the slot.
      guard session.operation?.keepsSource == true else { return nil }
      let item = model[place.container]?.item(at: place.gap.index)
      return item.flatMap { view.frame(of: $0) == nil ? nil : .place(of: $0) }
    case .into(let item, let rect):
      return view.frame(of: item).map { frame in
        .vanishing(rect.map { $0.moved(by: frame.origin - .zero).center } ?? frame.center)
      }
    case .point(let point): return .vanishing(point)
    }
  }

  /// Lets what was carried fly from where it is seen.
  mutating func letFly(_ session: DragSession, _ landing: DropLanding) {
    guard let index = motion.flights.lastIndex(where: { $0.course == .carried }) else { return }
    let seen = session.location - session.grab + motion.flights[index].displacement.way
    if !land(index, from: seen, landing) { motion.flights.remove(at: index) }
  }

  /// Lets one thing fly to where it lands; `false` where that is nowhere to be seen.
  mutating func land(_ index: Int, from seen: Point, _ landing: DropLanding) -> Bool {
    let flight = motion.flights[index]
    motion.flights[index] = flight.landing(landing)
    guard let goal = restingFrame(of: motion.flights[index]) else { return false }
    if motion.flights[index].fliesHome { motion.settle(motion.flights[index].item) }
    // It is as large as in the hand, and grows into its place on the way (`UITargetedDragPreview`).
    motion.flights[index].displacement.shift(
      by: seen - goal.origin - flight.displacement.way,
      growth: flight.size.growth(over: goal.size))
    motion.flights[index].lift.retarget(to: Fraction.zero)
    if case .vanishing = landing {
      motion.flights[index].vanishing.retarget(to: Fraction.one)
    } else {
      motion.flights[index].sinking.retarget(to: Fraction.zero)
    }
    return true
  }
}

extension DropCoordinator.Landing {
  /// `true` where one thing has a place of its own.
  fileprivate var isSlot: Bool { if case .slot = goal { true } else { false } }
}

extension Flight {
  /// The same thing on its way to where it lands.
  fileprivate func landing(_ landing: DropLanding) -> Flight {
    var flight = self
    switch landing {
    case .home(let course): flight.course = course
    case .vanishing(let point): flight.course = .vanishing(into: point)
    case .place(of: let item):
      flight.course = .dropped
      flight.displacement.item = item
    }
    return flight
  }
}
