public import DragGeometry

/// Which gap of a collection view opens for the dragged item: the one nearest to it.
///
/// The slots are those of the layout without any gap, so that a row that makes room never changes the
/// choice. The dragged item counts as large as the gap would be, around its own centre (R2), and the
/// distance is measured from corner to corner. In a list this means that a neighbour makes room when the
/// edge of the dragged item passes the neighbour's centre, and not when it touches it; a neighbour that
/// has made room is compared where it is then (R1).
///
/// Tiles under a header are a section: the gap opens in the section that the centre of the dragged item is in,
/// as it is seen, with the room that it has made.
///
/// The open gap holds: another opens only when the dragged item is the layout's
/// ``CollectionLayout/hysteresis(forGap:_:)`` past the line between the two (R4). A hand that trembles there changes nothing.
public struct InsertionChoice: Sendable {
  /// The layout without the dragged item and without a gap.
  public let geometry: CollectionGeometry
  /// The corner of the dragged item at the size of the gap; all points are in the coordinates of the layout.
  private let corner: Point
  /// The size that the gap would have, in the coordinates of the layout.
  private let gapSize: Size
  /// The gap that is open.
  private let opened: OpenGap?
  /// How far the dragged item has to pass a boundary for the open gap to move.
  private let hysteresis: Vector
  /// The slots that count.
  private let slots: ClosedRange<Int>

  /// A gap that is open.
  private struct OpenGap: Sendable {
    /// The row before which it is open.
    let row: Int
    /// The corner where it is seen.
    let corner: Point
  }

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - geometry: The layout without the dragged item and without a gap.
  ///   - dragged: The frame of the dragged item, in the coordinates of the geometry.
  ///   - gapSize: The size that the gap would have.
  ///   - opened: The layout with the gap that is open now, if any.
  ///   - tuning: The tuning of the content.
  public init(
    _ geometry: CollectionGeometry, dragged: Rect, gapSize: Size,
    opened: CollectionGeometry? = nil, _ tuning: Tuning = Tuning()
  ) {
    (self.geometry, self.gapSize) = (geometry, geometry.transform.turned(gapSize))
    hysteresis = geometry.layout.hysteresis(forGap: self.gapSize, tuning)
    let middle = geometry.transform.inLayout(dragged).center
    corner = geometry.transform.inLayout(Rect(center: dragged.center, size: gapSize)).origin
    slots = Self.slots(geometry, seen: opened ?? geometry, at: middle.y, tuning)
    self.opened = opened.flatMap { opened in
      guard let row = opened.rows.gapRow, let gap = opened.layoutFrame(ofRow: row) else {
        return nil
      }
      return OpenGap(row: row, corner: gap.origin)
    }
  }

  /// The row before which the gap opens; behind all rows it is the number of rows.
  public var row: Int {
    if let opened, holds(opened.row, seenAt: opened.corner) { return opened.row }
    return nearestRow
  }

  /// The row before which the gap would open if none were open.
  var nearestRow: Int { slot(nearestTo: corner) }

  private func slot(nearestTo corner: Point) -> Int {
    geometry.inLayout.slot(nearestTo: corner, size: gapSize, among: slots)
  }

  /// Returns the slots of the section that the centre of the dragged item is in; in a single column, all.
  private static func slots(
    _ geometry: CollectionGeometry, seen: CollectionGeometry, at middle: Length, _ tuning: Tuning
  ) -> ClosedRange<Int> {
    if geometry.layout.isSingleColumn { return geometry.rows.slots }
    func headers(above y: Length) -> Int { seen.headerTops.prefix { $0 <= y }.count }
    let open = seen.rows.gapRow.map { gap in seen.rows.headers.prefix { $0 < gap }.count }
    let tremor = tuning.gapHysteresis
    let holds = [-tremor, tremor].contains { headers(above: middle + $0) == open }
    return geometry.slots(belowHeaders: open.flatMap { holds ? $0 : nil } ?? headers(above: middle))
  }

  /// Whether the dragged item is still in the part of the view that belongs to the open gap.
  ///
  /// In a flow, a gap that does not fit into its line is seen at the head of the next; it holds there, too.
  private func holds(_ row: Int, seenAt seen: Point) -> Bool {
    guard slots.contains(row) else { return false }
    let own = geometry.corner(ofSlot: row, size: gapSize)
    if slot(nearestTo: corner.nudged(towards: own, by: hysteresis)) == row { return true }
    return seen != own
      && slot(nearestTo: corner.nudged(towards: seen, by: hysteresis)) == slot(nearestTo: seen)
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
