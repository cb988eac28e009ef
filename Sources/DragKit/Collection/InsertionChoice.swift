internal import DragGeometry

/// The choice of the gap that opens for a dragged item: the slot nearest to the item.
///
/// The dragged item is resized around its centre to the size of the gap (R2). Then its upper left
/// corner is compared with those of the slots. In a list, a neighbour therefore makes room when the
/// edge of the dragged item passes the neighbour's centre (R1).
///
/// The slots are those of the layout without a gap. So a row that makes room never changes the
/// choice.
///
/// If ``CollectionLayout/isSingleColumn`` is `false`, only the section at the item's centre is
/// considered.
///
/// While a gap is open, another slot is chosen only when the item has passed the middle between the
/// two. The layout's ``CollectionLayout/hysteresis(forGap:_:)`` is how far it must have passed
/// (R4).
struct InsertionChoice: Sendable {
  let geometry: CollectionGeometry
  /// The origin of the resized dragged item, in layout coordinates.
  private let corner: Point
  private let gapSize: Size
  private let opened: (row: Int, corner: Point)?
  private let hysteresis: Vector
  private let slots: ClosedRange<Int>

  /// Creates a choice for a dragged item whose frame is in content coordinates.
  ///
  /// `opened` is the layout with the open gap. Without it, the choice has no hysteresis.
  init(
    _ geometry: CollectionGeometry, dragged: Rect, gapSize: Size,
    opened: CollectionGeometry? = nil, _ tuning: Tuning = Tuning()
  ) {
    (self.geometry, self.gapSize) = (geometry, geometry.transform.turned(gapSize))
    hysteresis = geometry.layout.hysteresis(forGap: self.gapSize, tuning)
    let middle = geometry.transform.inLayout(dragged).center
    corner = geometry.transform.inLayout(Rect(center: dragged.center, size: gapSize)).origin
    slots = Self.slots(geometry, visible: opened ?? geometry, at: middle.y, tuning)
    self.opened = opened.flatMap { opened in
      guard let row = opened.rows.gapRow, let gap = opened.layoutFrame(ofRow: row) else {
        return nil
      }
      return (row, gap.origin)
    }
  }

  var row: Int {
    if let opened, holds(opened) { return opened.row }
    return nearestRow
  }

  var nearestRow: Int { slot(nearestTo: corner) }

  private func slot(nearestTo corner: Point) -> Int {
    geometry.inLayout.slot(nearestTo: corner, size: gapSize, among: slots)
  }

  private static func slots(
    _ geometry: CollectionGeometry, visible: CollectionGeometry, at middle: Length,
    _ tuning: Tuning
  ) -> ClosedRange<Int> {
    if geometry.layout.isSingleColumn { return geometry.rows.slots }
    func headers(above y: Length) -> Int {
      visible.rows.headers.prefix { visible.inLayout.frame(ofRow: $0).minY <= y }.count
    }
    let open = visible.rows.gapRow.map { gap in visible.rows.headers.prefix { $0 < gap }.count }
    let tremor = tuning.gapHysteresis
    let holds = [-tremor, tremor].contains { headers(above: middle + $0) == open }
    return geometry.slots(belowHeaders: open.flatMap { holds ? $0 : nil } ?? headers(above: middle))
  }

  private func holds(_ gap: (row: Int, corner: Point)) -> Bool {
    guard slots.contains(gap.row) else { return false }
    let own = geometry.corner(ofSlot: gap.row, size: gapSize)
    if slot(nearestTo: corner.nudged(towards: own, by: hysteresis)) == gap.row { return true }
    return gap.corner != own
      && slot(nearestTo: corner.nudged(towards: gap.corner, by: hysteresis))
        == slot(nearestTo: gap.corner)
  }
}

extension Point {
  fileprivate func nudged(towards other: Point, by most: Vector) -> Point {
    Point(
      x: x + (other.x - x).clamped(to: -most.dx...most.dx),
      y: y + (other.y - y).clamped(to: -most.dy...most.dy))
  }
}
