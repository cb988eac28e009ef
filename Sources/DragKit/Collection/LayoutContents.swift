public import DragGeometry
internal import DragModel

/// The rows that a layout lays out, with the room that they have and with the sizes of their own.
public struct LayoutContents {
  /// The rows, with the gap that is open for a drag.
  public let rows: CollectionRows
  /// The extent of the view across its axis.
  public let width: Length
  /// The sizes of the items of a container in their order, if they have sizes of their own.
  let sizes: (ContainerID) -> OrderedSizes?
  /// Returns a size in the coordinates of the layout.
  let sizeInLayout: (Size) -> Size

  /// A section: perhaps a header, and below it other rows.
  public struct Section: Hashable, Sendable {
    /// The row of the header, if any.
    public var header: Int?
    /// The rows below the header; empty in a section without any.
    public var body: Range<Int>
  }

  /// The sections of which something is shown, in order.
  ///
  /// - Complexity: O(*r*) in the number of runs.
  public var sections: [Section] {
    var sections: [Section] = []
    var number: Int?
    for piece in rows.pieces {
      let start = piece.rows.lowerBound
      if piece.section != number { sections.append(Section(body: start..<start)) }
      number = piece.section
      let isHeader = rows.isHeader(start)
      if isHeader { sections[sections.count - 1].header = start }
      let body = sections[sections.count - 1].body
      let first = body.isEmpty ? (isHeader ? piece.rows.upperBound : start) : body.lowerBound
      sections[sections.count - 1].body = first..<piece.rows.upperBound
    }
    return sections
  }

  /// Returns the sizes of some rows: of an item its own, of the gap that of the gap, and `nil` for all others.
  ///
  /// - Complexity: O(*n*) in the number of these rows.
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
