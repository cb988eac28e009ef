internal import DragGeometry
internal import DragModel

// The groups of an outline that are open.
extension CollectionGeometry {
  /// Where the rows of an open group stand.
  struct OpenGroup: Hashable {
    /// The container of what is in the group.
    let container: ContainerID
    /// The row that stands for the group.
    let row: Rect
    /// The lower edge of the last row in it.
    let bottom: Length

    /// How high all rows in it are together, with the spacing before each.
    var height: Length { bottom - row.maxY }
  }

  /// The groups that are open and have something in them, from top to bottom.
  var openGroups: [OpenGroup] {
    var groups: [OpenGroup] = []
    var above: (level: Int, row: Int)?
    for (index, piece) in rows.pieces.enumerated() {
      guard case .items(let container, _, let level) = piece.kind else { continue }
      if let above, above.level < level, let row = frame(ofRow: above.row),
        let last = frame(ofRow: lastRow(from: index, level))
      {
        groups.append(OpenGroup(container: container, row: row, bottom: last.maxY))
      }
      above = (level, piece.rows.upperBound - 1)
    }
    return groups
  }

  /// The last row of the group that begins with a piece; a gap behind it is none of its rows.
  private func lastRow(from index: Int, _ level: Int) -> Int {
    var last = rows.pieces[index]
    for piece in rows.pieces[index...] {
      guard case .items(_, _, let other) = piece.kind else { continue }
      guard other >= level else { break }
      last = piece
    }
    return last.rows.upperBound - 1
  }
}
