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
    of session: DragSession, _ landings: [DropCoordinator.Landing],
    _ content: some InteractiveContent
  ) -> DropLanding {
    let told = landings.last { $0.item.localObject == session.item } ?? landings.first
    if let told, let landing = landing(told.goal, of: session, content.model) { return landing }
    let isSeen = view.frame(of: session.item) != nil
    guard session.operation == .copy || !isSeen, let target = session.target else {
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
      guard session.operation == .copy else { return nil }
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
    let flight = motion.flights[index]
    let seen = session.location - session.grab + flight.displacement.way
    motion.flights[index] = flight.landing(landing)
    guard let goal = restingFrame(of: motion.flights[index]) else {
      motion.flights.remove(at: index)
      return
    }
    motion.flights[index].displacement.shift(
      by: seen - goal.origin - flight.displacement.way)
    motion.flights[index].lift.retarget(to: Fraction.zero)
    if case .vanishing = landing {
      motion.flights[index].vanishing.retarget(to: Fraction.one)
    } else {
      motion.flights[index].sinking.retarget(to: Fraction.zero)
    }
  }
}

extension Interaction {
  /// Lets what is carried sink a little while an item would take it (R26), and come up again.
  mutating func showWhereItSinks() {
    guard let index = motion.flights.lastIndex(where: { $0.course == .carried }) else { return }
    let sinks = session?.intoItem != nil
    motion.flights[index].sinking.retarget(to: sinks ? Fraction.one : Fraction.zero)
  }
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
