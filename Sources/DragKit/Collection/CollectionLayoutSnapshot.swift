/// The layout of a collection view, with its gap and its scroll position.
///
/// It is an immutable class, so that copying a ``LayoutSnapshot`` copies no geometry.
final class CollectionLayoutSnapshot: Sendable {
  let id: ContainerID
  let area: CollectionArea
  let arrangement: CollectionArrangement
  let geometry: CollectionGeometry
  /// The layout that ``geometry`` would be without the gap.
  let withoutGap: CollectionGeometry
  /// The layout with the gap at the lifted item's place; ``withoutGap`` if the view hides no item.
  ///
  /// Drops into items are found in this layout, so that no gap moves the item under the pointer.
  let withOwnGap: CollectionGeometry
  /// The offset along ``axis``, as defined by ``ScrollRange``.
  let offset: Length
  /// The rows in the viewport, and those up to one viewport before and after it.
  let rowsNearViewport: [Int]

  /// Lays out a collection view that is not scrolled.
  ///
  /// `old` is an earlier layout of the view with the same order of items; its parts are reused.
  init(
    _ id: ContainerID, _ area: CollectionArea, _ arrangement: CollectionArrangement,
    _ sizes: [ContainerID: OrderedSizes] = [:], after old: CollectionLayoutSnapshot? = nil
  ) {
    func laidOut(with gap: CollectionGap?) -> CollectionGeometry {
      CollectionGeometry(
        CollectionRows(area.sections, without: arrangement.hidden, gap: gap), area.layout,
        width: area.width, isRightToLeft: area.isRightToLeft, sizes: { sizes[$0] })
    }
    (self.id, self.area, self.arrangement, offset) = (id, area, arrangement, .zero)
    geometry = laidOut(with: arrangement.gap)
    let hasSameRows = old?.area == area && old?.arrangement.hidden == arrangement.hidden
    withoutGap =
      arrangement.gap == nil
      ? geometry : (hasSameRows ? old?.withoutGap : nil) ?? laidOut(with: nil)
    let own = arrangement.ownGap
    let hasSameOwn = hasSameRows && old?.arrangement.ownGap == own
    withOwnGap =
      switch own {
      case nil: withoutGap
      case arrangement.gap: geometry
      default: (hasSameOwn ? old?.withOwnGap : nil) ?? laidOut(with: own)
      }
    rowsNearViewport = geometry.rows(near: area.bounds.size, at: offset)
  }

  private init(_ other: CollectionLayoutSnapshot, scrolledTo offset: Length) {
    (id, area, arrangement, self.offset) = (other.id, other.area, other.arrangement, offset)
    (geometry, withoutGap, withOwnGap) = (other.geometry, other.withoutGap, other.withOwnGap)
    rowsNearViewport = geometry.rows(near: area.bounds.size, at: offset)
  }

  func scrolled(to offset: Length) -> CollectionLayoutSnapshot {
    CollectionLayoutSnapshot(self, scrolledTo: offset)
  }

  var axis: Axis { area.axis }
  /// The item that represents the view.
  var view: ItemID { area.view }
  /// The viewport, in window coordinates.
  var bounds: Rect { area.bounds }

  var lineHeight: Length { area.usualSize.height + area.layout.spacing }

  var scrollRange: ScrollRange {
    ScrollRange(
      axis, viewport: area.bounds.size[axis], content: geometry.inLayout.height,
      isReversed: geometry.transform.isReversed)
  }

  /// The distance along the axis by which the view is scrolled from the beginning of its content.
  var scrolledDistance: Length { geometry.transform.isReversed ? -offset : offset }

  var scrollOffset: Vector { Vector(offset, along: axis) }

  /// Returns the scroll bar: 8 px wide, 4 px from the edge (ours: thin as in GTK, off the edge).
  func scrollBar(_ tuning: ScrollBarTuning) -> ScrollBar {
    let (bounds, width, margin): (Rect, Length, Length) = (area.bounds, 8, 4)
    let track =
      axis == .vertical
      ? Rect(
        x: area.isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - width,
        y: bounds.minY + margin, width: width, height: max(bounds.height - margin * 2, 0))
      : Rect(
        x: bounds.minX + margin, y: bounds.maxY - margin - width,
        width: max(bounds.width - margin * 2, 0), height: width)
    return ScrollBar(track: track, margin: margin, range: scrollRange, offset: offset, tuning)
  }

  /// The translation from content coordinates to window coordinates.
  private var shift: Vector {
    let beginning = geometry.transform.isReversed ? area.bounds.size[axis] : .zero
    return area.bounds.origin - Point.zero + Vector(beginning - offset, along: axis)
  }

  // Conversions between window, content and layout coordinates.

  func inContent(_ point: Point) -> Point { point - shift }
  func inContent(_ rect: Rect) -> Rect { Rect(origin: rect.origin - shift, size: rect.size) }
  func inLayout(_ rect: Rect) -> Rect { geometry.transform.inLayout(inContent(rect)) }
  func inLayout(_ point: Point) -> Point { geometry.transform.inLayout(inContent(point)) }
  func inWindow(_ rect: Rect) -> Rect { rect.moved(by: shift) }

  /// The upper left corner of the gap, in layout coordinates; `nil` if no gap is open.
  var gapCorner: Point? {
    geometry.rows.gapRow.flatMap { geometry.layoutFrame(ofRow: $0) }?.origin
  }

  /// Returns the index, in ``withoutGap``, of the gap for `item` whose upper left corner is nearest
  /// to `corner`, in layout coordinates.
  func gapIndex(nearestTo corner: Point, for item: ItemID?) -> Int {
    withoutGap.inLayout.gapIndex(
      nearestTo: corner, size: withoutGap.transform.transposed(area.size(of: item)),
      among: withoutGap.rows.gapIndices)
  }

  /// Returns the index, in ``withoutGap``, of the gap at a place; `nil` if the place is not shown.
  func gapIndex(of place: InsertionPlace) -> Int? {
    if place == arrangement.gap?.place { return geometry.rows.gapRow }
    let gap = CollectionGap(place: place, size: .zero)
    return CollectionRows(area.sections, without: arrangement.hidden, gap: gap).gapRow
  }

  /// Returns the frame of a row in window coordinates; `nil` if there is no such row.
  func frame(ofRow row: Int) -> Rect? { geometry.frame(ofRow: row)?.moved(by: shift) }

  /// Returns the items in the viewport and up to one viewport before and after it, with frames.
  ///
  /// If the lifted item has a row, it is included wherever that row is.
  func placedItems(of model: Model, lifted: ItemID?) -> [PlacedItem] {
    let rows = rowsOfItems(of: model, lifted: lifted)
    var placed: [PlacedItem] = []
    placed.reserveCapacity(rows.count)
    let shift = shift
    func place(_ item: ItemID, inRow row: Int) {
      if let frame = geometry.frame(ofRow: row) {
        placed.append(PlacedItem(item, frame.moved(by: shift)))
      }
    }
    for (piece, run) in geometry.rows.runs(of: rows) {
      switch piece.first {
      case .header(let item): place(item, inRow: run.lowerBound)
      case .gap:
        if let lifted { place(lifted, inRow: run.lowerBound) }
      case .item(let first, _):
        guard let items = model[first.container]?.items else { continue }
        let behind = piece.rows.lowerBound - first.offset
        let offsets = (run.lowerBound - behind..<run.upperBound - behind).clamped(to: items.indices)
        for (offset, item) in zip(offsets, items.items(at: offsets)) {
          place(item, inRow: offset + behind)
        }
      }
    }
    return placed
  }

  /// Returns the rows near the viewport that have items, and the lifted item's row.
  ///
  /// If the view hides the lifted item, that row is the gap's. Otherwise the gap has no item.
  private func rowsOfItems(of model: Model, lifted: ItemID?) -> [Int] {
    let (gap, hasLifted) = (geometry.rows.gapRow, lifted != nil && arrangement.lifted != nil)
    var rows = rowsNearViewport
    for row in [gap, lifted.flatMap { self.row(of: $0, model, lifted: lifted) }] {
      if let row, !rows.contains(row) { rows.append(row) }
    }
    if let gap, !hasLifted { rows.removeAll { $0 == gap } }
    return rows
  }

  func row(of item: ItemID, _ model: Model, lifted: ItemID?) -> Int? {
    if item == lifted, arrangement.lifted != nil { return geometry.rows.gapRow }
    return geometry.rows.row(ofHeader: item)
      ?? model.position(of: item).flatMap { geometry.rows.row(of: $0) }
  }

  /// The open groups of an outline, in window coordinates.
  var openGroups: [CollectionGeometry.OpenGroup] {
    // The rows of a group can only slide downwards.
    guard axis == .vertical, !geometry.transform.isReversed else { return [] }
    return geometry.openGroups(movedBy: shift)
  }
}

// Compares all rows, but only the frames near the viewport, because comparing all takes long.
extension CollectionLayoutSnapshot: Equatable {
  static func == (left: CollectionLayoutSnapshot, right: CollectionLayoutSnapshot) -> Bool {
    left === right
      || left.id == right.id && left.area == right.area && left.arrangement == right.arrangement
        && left.offset == right.offset && left.rowsNearViewport == right.rowsNearViewport
        && left.geometry.isSame(as: right.geometry, near: left.rowsNearViewport)
        && left.withoutGap.isSame(as: right.withoutGap, near: left.rowsNearViewport)
        && left.withOwnGap.isSame(as: right.withOwnGap, near: left.rowsNearViewport)
  }
}

extension CollectionGeometry {
  fileprivate func isSame(as other: CollectionGeometry, near rows: [Int]) -> Bool {
    self.rows == other.rows && contentSize == other.contentSize
      && rows.allSatisfy { frame(ofRow: $0) == other.frame(ofRow: $0) }
  }
}
