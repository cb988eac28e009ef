/// The choice of the gap that opens for a dragged item: the nearest one.
///
/// The dragged item is resized around its centre to the size of the gap. Then its upper left corner
/// is compared with those of the gaps. So a place changes where the item's centre passes the middle
/// between two places, wherever the item was grabbed (R1, R2).
///
/// The gaps are those of the layout without a gap, so a row that makes room changes no choice.
///
/// If `CollectionLayout.isSingleColumn` is `false`, only the section at the item's centre is
/// considered. A section begins with its visible header.
///
/// While a gap is open, the item must leave the zone of ``Tuning/insertionHysteresis`` around the
/// middle before another gap is chosen (R4). The width of the zone is a fraction of the distance
/// between the two gaps, along each axis.
struct InsertionChoice: Sendable {
  let geometry: CollectionGeometry
  /// The origin of the resized dragged item, in layout coordinates.
  private let corner: Point
  private let gapSize: Size
  /// The gap that was chosen last; `nil` without hysteresis.
  private let last: Int?
  /// The corner of ``last`` in the layout with the open gap, which can differ from that in
  /// ``geometry``; `nil` if ``last`` is not the open gap.
  private let visible: Point?
  /// The fraction of the distance between two gaps by which the item must pass their middle.
  private let margin: Fraction
  private let gapIndices: ClosedRange<Int>

  /// Creates a choice for a dragged item whose frame is in content coordinates.
  ///
  /// `opened` is the layout with the open gap, and `last` the gap that was chosen last, by default
  /// that open gap. Without both, the choice has no hysteresis.
  init(
    _ geometry: CollectionGeometry, dragged: Rect, gapSize: Size,
    opened: CollectionGeometry? = nil, last: Int? = nil, _ tuning: Tuning = Tuning()
  ) {
    (self.geometry, self.gapSize) = (geometry, geometry.transform.transposed(gapSize))
    corner = geometry.transform.inLayout(Rect(center: dragged.center, size: gapSize)).origin
    margin = tuning.insertionMargin
    let middle = geometry.transform.inLayout(dragged).center.y
    let reach = (self.gapSize.height + geometry.layout.spacing) * margin
    gapIndices = Self.gapIndices(geometry, visible: opened ?? geometry, at: middle, reach: reach)
    let gap = opened?.rows.gapRow
    self.last = last ?? gap
    visible = self.last == gap ? gap.flatMap { opened?.layoutFrame(ofRow: $0)?.origin } : nil
  }

  var gapIndex: Int {
    let nearest = gapIndex(nearestTo: corner)
    guard let last, last != nearest, gapIndices.contains(last), isNear(last, insteadOf: nearest)
    else {
      return nearest
    }
    return last
  }

  private func gapIndex(nearestTo corner: Point) -> Int {
    geometry.inLayout.gapIndex(nearestTo: corner, size: gapSize, among: gapIndices)
  }

  /// Returns the gaps of the section at `middle`, or of the open gap's section if within `reach`.
  private static func gapIndices(
    _ geometry: CollectionGeometry, visible: CollectionGeometry, at middle: Length, reach: Length
  ) -> ClosedRange<Int> {
    if geometry.layout.isSingleColumn { return geometry.rows.gapIndices }
    func headers(above y: Length) -> Int {
      visible.rows.headers.prefix { visible.inLayout.frame(ofRow: $0).minY <= y }.count
    }
    let open = visible.rows.gapRow.map { gap in visible.rows.headers.prefix { $0 < gap }.count }
    let remains = [-reach, reach].contains { headers(above: middle + $0) == open }
    return geometry.rows.gapIndices(
      belowHeaders: open.flatMap { remains ? $0 : nil } ?? headers(above: middle))
  }

  /// Whether the last gap stays chosen: its corner, in the layout without or with a gap, is near.
  private func isNear(_ last: Int, insteadOf nearest: Int) -> Bool {
    let own = geometry.corner(ofGap: last, size: gapSize)
    if reaches(last, at: own, from: nearest) { return true }
    guard let visible, visible != own else { return false }
    return reaches(gapIndex(nearestTo: visible), at: visible, from: nearest)
  }

  /// Returns whether the gap `goal` becomes the nearest one if the corner moves towards `point`.
  ///
  /// The corner moves by ``margin`` of the distance from the nearest gap to `point`. If that makes
  /// another gap the nearest, the distance counts from there, and so on.
  private func reaches(_ goal: Int, at point: Point, from nearest: Int) -> Bool {
    var (gapIndex, reach) = (nearest, Vector.zero)
    while gapIndex != goal {
      let distance = point - geometry.corner(ofGap: gapIndex, size: gapSize)
      let longer = Vector(
        dx: max(reach.dx, distance.dx.magnitude * margin),
        dy: max(reach.dy, distance.dy.magnitude * margin))
      guard longer != reach else { return false }
      reach = longer
      gapIndex = self.gapIndex(
        nearestTo: Point(
          x: corner.x.pulled(to: point.x, by: reach.dx),
          y: corner.y.pulled(to: point.y, by: reach.dy)))
    }
    return true
  }
}

extension Length {
  fileprivate func pulled(to goal: Length, by most: Length) -> Length {
    self + (goal - self).clamped(to: -most...most)
  }
}
