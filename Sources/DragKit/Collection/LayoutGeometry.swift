public import DragGeometry

/// Where a layout has put the rows of a collection view, and which gaps it can open.
///
/// All points and rectangles are in the coordinates of the layout (``CollectionLayout``).
///
/// A *slot* is a place at which a gap can open. It is named by the row before which the gap would open; the slot
/// behind all rows is the number of rows.
///
/// The first four requirements suffice. The others have implementations that look at every row: a layout of many
/// rows replaces them, above all ``slot(nearestTo:size:among:)``, which is called with every motion of a drag.
public protocol LayoutGeometry: Sendable {
  /// The rows that are laid out.
  var rows: CollectionRows { get }

  /// How far the content goes in the direction in which it scrolls, with its margins.
  var height: Length { get }

  /// Returns the frame of a row, which is one of ``rows``.
  func frame(ofRow row: Int) -> Rect

  /// Returns the rows whose frames meet a rectangle, in ascending order; there may be a few more.
  ///
  /// It is called with every frame, and should cost as much as there are such rows.
  func rows(in rect: Rect) -> [Int]

  /// Returns the corner of a slot at which lines begin: where the gap would be if it opened there.
  ///
  /// - Parameters:
  ///   - slot: A slot, at most the number of rows.
  ///   - size: The size of the gap.
  /// - Returns: The corner.
  func corner(ofSlot slot: Int, size: Size) -> Point

  /// Returns the slot whose corner counts as nearest to a point; by default the one that is.
  ///
  /// It must depend on nothing else, and be such that a point that moves along an axis never comes back to a slot
  /// that it has left: that is why no gap flickers.
  ///
  /// - Parameters:
  ///   - point: The corner of the dragged item at which lines begin.
  ///   - size: The size of the gap.
  ///   - slots: The slots that count.
  /// - Returns: One of these.
  func slot(nearestTo point: Point, size: Size, among slots: ClosedRange<Int>) -> Int

  /// Returns the slot to which an arrow key carries a gap, or `nil` if there is none in that direction; by default
  /// the nearest one.
  func slot(beside slot: Int, _ direction: ScrollDirection, size: Size) -> Int?

  /// Returns the row, other than a header, to which an arrow key leads, or `nil` if there is none in that
  /// direction; by default the nearest one.
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
  /// The square of its length, in subpixels.
  fileprivate var squared: Int {
    let limit = 1 << 30
    let (x, y) = (min(dx.magnitude.subpixels, limit), min(dy.magnitude.subpixels, limit))
    return x * x + y * y
  }
}
