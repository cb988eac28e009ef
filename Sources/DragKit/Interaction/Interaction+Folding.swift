public import DragGeometry
public import DragModel

// Groups of outlines that open and fold.
extension Interaction {
  /// How far a group is open that is just being opened or folded; nothing where it is at rest.
  public func openness(ofGroup item: ItemID) -> Fraction? {
    motion.folds.last { $0.group == item }?.openness.fraction
  }

  /// `true` where an item was seen elsewhere when its group began to open, and is on its way from there:
  /// it does not come out from under the group's row.
  public func comesFromElsewhere(_ item: ItemID, toGroup group: ItemID) -> Bool {
    motion.folds.last { $0.group == group }?.newcomers.contains(item) == true
  }

  /// The rows of a group that is just being folded, where they are seen; whoever draws them shows
  /// only what is below the group's own row.
  public func foldingRows(ofGroup item: ItemID) -> [PlacedItem] {
    guard let fold = motion.folds.last(where: { $0.group == item }),
      let origin = seenFrame(of: item)?.origin
    else { return [] }
    let way = (origin - .zero) + fold.way
    return fold.rows.map { PlacedItem($0.item, $0.frame.moved(by: way)) }
  }

  /// Lets the groups that were opened or folded slide out from under their rows, or back.
  mutating func keepFoldsInSight(from before: [ContentView.AreaView]) {
    for area in view.areas {
      guard let new = area.collection,
        let old = before.first(where: { $0.collection?.id == new.id }), let shown = old.collection,
        shown.area.sections != new.area.sections
      else { continue }
      for group in new.openGroups where !shown.area.shows(group.container) {
        open(group, in: area, from: old)
      }
      for group in shown.openGroups where !new.area.shows(group.container) {
        fold(group, of: old)
      }
    }
  }

  private mutating func open(
    _ group: CollectionGeometry.OpenGroup, in area: ContentView.AreaView,
    from old: ContentView.AreaView
  ) {
    guard let item = area.item(inRow: group.row) else { return }
    var folded = Fold(item, height: group.height, rows: [], from: .zero)
    let known = Set(old.items.map(\.item))
    folded.newcomers = area.items.filter(group.holds).map(\.item).filter(known.contains)
    motion.turn(folded, isOpening: true)
    let fold = motion.folds.last ?? folded
    // The rows go along with that of the group, wherever it was.
    let own = old.items.first { $0.item == item }.map { $0.frame.origin - group.row.origin }
    for placed in area.items where group.holds(placed) {
      guard !known.contains(placed.item) else { continue }
      motion.settle(placed.item)
      motion.shift(placed.item, by: fold.way + (own ?? .zero))
    }
  }

  private mutating func fold(
    _ group: CollectionGeometry.OpenGroup, of area: ContentView.AreaView
  ) {
    guard let item = area.item(inRow: group.row), view.places[item] != nil else { return }
    let rows = area.items.filter { group.holds($0) && view.places[$0.item] == nil }.map { placed in
      PlacedItem(placed.item, placed.frame.moved(by: .zero - (group.row.origin - .zero)))
    }
    motion.turn(Fold(item, height: group.height, rows: rows, from: .one), isOpening: false)
  }
}

extension ContentView.AreaView {
  /// The item that stands exactly there.
  fileprivate func item(inRow row: Rect) -> ItemID? {
    items.first { $0.frame == row && !$0.item.isControl }?.item
  }
}

extension ShownCollection {
  /// The groups that are open, in the window.
  fileprivate var openGroups: [CollectionGeometry.OpenGroup] {
    // What slides out slides down.
    guard axis == .vertical, !geometry.transform.isReversed else { return [] }
    return geometry.openGroups.map { group in
      CollectionGeometry.OpenGroup(
        container: group.container, row: inWindow(group.row),
        bottom: group.bottom + inWindow(group.row).minY - group.row.minY)
    }
  }
}

extension CollectionGeometry.OpenGroup {
  /// `true` where a row stands in the group.
  fileprivate func holds(_ placed: PlacedItem) -> Bool {
    placed.frame.minY >= row.maxY && placed.frame.maxY <= bottom
  }
}
