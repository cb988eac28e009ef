internal import DragGeometry
public import DragModel

// Rows that come and go.
extension Interaction {
  /// The rows that were taken out of a list and can still be seen, with where they were.
  ///
  /// The rows that close up over them are in front.
  public func leavingItems(in container: ContainerID) -> [VisibleItem] {
    motion.fades.filter { $0.isLeaving && $0.container == container }.map { fade in
      VisibleItem(
        item: fade.item, frame: fade.frame, isAway: false, isHeld: false, isGliding: false,
        presence: fade.presence)
    }
  }

  /// Lets rows fade in that are new in a list, and rows fade out that nobody has any more.
  ///
  /// Only a list that is where it was and as it was fades: rows of another are simply there, and those of
  /// an outline come out of their groups. What was swiped aside is out of sight already.
  mutating func fade(from before: [ContentView.AreaView], _ swiped: CellStates, _ model: Model) {
    for area in view.areas {
      guard let shown = area.collection, case .list = shown.area.layout,
        let old = before.first(where: { $0.collection?.id == shown.id }),
        old.collection?.area.layout == shown.area.layout,
        old.collection?.area.bounds == shown.area.bounds
      else { continue }
      fadeIn(area, since: old, in: shown)
      fadeOut(old, in: shown, swiped, model)
    }
  }

  private mutating func fadeIn(
    _ area: ContentView.AreaView, since old: ContentView.AreaView, in shown: ShownCollection
  ) {
    guard !shown.area.sections.contains(where: { $0.runs.contains { $0.level > 0 } }) else {
      return
    }
    let known = Set(old.items.map(\.item))
    for placed in area.seenItems where !placed.item.isControl && !known.contains(placed.item) {
      // What came from elsewhere is in the air.
      guard !motion.isAway(placed.item) else { continue }
      motion.fade(placed.item, in: shown.id, at: placed.frame, isLeaving: false)
    }
  }

  private mutating func fadeOut(
    _ old: ContentView.AreaView, in shown: ShownCollection, _ swiped: CellStates, _ model: Model
  ) {
    for placed in old.seenItems where !placed.item.isControl && view.places[placed.item] == nil {
      guard model.position(of: placed.item) == nil, !motion.isAway(placed.item),
        swiped.swipe(of: placed.item, in: shown.id) == nil
      else { continue }
      let seen = placed.frame.moved(by: motion.displacement(of: placed.item))
      motion.fade(placed.item, in: shown.id, at: seen, isLeaving: true)
      motion.settle(placed.item)
    }
  }
}
