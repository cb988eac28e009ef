internal import DragModel

/// The changes of a drag to the layout of collection views: it hides the lifted item, and opens a gap.
struct DragArrangement: Hashable, Sendable {
  let item: ItemID?
  var keepsSource = false
  var target: ItemID?
  var gap: InsertionPlace?

  /// Returns which item a collection view hides during the drag, and where its gap is.
  ///
  /// The gap is the drag's open gap if that is in the view. Otherwise it is in place of the hidden
  /// item, if any.
  func arrangement(of area: CollectionArea, _ model: Model) -> CollectionArrangement {
    let position = keepsSource ? nil : item.flatMap { model.position(of: $0) }
    var arrangement = CollectionArrangement()
    arrangement.hidden = position.flatMap { area.shows($0.container) ? $0 : nil }
    let opened = target == area.view ? gap : nil
    let own = arrangement.hidden.map { InsertionPlace($0.container, Gap($0.offset)) }
    arrangement.gap = (opened ?? own).map {
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
