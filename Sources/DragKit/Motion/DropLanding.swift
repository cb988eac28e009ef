internal import DragGeometry
internal import DragModel

/// The frame in which a dragged item lands when the drag ends.
enum DropLanding {
  /// At its own place.
  case home(DragOverlay.Course)
  /// At the place of the item that was made of it.
  case place(of: ItemID)
  /// At a point, where it vanishes.
  case vanishing(Point)
}

extension DragState {
  /// The frame in which a dropped item lands: the coordinator's, or else its place, or, if that is
  /// off-screen or the items are copied, in the item that accepted it.
  func landing(
    of item: ItemID, _ landings: [DropCoordinator.Landing], in layout: LayoutSnapshot,
    _ model: Model
  ) -> DropLanding {
    let own = landings.last { $0.item.localObject == item }
    let landing = own ?? landings.first { item == self.item || !$0.isSlot }
    if let landing, let goal = self.landing(landing.goal, in: layout, model) { return goal }
    let isVisible = layout.frame(of: item) != nil
    guard session.operation?.keepsSource == true || !isVisible, let target,
      let frame = layout.frame(of: session.intoItem ?? target.item)
    else { return .home(.dropped) }
    return .vanishing(frame.center)
  }

  private func landing(
    _ goal: DropCoordinator.Landing.Goal, in layout: LayoutSnapshot, _ model: Model
  ) -> DropLanding? {
    switch goal {
    case .slot(let place):
      // What was moved is at its own place; a copy is what is in the slot now.
      guard session.operation?.keepsSource == true else { return nil }
      let item = model[place.container]?.item(at: place.gap.index)
      return item.flatMap { layout.frame(of: $0) == nil ? nil : .place(of: $0) }
    case .into(let item, let rect):
      return layout.frame(of: item).map { frame in
        .vanishing(rect.map { $0.moved(by: frame.origin - .zero).center } ?? frame.center)
      }
    case .point(let point): return .vanishing(point)
    }
  }
}

extension DropCoordinator.Landing {
  /// Whether the item has a place of its own.
  fileprivate var isSlot: Bool { if case .slot = goal { true } else { false } }
}
