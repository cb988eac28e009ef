public import DragGeometry

/// The frames of a collection view's rows in a layout, and the places at which gaps can open.
///
/// Points, rectangles and directions are in the coordinates of the layout (``CollectionLayout``).
///
/// Rows are numbered from zero. The *index of a gap* is the number of the row before which the gap
/// opens. The gap after all rows has the number of rows.
///
/// The methods ``gapIndex(nearestTo:size:among:)``, ``gapIndex(beside:_:size:)`` and
/// ``row(beside:_:)`` have default implementations, which visit every gap or row. A layout of many
/// rows should replace them, above all the first of these, which each motion of a drag calls.
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
  /// The result may contain a few other rows. This function is called at every step of scrolling,
  /// so its time should be linear in the number of rows returned.
  func rows(in rect: Rect) -> [Int]

  /// Returns the upper left corner of a gap.
  ///
  /// The rows are laid out without a gap. Opening this gap can move other rows of its line.
  ///
  /// - Parameters:
  ///   - gapIndex: The index of the gap, at most the number of rows.
  ///   - size: The size of the gap.
  /// - Returns: The corner, in the coordinates of the layout.
  func corner(ofGap gapIndex: Int, size: Size) -> Point

  /// Returns the index of the gap nearest to a point.
  ///
  /// The layout decides how the distance is measured. The default implementation returns the gap
  /// whose corner is nearest to the point.
  ///
  /// To avoid flicker, the result must depend only on the geometry and the arguments. While the
  /// point moves in one direction along an axis, a replaced gap must not be returned again.
  ///
  /// - Parameters:
  ///   - point: The upper left corner of the dragged item's frame, resized around its centre to
  ///     `size`.
  ///   - size: The size of the gap.
  ///   - gapIndices: The indices of the gaps to choose from.
  /// - Returns: One of `gapIndices`.
  func gapIndex(nearestTo point: Point, size: Size, among gapIndices: ClosedRange<Int>) -> Int

  /// Returns the index of the gap to which an arrow key leads from a gap; `nil` if there is none.
  ///
  /// The default implementation returns the nearest gap in the direction. `size` is the gap's size.
  func gapIndex(beside gapIndex: Int, _ direction: Direction, size: Size) -> Int?

  /// Returns the row to which an arrow key moves the focus; `nil` if there is none.
  ///
  /// The result is not the row of a header (``LayoutContents/sections``). The default
  /// implementation returns the nearest such row in the direction.
  func row(beside row: Int, _ direction: Direction) -> Int?
}

extension LayoutGeometry {
  public func gapIndex(nearestTo point: Point, size: Size, among gapIndices: ClosedRange<Int>)
    -> Int
  {
    func distance(_ gapIndex: Int) -> Int {
      corner(ofGap: gapIndex, size: size).squaredDistance(to: point)
    }
    return gapIndices.min { distance($0) < distance($1) } ?? gapIndices.lowerBound
  }

  public func gapIndex(beside gapIndex: Int, _ direction: Direction, size: Size) -> Int? {
    func gap(_ gapIndex: Int) -> Rect {
      Rect(origin: corner(ofGap: gapIndex, size: size), size: size)
    }
    return nearest(
      to: gap(gapIndex), direction, among: rows.gapIndices.lazy.filter { $0 != gapIndex }, at: gap)
  }

  public func row(beside row: Int, _ direction: Direction) -> Int? {
    let others = (0..<rows.count).lazy.filter { $0 != row && !rows.isHeader($0) }
    return nearest(to: frame(ofRow: row), direction, among: others, at: frame(ofRow:))
  }

  /// Returns the candidate nearest to `start` in a direction, by ``Rect/distance(to:_:)``.
  private func nearest(
    to start: Rect, _ direction: Direction, among candidates: some Sequence<Int>,
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

extension Rect {
  /// Returns a measure of the distance to `other`; `nil` if `other` is not in the direction.
  ///
  /// All of `other` must be past the centre of this rectangle. The measure, in subpixels, is the
  /// distance of the edges along the direction, plus three times their distance across it (ours: an
  /// item straight ahead is preferred to a nearer one aside).
  package func distance(to other: Rect, _ direction: Direction) -> Int? {
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
