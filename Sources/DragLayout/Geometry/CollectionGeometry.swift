package import DragGeometry
package import DragModel

/// The frames of a collection view's rows: a layout's ``LayoutGeometry`` in content coordinates.
///
/// The origin of content coordinates is a corner of the unscrolled viewport: the upper left one if
/// ``LayoutTransform/isReversed`` is `false`, otherwise the lower left one of a vertical view, or
/// the upper right one of a horizontal view.
///
/// It is a class because a structure with two existentials is slower to copy.
package final class CollectionGeometry: Sendable {
  package let layout: any CollectionLayout
  package let inLayout: any LayoutGeometry
  package let transform: LayoutTransform
  package let rows: CollectionRows

  package init(
    _ rows: CollectionRows, _ layout: some CollectionLayout, width: Length,
    isRightToLeft: Bool = false, sizes: @escaping (ContainerID) -> OrderedSizes? = { _ in nil }
  ) {
    let transform = LayoutTransform(of: layout, width: width, isRightToLeft: isRightToLeft)
    (self.layout, self.transform, self.rows) = (layout, transform, rows)
    inLayout = layout.geometry(
      of: LayoutContents(
        rows: rows, width: transform.width, sizes: sizes, sizeInLayout: transform.transposed))
  }

  package var contentSize: Size {
    transform.transposed(Size(width: transform.width, height: inLayout.height))
  }
}

// MARK: - Rows

extension CollectionGeometry {
  package func frame(ofRow row: Int) -> Rect? { layoutFrame(ofRow: row).map(transform.inContent) }

  package func rows(in rect: Rect) -> [Int] { inLayout.rows(in: transform.inLayout(rect)) }

  /// Returns the rows in the viewport at a scroll offset, and within one viewport on either side.
  package func rows(near viewport: Size, at offset: Length) -> [Int] {
    let (axis, length) = (transform.axis, viewport[transform.axis])
    let start = Vector(transform.isReversed ? offset - length : offset, along: axis)
    let size = Size(width: max(viewport.width, 1), height: viewport.height)
    let insets =
      axis == .vertical
      ? Insets(top: -length, bottom: -length) : Insets(left: -length, right: -length)
    return rows(in: Rect(origin: .zero + start, size: size).inset(by: insets))
  }

  package func row(at point: Point) -> Int? {
    let pixel = Length(subpixels: 1)
    return rows(in: Rect(origin: point, size: Size(width: pixel, height: pixel))).first {
      frame(ofRow: $0)?.contains(point) == true
    }
  }

  package func layoutFrame(ofRow row: Int) -> Rect? {
    (0..<rows.count).contains(row) ? inLayout.frame(ofRow: row) : nil
  }

  package func row(beside row: Int, _ direction: Direction) -> Int? {
    inLayout.row(beside: row, transform.inLayout(direction))
  }

  package func row(aPageFrom row: Int, isDown: Bool, _ length: Length) -> Int? {
    guard let frame = layoutFrame(ofRow: row) else { return nil }
    let distance = distance(ofPage: length, isDown: isDown, itemHeight: frame.height)
    let y = min(max(frame.center.y + distance, 0), inLayout.height - 1)
    let line = inLayout.rows(in: Rect(x: frame.center.x, y: y, width: 1, height: 1))
    let row = line.first { inLayout.frame(ofRow: $0).maxX > frame.center.x } ?? line.last
    return row.flatMap { rows.isHeader($0) ? inLayout.row(beside: $0, .down) : $0 }
  }
}

// MARK: - Gaps

extension CollectionGeometry {
  package func frame(ofGap gapIndex: Int, size: Size) -> Rect {
    let size = transform.transposed(size)
    return transform.inContent(Rect(origin: corner(ofGap: gapIndex, size: size), size: size))
  }

  package func gapIndex(beside gapIndex: Int, _ direction: Direction, size: Size) -> Int? {
    inLayout.gapIndex(
      beside: gapIndex, transform.inLayout(direction), size: transform.transposed(size))
  }

  /// Returns the index of the gap one page up or down, in a viewport of this length.
  package func gapIndex(aPageFrom gapIndex: Int, isDown: Bool, _ length: Length, size: Size) -> Int
  {
    let size = transform.transposed(size)
    let distance = distance(ofPage: length, isDown: isDown, itemHeight: size.height)
    let there = corner(ofGap: gapIndex, size: size) + Vector(dx: 0, dy: distance)
    return inLayout.gapIndex(nearestTo: there, size: size, among: rows.gapIndices)
  }

  /// Returns the signed distance of a page: the viewport minus one item, but at least one item.
  private func distance(ofPage length: Length, isDown: Bool, itemHeight: Length) -> Length {
    let isForward = isDown != (transform.isReversed && transform.axis == .vertical)
    let distance = max(length - itemHeight, itemHeight)
    return isForward ? distance : -distance
  }

  package func corner(ofGap gapIndex: Int, size: Size) -> Point {
    inLayout.corner(ofGap: gapIndex, size: size)
  }

  package var leadingMargin: Length { corner(ofGap: rows.gapIndices.lowerBound, size: .zero).x }
}

// MARK: - Open groups of an outline

extension CollectionGeometry {
  /// An open group: its container, the frame of its row, and the bottom edge of its last item.
  package struct OpenGroup: Hashable {
    package let container: ContainerID
    package let row: Rect
    package let bottom: Length

    package var height: Length { bottom - row.maxY }
  }

  /// Returns the open groups of a vertical view, with their coordinates moved by a vector.
  package func openGroups(movedBy shift: Vector) -> [OpenGroup] {
    var groups: [OpenGroup] = []
    var above: (level: Int, row: Int)?
    for (index, piece) in rows.pieces.enumerated() {
      guard case .item(let first, let level) = piece.first else { continue }
      if let above, above.level < level, let row = frame(ofRow: above.row),
        let last = frame(ofRow: lastRow(from: index, level))
      {
        groups.append(
          OpenGroup(
            container: first.container, row: row.moved(by: shift), bottom: last.maxY + shift.dy))
      }
      above = (level, piece.rows.upperBound - 1)
    }
    return groups
  }

  /// Returns the last row of the group that begins with a piece, including groups within it.
  private func lastRow(from index: Int, _ level: Int) -> Int {
    var last = rows.pieces[index]
    for piece in rows.pieces[index...] {
      guard case .item(_, let other) = piece.first else { continue }
      guard other >= level else { break }
      last = piece
    }
    return last.rows.upperBound - 1
  }
}
