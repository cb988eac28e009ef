public import DragGeometry

/// The frames of a collection view's rows in a layout, and the slots in which gaps can open.
///
/// Points, rectangles and directions are in the coordinates of the layout (``CollectionLayout``).
///
/// Rows are numbered from zero. A *slot* is a place at which a gap can open. Its number is that of
/// the row before which the gap would open, or the number of rows for the slot behind all rows.
///
/// The last three requirements have default implementations that visit every slot or row. A layout
/// of many rows should replace them, above all ``slot(nearestTo:size:among:)``, which is called at every
/// motion of a drag.
public protocol LayoutGeometry: Sendable {
  /// The rows that were laid out (``LayoutContents/rows``).
  var rows: CollectionRows { get }

  /// The extent of the content along the axis of the layout, with the margins.
  var height: Length { get }

  /// Returns the frame of a row.
  ///
  /// - Precondition: The row is at least zero and less than the number of ``rows``.
  func frame(ofRow row: Int) -> Rect

  /// Returns the rows that intersect a rectangle, in ascending order, and possibly a few more.
  ///
  /// It is called at every step of scrolling, so its time should be linear in the number of these rows.
  func rows(in rect: Rect) -> [Int]

  /// Returns the origin of a gap that opens in a slot.
  ///
  /// - Parameters:
  ///   - slot: A slot, at most the number of rows.
  ///   - size: The size of the gap.
  /// - Returns: The upper left corner of the gap.
  func corner(ofSlot slot: Int, size: Size) -> Point

  /// Returns the slot nearest to a point, by the layout's own measure.
  ///
  /// The default implementation returns the slot whose corner is nearest to the point.
  ///
  /// So that no gap flickers, the result must depend on the geometry and the arguments alone. While the
  /// point moves in one direction along an axis, a slot must not be the result again after another slot was.
  ///
  /// - Parameters:
  ///   - point: The origin of the dragged item's frame, resized around its centre to the size of the gap.
  ///   - size: The size of the gap.
  ///   - slots: The slots to choose from.
  /// - Returns: One of `slots`.
  func slot(nearestTo point: Point, size: Size, among slots: ClosedRange<Int>) -> Int

  /// Returns the slot to which an arrow key moves a gap, by default the nearest in the direction;
  /// `nil` if there is none.
  func slot(beside slot: Int, _ direction: ScrollDirection, size: Size) -> Int?

  /// Returns the row, other than a header, to which an arrow key moves the focus, by default the
  /// nearest in the direction; `nil` if there is none.
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
  /// In square subpixels; components are clamped so that the result cannot overflow.
  fileprivate var squared: Int {
    let limit = 1 << 30
    let (x, y) = (min(dx.magnitude.subpixels, limit), min(dy.magnitude.subpixels, limit))
    return x * x + y * y
  }
}

extension Rect {
  /// Returns the distance in subpixels to `other`; `nil` unless all of `other` is past the centre of this
  /// rectangle in the direction.
  ///
  /// The distance across the direction counts three times.
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
