internal import DragGeometry
internal import DragModel

/// A collection view as it is seen now: laid out, and scrolled so far.
struct ShownCollection: Sendable {
  let id: ContainerID
  let area: CollectionArea
  let arrangement: CollectionArrangement
  /// Where the rows stand, with the gap that is open.
  let geometry: CollectionGeometry
  /// Where they would stand without a gap.
  let base: CollectionGeometry
  /// The way from the content's upper left corner to that of the view.
  var offset = Vector.zero

  init(
    _ id: ContainerID, _ area: CollectionArea, _ arrangement: CollectionArrangement,
    _ sizes: [ContainerID: OrderedSizes] = [:]
  ) {
    (self.id, self.area, self.arrangement) = (id, area, arrangement)
    func laidOut(with gap: CollectionGap?) -> CollectionGeometry {
      CollectionGeometry(
        CollectionRows(area.sections, without: arrangement.hidden, gap: gap), area.layout,
        width: area.bounds.width, isRightToLeft: area.isRightToLeft, sizes: { sizes[$0] })
    }
    geometry = laidOut(with: arrangement.gap)
    base = arrangement.gap == nil ? geometry : laidOut(with: nil)
  }

  /// How far a line is from the next.
  var lineHeight: Length { area.usualSize.height + area.layout.spacing }

  /// How much there is to scroll.
  var scrollRange: ScrollRange {
    ScrollRange(viewport: area.bounds.size, content: geometry.contentSize)
  }

  /// The bar at the edge at which lines end.
  var scrollBar: ScrollBar {
    let bounds = area.bounds
    let track = Rect(
      x: area.isRightToLeft ? bounds.minX + 4 : bounds.maxX - 12, y: bounds.minY + 4, width: 8,
      height: max(bounds.height - 8, 0))
    return ScrollBar(.vertical, track: track, range: scrollRange, offset: offset)
  }

  /// The way from the content to the window.
  private var shift: Vector { (area.bounds.origin - .zero) - offset }

  /// A point of the window, counted from the content's upper left corner.
  func inContent(_ point: Point) -> Point { point - shift }

  /// A rectangle of the window, counted from the content's upper left corner.
  func inContent(_ rect: Rect) -> Rect { Rect(origin: rect.origin - shift, size: rect.size) }

  /// A rectangle of the content in the window.
  func inWindow(_ rect: Rect) -> Rect { rect.moved(by: shift) }

  /// The row before which a gap is, where no gap is open; nothing where the place is not shown.
  func row(ofGap place: Place) -> Int? {
    let gap = CollectionGap(at: place, size: .zero)
    return CollectionRows(area.sections, without: arrangement.hidden, gap: gap).gapRow
  }

  /// Where a row is in the window.
  func frame(ofRow row: Int) -> Rect? { geometry.frame(ofRow: row)?.moved(by: shift) }

  /// The items of which something is seen, and those as far again above and below: they can be on
  /// their way into sight.
  ///
  /// The place of what is lifted, or the gap for it, is always there.
  func placedItems(of model: Model, lifted: ItemID?) -> [PlacedItem] {
    let height = area.bounds.height
    let seen = Rect(
      x: 0, y: offset.dy - height, width: max(area.bounds.width, 1), height: height * 3)
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
