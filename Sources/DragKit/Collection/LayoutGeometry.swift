public import DragGeometry

/// The frames of a collection view's rows in a layout, and the slots in which gaps can open.
///
/// Points, rectangles and directions are in the coordinates of the layout (``CollectionLayout``).
///
/// Rows are numbered from zero. A *slot* is a place at which a gap can open. The slot before a row
/// has the number of that row. The slot behind all rows has the number of rows.
///
/// ``slot(nearestTo:size:among:)``, ``slot(beside:_:size:)`` and ``row(beside:_:)`` have default
/// implementations, which visit every slot or row. A layout of many rows should replace them. The
/// first of them is the most important, since it is called at every motion of a drag.
public protocol LayoutGeometry: Sendable {
  /// The rows that were laid out (``LayoutContents/rows``).
  var rows: CollectionRows { get }

  /// The extent of the content along the axis of the layout, including the margins.
  var height: Length { get }

  /// Returns the frame of a row.
  ///
  /// - Precondition: The row is at least zero and less than the number of ``rows``.
  func frame(ofRow row: Int) -> Rect

  /// Returns the rows that intersect a rectangle, in ascending order.
  ///
  /// The result may contain a few other rows. This function is called at every step of scrolling, so
  /// its time should be linear in the number of rows returned.
  func rows(in rect: Rect) -> [Int]

  /// Returns the upper left corner of a gap that opens in a slot.
  ///
  /// - Parameters:
  ///   - slot: The number of the slot, at most the number of rows.
  ///   - size: The size of the gap.
  /// - Returns: The corner, in the coordinates of the layout.
  func corner(ofSlot slot: Int, size: Size) -> Point

  /// Returns the slot nearest to a point.
  ///
  /// The layout decides how the distance is measured. The default implementation returns the slot
  /// whose corner is nearest to the point.
  ///
  /// So that no gap flickers, the result must depend on the geometry and the arguments alone. While
  /// the point moves in one direction along an axis, a slot that another slot has replaced must not
  /// be returned again.
  ///
  /// - Parameters:
  ///   - point: The upper left corner of the dragged item's frame, resized around its centre to
  ///     `size`.
  ///   - size: The size of the gap.
  ///   - slots: The slots to choose from.
  /// - Returns: One of `slots`.
  func slot(nearestTo point: Point, size: Size, among slots: ClosedRange<Int>) -> Int

  /// Returns the slot to which an arrow key moves a gap; `nil` if there is none in the direction.
  ///
  /// The default implementation returns the nearest slot in the direction. `size` is the size of the
  /// gap.
  func slot(beside slot: Int, _ direction: ScrollDirection, size: Size) -> Int?

  /// Returns the row to which an arrow key moves the focus; `nil` if there is none in the direction.
  ///
  /// The row is no header. The default implementation returns the nearest such row in the direction.
  func row(beside row: Int, _ direction: ScrollDirection) -> Int?
}

extension LayoutGeometry {
  public func slot(nearestTo point: Point, size: Size, among slots: ClosedRange<Int>) -> Int {
    func distance(_ slot: Int) -> Int { (corner(ofSlot: slot, size: size) - point).squared }
    return slots.min { distance($0) < distance($1) } ?? slots.lowerBound
  }

  public func slot(beside slot: Int, _ direction: ScrollDirection, size: Size) -> Int? {
    func gap(_ slot: Int) -> Rect { Rect(origin: corner(ofSlot: slot, size: size), size: size) }
    return nearest(to: gap(slot), direction, among: rows.slots.lazy.filter { $0 != slot }, at: gap)
  }

  public func row(beside row: Int, _ direction: ScrollDirection) -> Int? {
    let others = (0..<rows.count).lazy.filter { $0 != row && !rows.isHeader($0) }
    return nearest(to: frame(ofRow: row), direction, among: others, at: frame(ofRow:))
  }

  private func nearest(
    to start: Rect, _ direction: ScrollDirection, among candidates: some Sequence<Int>,
    at frame: (Int) -> Rect
  ) -> Int? {
    let across = direction.axis.across
    return candidates.compactMap { candidate in
      let end = frame(candidate)
      let aside = (end.center[across] - start.center[across]).magnitude
      return start.distance(to: end, direction).map { ($0, aside, candidate) }
    }.min { $0 < $1 }?.2
  }
}

extension Vector {
  fileprivate var squared: Int {
    let limit = 1 << 30
    let (x, y) = (min(dx.magnitude.subpixels, limit), min(dy.magnitude.subpixels, limit))
    return x * x + y * y
  }
}

extension Rect {
  /// Returns a measure of the gap to `other`; `nil` if `other` is not in the direction.
  ///
  /// All of `other` must be past the centre of this rectangle. The measure is the gap between the edges
  /// along the direction plus three times the gap across it, in subpixels.
  func distance(to other: Rect, _ direction: ScrollDirection) -> Int? {
    let (along, across) = (direction.axis, direction.axis.across)
    let isThere =
      direction.isForward
      ? other.start(along) >= center[along] : other.end(along) <= center[along]
    guard isThere else { return nil }
    let gap =
      direction.isForward ? other.start(along) - end(along) : start(along) - other.end(along)
    let aside = max(other.start(across) - end(across), start(across) - other.end(across), 0)
    return max(gap, 0).subpixels + 3 * aside.subpixels
  }

  private func start(_ axis: Axis) -> Length { origin[axis] }

  private func end(_ axis: Axis) -> Length { origin[axis] + size[axis] }
}
