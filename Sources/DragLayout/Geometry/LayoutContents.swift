internal import Algorithms
public import DragGeometry
internal import DragModel

/// The rows that a layout arranges, and the width of their view.
public struct LayoutContents {
  /// The rows of the view: headers, items except for hidden dragged ones, and the gap of a drag.
  public let rows: CollectionRows
  /// The extent of the view perpendicular to its axis.
  public let width: Length
  let sizes: (ContainerID) -> OrderedSizes?
  let sizeInLayout: (Size) -> Size

  /// The sections that have rows, in order.
  ///
  /// `header` is the row of the section's header; `nil` if the section has none. `body` is the
  /// range of the section's other rows.
  ///
  /// - Complexity: O(*r* log *r*) for *r* sections and open groups.
  public var sections: [(header: Int?, body: Range<Int>)] {
    rows.pieces.chunked(on: \.section).map { _, pieces in
      let end = pieces[pieces.endIndex - 1].rows.upperBound
      let rows = pieces[pieces.startIndex].rows.lowerBound..<end
      guard self.rows.isHeader(rows.lowerBound) else { return (nil, rows) }
      return (rows.lowerBound, rows.dropFirst())
    }
  }

  /// Returns the sizes of the rows in a range, in layout coordinates.
  ///
  /// The size is `nil` for a header, and for every item of a view without ``ItemSizes``. In a view
  /// with ``ItemSizes``, an item without a size of its own has the layout's
  /// ``CollectionLayout/itemSize(_:inWidth:)``. The gap of a drag has its own size in every view.
  ///
  /// - Complexity: O(*r* + *n*) for *r* sections and open groups, and *n* rows in the range.
  public func sizes(ofRows range: Range<Int>) -> [Size?] {
    var all: [Size?] = []
    all.reserveCapacity(range.count)
    for piece in rows.pieces where piece.rows.overlaps(range) {
      let part = piece.rows.clamped(to: range)
      switch piece.first {
      case .header: all.append(nil)
      case .gap(let gap): all.append(sizeInLayout(gap.size))
      case .item(let first, _):
        let start = first.offset + part.lowerBound - piece.rows.lowerBound
        let own = sizes(first.container)
        all += (start..<start + part.count).map { own?[$0] }
      }
    }
    return all
  }
}
