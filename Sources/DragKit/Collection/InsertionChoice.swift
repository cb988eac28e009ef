public import DragGeometry

/// Which gap of a collection view what is carried would go into.
///
/// It is worked out from where everything stands without any gap, and from where what is carried is
/// now; which gap is open matters only at the edges of tiles. Hence nothing that makes room can
/// change the choice, and nothing ever flickers.
///
/// In a list a neighbour makes room when the edge of what is carried has passed the neighbour's
/// middle, and not when it merely touches; one that has made room is compared where it stands then
/// (R1). Both come to the same: a row stands before the gap where its middle is above the upper edge
/// of what is carried.
public struct InsertionChoice: Hashable, Sendable {
  /// Where everything stands without what is lifted, and without a gap.
  public let geometry: CollectionGeometry
  /// What is carried, counted as the geometry is.
  public let carried: Rect
  /// How large the gap would be: what is carried counts as so large, around its own middle (R2).
  public let gapSize: Size
  /// The row before which the gap is open, where one is and may stay although what is carried has
  /// just left it; nothing when it is let go of, which counts where it is.
  public let current: Int?

  /// Creates a choice.
  public init(
    _ geometry: CollectionGeometry, carried: Rect, gapSize: Size, current: Int? = nil
  ) {
    (self.geometry, self.carried) = (geometry, carried)
    (self.gapSize, self.current) = (gapSize, current)
  }

  /// The row before which the gap shall be; behind all rows it is the number of rows.
  public var row: Int {
    let row =
      switch geometry.layout {
      case .list: rowInList
      case .grid: rowInGrid
      case .flow: rowInFlow
      }
    return behindHeader(row)
  }

  /// How far into a tile the middle of what is carried must be: a fifth of it, and never more than
  /// 24 px (CompatReorderable).
  private static let (entry, farthestEntry) = (Fraction.percent(20), 24 as Length)

  private var middle: Point { carried.center }

  /// What would stand before a header stands behind it where nothing comes before.
  private func behindHeader(_ row: Int) -> Int {
    if row == 0, case .header = geometry.rows[0] { return 1 }
    return row
  }
}

extension InsertionChoice {
  /// Behind the rows whose middle is above the upper edge.
  private var rowInList: Int {
    let edge = middle.y - gapSize.height / 2
    var row = rows(at: edge).lowerBound
    while let frame = geometry.frame(ofRow: row), frame.center.y < edge { row += 1 }
    return row
  }

  /// Where the tile stands that the middle is over.
  ///
  /// The place of the gap that is open is a dead zone, a little beyond its edges too (R4).
  private var rowInGrid: Int {
    if let current, let place = geometry.frame(ofPlace: current),
      Self.zone(around: place, spacing: geometry.layout.spacing).contains(middle)
    {
      return current
    }
    guard let row = geometry.row(at: middle) else { return rowAtEndOfLine }
    if case .header = geometry.rows[row] { return row + 1 }
    return row
  }

  /// Before the tile that the middle is over, or, in its second half, behind it.
  private var rowInFlow: Int {
    guard let row = geometry.row(at: middle), let frame = geometry.frame(ofRow: row) else {
      return rowAtEndOfLine
    }
    if case .header = geometry.rows[row] { return row + 1 }
    let isBehind = (middle.x >= frame.center.x) != geometry.isRightToLeft
    return isBehind ? row + 1 : row
  }

  /// Beside all tiles: behind those of the line that the middle has passed.
  private var rowAtEndOfLine: Int {
    let rows = rows(at: middle.y)
    let passed = rows.prefix { row in
      guard let frame = geometry.frame(ofRow: row) else { return false }
      if case .header = geometry.rows[row] { return frame.minY <= middle.y }
      let isPassed =
        geometry.isRightToLeft ? frame.center.x > middle.x : frame.center.x <= middle.x
      return isPassed || frame.maxY <= middle.y
    }
    return rows.lowerBound + passed.count
  }

  private static func zone(around place: Rect, spacing: Length) -> Rect {
    let dx = spacing + min(place.width * entry, farthestEntry)
    let dy = spacing + min(place.height * entry, farthestEntry)
    return place.inset(by: Insets(left: -dx, top: -dy, right: -dx, bottom: -dy))
  }

  /// The rows of the line at a height.
  private func rows(at y: Length) -> Range<Int> {
    geometry.rows(
      in: Rect(
        x: 0, y: y, width: max(geometry.contentSize.width, 1), height: Length(subpixels: 1)))
  }
}
