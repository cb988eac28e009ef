internal import DragGeometry

/// The choice of the gap that opens for a dragged item: the one nearest to it.
///
/// The slots are those of the layout without a gap, so that a row that makes room never changes the
/// choice. The dragged item counts as large as the gap, around its own centre (R2), and the distance is
/// measured from corner to corner. In a list, a neighbour therefore makes room when the edge of the
/// dragged item passes the neighbour's centre, and not when it touches the neighbour; a neighbour that
/// has made room is compared at its new place (R1).
///
/// Tiles below a header are a section: the gap opens in the visible section that contains the centre of
/// the dragged item.
///
/// The open gap is stable: another opens only when the dragged item is the layout's
/// ``CollectionLayout/hysteresis(forGap:_:)`` beyond the line between the two (R4), so that a trembling hand
/// changes nothing.
struct InsertionChoice: Sendable {
  /// The layout without the dragged item and without a gap.
  let geometry: CollectionGeometry
  /// The corner of the dragged item at the size of the gap; all points are in the coordinates of the layout.
  private let corner: Point
  private let gapSize: Size
  private let opened: OpenGap?
  /// The distance by which the dragged item has to pass a boundary for the open gap to move.
  private let hysteresis: Vector
  /// The slots to choose from.
  private let slots: ClosedRange<Int>

  private struct OpenGap: Sendable {
    let row: Int
    /// The visible corner.
    let corner: Point
  }

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - geometry: The layout without the dragged item and without a gap.
  ///   - dragged: The frame of the dragged item, in the coordinates of the geometry.
  ///   - gapSize: The size of the gap.
  ///   - opened: The layout with the open gap, if any.
  ///   - tuning: The tuning of the content.
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
      return OpenGap(row: row, corner: gap.origin)
    }
  }

  /// The row before which the gap opens, or the number of rows.
  var row: Int {
    if let opened, holds(opened.row, visibleAt: opened.corner) { return opened.row }
    return nearestRow
  }

  /// The row before which the gap would open if none were open.
  var nearestRow: Int { slot(nearestTo: corner) }

  private func slot(nearestTo corner: Point) -> Int {
    geometry.inLayout.slot(nearestTo: corner, size: gapSize, among: slots)
  }

  /// Returns the slots of the section at the centre of the dragged item; in a single column, all slots.
  private static func slots(
    _ geometry: CollectionGeometry, visible: CollectionGeometry, at middle: Length,
    _ tuning: Tuning
  ) -> ClosedRange<Int> {
    if geometry.layout.isSingleColumn { return geometry.rows.slots }
    func headers(above y: Length) -> Int { visible.headerTops.prefix { $0 <= y }.count }
    let open = visible.rows.gapRow.map { gap in visible.rows.headers.prefix { $0 < gap }.count }
    let tremor = tuning.gapHysteresis
    let holds = [-tremor, tremor].contains { headers(above: middle + $0) == open }
    return geometry.slots(belowHeaders: open.flatMap { holds ? $0 : nil } ?? headers(above: middle))
  }

  /// Returns whether the dragged item is still in the part of the view that belongs to the open gap.
  ///
  /// In a flow, a gap that does not fit into its line is visible at the head of the next, and is stable there, too.
  private func holds(_ row: Int, visibleAt visible: Point) -> Bool {
    guard slots.contains(row) else { return false }
    let own = geometry.corner(ofSlot: row, size: gapSize)
    if slot(nearestTo: corner.nudged(towards: own, by: hysteresis)) == row { return true }
    return visible != own
      && slot(nearestTo: corner.nudged(towards: visible, by: hysteresis))
        == slot(nearestTo: visible)
  }
}

extension Point {
  /// Returns the point moved towards another by at most so much along each axis.
  fileprivate func nudged(towards other: Point, by most: Vector) -> Point {
    Point(
      x: x + (other.x - x).clamped(to: -most.dx...most.dx),
      y: y + (other.y - y).clamped(to: -most.dy...most.dy))
  }
}
