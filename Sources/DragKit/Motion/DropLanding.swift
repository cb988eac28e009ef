/// The end of an overlay's animation after the release; the point is in window coordinates.
enum DropLanding {
  /// The overlay moves to its own item's place; the course is `dropped` or `returning`.
  case home(DragOverlay.Course)
  /// The overlay lands at the final frame of this item, a copy that the drop has made.
  case place(of: ItemID)
  /// The overlay disappears at a point in the target that has accepted the item.
  case vanishing(Point)

  /// Returns the item at whose place the overlay of a dragged item lands; `nil` if it vanishes.
  func item(of dragged: ItemID) -> ItemID? {
    switch self {
    case .home: dragged
    case .place(of: let copy): copy
    case .vanishing: nil
    }
  }
}

extension DragSession {
  /// Returns where a dragged item lands after a drop.
  func landing(
    of item: ItemID, _ landings: [DropCoordinator.Landing], in layout: LayoutSnapshot,
    _ model: Model
  ) -> DropLanding {
    // The item is in another program now.
    if externalOperation != nil { return .vanishing(location) }
    let own = landings.last { $0.item.localObject == item }
    let landing = own ?? landings.first { item == self.item || !$0.isGap }
    if let landing, let goal = self.landing(landing.goal, in: layout, model) { return goal }
    let isVisible = layout.frame(of: item) != nil
    guard operation?.keepsSource == true || !isVisible, let target,
      let frame = layout.frame(of: intoItem ?? target.item)
    else { return .home(.dropped) }
    return .vanishing(frame.center)
  }

  private func landing(
    _ goal: DropCoordinator.Landing.Goal, in layout: LayoutSnapshot, _ model: Model
  ) -> DropLanding? {
    switch goal {
    case .gap(let place):
      // A moved item lands at its own place; after a copy, the copy is the item at the gap.
      guard operation?.keepsSource == true else { return nil }
      let item = model[place.container]?.item(at: place.gap.index)
      return item.flatMap { landing(.copy($0), in: layout, model) }
    case .copy(let item): return layout.frame(of: item) == nil ? nil : .place(of: item)
    case .into(let item, let rect):
      return layout.frame(of: item).map { frame in
        .vanishing(rect.map { $0.moved(by: frame.origin - .zero).center } ?? frame.center)
      }
    case .point(let point): return .vanishing(point)
    }
  }
}

extension DropCoordinator.Landing {
  fileprivate var isGap: Bool {
    switch goal {
    case .gap, .copy: true
    case .into, .point: false
    }
  }
}
