/// The changes of a drag to the layout of collection views: hidden items, and a gap.
struct DragArrangement: Hashable, Sendable {
  /// The lifted item; `nil` in a drag from another program.
  let item: ItemID?
  /// Whether a drop would copy or link the items, so that they keep their places.
  var keepsSource = false
  /// The target: an item, or the item of a collection view; `nil` over no target.
  var target: ItemID?
  /// The place of the gap that is open in ``target``; `nil` while no gap is open.
  var gap: InsertionPlace?
  /// The dragged items, if the view in ``target`` closes the places they left; otherwise empty.
  var gathered: [ItemID] = []

  /// Returns which items a collection view hides during the drag, and where its gap is.
  ///
  /// The gap is the drag's open gap if that is in the view. Otherwise it is at the place of the
  /// lifted item, if any. Its size is that of the lifted item alone, also if several are dragged.
  func arrangement(of area: CollectionArea, _ model: Model) -> CollectionArrangement {
    func shown(_ item: ItemID) -> Position? {
      guard !keepsSource, let position = model.position(of: item), area.shows(position.container)
      else { return nil }
      return position
    }
    var arrangement = CollectionArrangement()
    arrangement.lifted = item.flatMap(shown)
    let isTarget = target == area.view
    if isTarget { arrangement.gathered = gathered.compactMap(shown) }
    arrangement.gap = ((isTarget ? gap : nil) ?? arrangement.ownPlace).map {
      CollectionGap(place: $0, size: area.size(of: item))
    }
    return arrangement
  }
}

extension DragArrangement? {
  func arrangement(of area: CollectionArea, _ model: Model) -> CollectionArrangement {
    self?.arrangement(of: area, model) ?? CollectionArrangement()
  }
}

/// The changes of a drag to one collection view: the positions that it hides, and its gap.
struct CollectionArrangement: Hashable, Sendable {
  /// The position of the lifted item, which is hidden; `nil` if the view does not hide it.
  var lifted: Position?
  /// The positions of all dragged items, if the view has closed their places; otherwise empty.
  var gathered: [Position] = []
  var gap: CollectionGap?

  var hidden: [Position] { gathered.isEmpty ? lifted.map { [$0] } ?? [] : gathered }

  /// The place of the lifted item; `nil` if the view does not hide it.
  var ownPlace: InsertionPlace? { lifted.map { InsertionPlace($0.container, Gap($0.offset)) } }

  /// The gap, moved to the lifted item's place; `nil` without a gap or such a place.
  var ownGap: CollectionGap? {
    ownPlace.flatMap { place in gap.map { CollectionGap(place: place, size: $0.size) } }
  }
}
