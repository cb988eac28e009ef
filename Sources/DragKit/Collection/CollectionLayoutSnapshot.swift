internal import DragGeometry
internal import DragModel

/// A collection view as it is seen now: laid out, and scrolled so far.
struct CollectionLayoutSnapshot: Sendable {
  let id: ContainerID
  let area: CollectionArea
  let arrangement: CollectionArrangement
  /// Where the rows stand, with the gap that is open.
  let geometry: CollectionGeometry
  /// Where they would stand without a gap.
  let base: CollectionGeometry
  /// The way from the corner at which the content begins to that of the view.
  var offset = Vector.zero

  init(
    _ id: ContainerID, _ area: CollectionArea, _ arrangement: CollectionArrangement,
    _ sizes: [ContainerID: OrderedSizes] = [:]
  ) {
    (self.id, self.area, self.arrangement) = (id, area, arrangement)
    func laidOut(with gap: CollectionGap?) -> CollectionGeometry {
      CollectionGeometry(
        CollectionRows(area.sections, without: arrangement.hidden, gap: gap), area.layout,
        width: area.width, isRightToLeft: area.isRightToLeft, sizes: { sizes[$0] })
    }
    geometry = laidOut(with: arrangement.gap)
    base = arrangement.gap == nil ? geometry : laidOut(with: nil)
  }

  /// The axis along which it scrolls.
  var axis: Axis { area.layout.axis }

  /// How far a line is from the next.
  var lineHeight: Length { area.usualSize.height + area.layout.spacing }

  /// How much there is to scroll.
  var scrollRange: ScrollRange {
    ScrollRange(
      viewport: area.bounds.size, content: geometry.contentSize,
      reversedAxis: geometry.transform.isReversed ? axis : nil)
  }

  /// How far it is scrolled from where its content begins.
  var scrolledDistance: Length { geometry.transform.isReversed ? -offset[axis] : offset[axis] }

  /// The bar at the edge at which lines end.
  func scrollBar(_ tuning: ScrollBarTuning) -> ScrollBar {
    let bounds = area.bounds
    let track =
      axis == .vertical
      ? Rect(
        x: area.isRightToLeft ? bounds.minX + 4 : bounds.maxX - 12, y: bounds.minY + 4, width: 8,
        height: max(bounds.height - 8, 0))
      : Rect(
        x: bounds.minX + 4, y: bounds.maxY - 12, width: max(bounds.width - 8, 0), height: 8)
    return ScrollBar(axis, track: track, range: scrollRange, offset: offset, tuning)
  }

  /// The way from the content to the window.
  private var shift: Vector {
    var beginning = area.bounds.origin - Point.zero
    if geometry.transform.isReversed { beginning[axis] = beginning[axis] + area.bounds.size[axis] }
    return beginning - offset
  }

  /// A point of the window, in the coordinates of the content.
  func inContent(_ point: Point) -> Point { point - shift }

  /// A rectangle of the window, in the coordinates of the content.
  func inContent(_ rect: Rect) -> Rect { Rect(origin: rect.origin - shift, size: rect.size) }

  /// A rectangle of the content in the window.
  func inWindow(_ rect: Rect) -> Rect { rect.moved(by: shift) }

  /// A rectangle of the window in the coordinates of the layout.
  func inLayout(_ rect: Rect) -> Rect { geometry.transform.inLayout(inContent(rect)) }

  /// A point of the window in the coordinates of the layout.
  func inLayout(_ point: Point) -> Point { geometry.transform.inLayout(inContent(point)) }

  /// The row before which a gap is, where no gap is open; nothing where the place is not shown.
  func row(ofGap place: InsertionPlace) -> Int? {
    let gap = CollectionGap(at: place, size: .zero)
    return CollectionRows(area.sections, without: arrangement.hidden, gap: gap).gapRow
  }

  /// Where a row is in the window.
  func frame(ofRow row: Int) -> Rect? { geometry.frame(ofRow: row)?.moved(by: shift) }

  /// The items of which something is seen, and those as far again before and behind: they can be on
  /// their way into sight.
  ///
  /// The place of what is lifted, or the gap for it, is always there.
  func placedItems(of model: Model, lifted: ItemID?) -> [PlacedItem] {
    var seen = inContent(area.bounds)
    seen.size.width = max(seen.width, 1)
    let length = area.bounds.size[axis]
    seen = seen.inset(
      by: axis == .vertical
        ? Insets(top: -length, bottom: -length) : Insets(left: -length, right: -length))
    var rows = geometry.rows(in: seen)
    for row in [geometry.rows.gapRow, lifted.flatMap { self.row(of: $0, model, lifted: lifted) }] {
      if let row, !rows.contains(row) { rows.append(row) }
    }
    return rows.compactMap { row in
      guard let item = item(inRow: row, model, lifted), let frame = frame(ofRow: row) else {
        return nil
      }
      return PlacedItem(item, frame)
    }
  }

  /// The row of an item; that of what is lifted is the gap.
  func row(of item: ItemID, _ model: Model, lifted: ItemID?) -> Int? {
    if item == lifted, arrangement.hidden != nil { return geometry.rows.gapRow }
    return geometry.rows.row(ofHeader: item)
      ?? model.position(of: item).flatMap { geometry.rows.row(of: $0) }
  }

  private func item(inRow row: Int, _ model: Model, _ lifted: ItemID?) -> ItemID? {
    switch geometry.rows[row] {
    case .header(let item): item
    case .item(let position, _): model.item(at: position)
    case .gap: arrangement.hidden == nil ? nil : lifted
    case nil: nil
    }
  }
}
