internal import Algorithms
public import DragGeometry
internal import DragModel

/// The rows that a layout arranges, and the width of their view.
public struct LayoutContents {
  /// The rows; during a drag, without a hidden lifted item, and with or without the open gap.
  public let rows: CollectionRows
  /// The extent of the view across its axis.
  public let width: Length
  let sizes: (ContainerID) -> OrderedSizes?
  let sizeInLayout: (Size) -> Size

  /// The sections that have rows: the header's row (`nil` if none), and the range of the other rows.
  ///
  /// - Complexity: O(*r* log *r*) in the number of sections and open groups.
  public var sections: [(header: Int?, body: Range<Int>)] {
    rows.pieces.chunked(on: \.section).map { _, pieces in
      let end = pieces[pieces.endIndex - 1].rows.upperBound
      let rows = pieces[pieces.startIndex].rows.lowerBound..<end
      guard self.rows.isHeader(rows.lowerBound) else { return (nil, rows) }
      return (rows.lowerBound, rows.dropFirst())
    }
  }

  /// Returns the sizes of some rows in layout coordinates; `nil` for headers, and for the items of
  /// a view without ``ItemSizes``.
  ///
  /// - Complexity: O(*r* + *n*) for *r* sections and open groups, and *n* rows in the range.
  public func sizes(ofRows range: Range<Int>) -> [Size?] {
    var all: [Size?] = []
    all.reserveCapacity(range.count)
    for piece in rows.pieces where piece.rows.overlaps(range) {
      let part = piece.rows.clamped(to: range)
      switch piece.kind {
      case .header: all.append(nil)
      case .gap(let gap): all.append(sizeInLayout(gap.size))
      case .items(let container, let first, _):
        let start = first + part.lowerBound - piece.rows.lowerBound
        let own = sizes(container)
        all += (start..<start + part.count).map { own?[$0] }
      }
    }
    return all
  }
}
