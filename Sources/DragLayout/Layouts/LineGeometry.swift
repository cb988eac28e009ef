internal import Algorithms
internal import DragGeometry

/// The geometry of rows that are laid out in lines, like the words of a text.
///
/// Gaps are numbered line by line, so a binary search finds the gap nearest to a point.
protocol LineGeometry: LayoutGeometry {
  associatedtype Body: RowBlock
  var blocks: BlockStack<Body> { get }
  /// Returns whether every line has only one row or, if `size` is not `nil`, one gap of that size.
  ///
  /// If so, the arrow keys across the axis lead to no other row or gap.
  func hasOneColumn(withGapOf size: Size?) -> Bool
}

extension LineGeometry {
  var rows: CollectionRows { blocks.rows }
  var height: Length { blocks.height }
  var spacing: Length { blocks.spacing }

  func frame(ofRow row: Int) -> Rect { blocks.frame(ofRow: row) }

  func rows(in rect: Rect) -> [Int] { Array(blocks.rows(in: rect)) }

  /// Returns the horizontally nearest gap in the line that is vertically nearest, in O(log *n*).
  func gapIndex(nearestTo point: Point, size: Size, among gapIndices: ClosedRange<Int>) -> Int {
    func corner(_ gapIndex: Int) -> Point { self.corner(ofGap: gapIndex, size: size) }
    let line = line(nearestTo: point.y, in: Range(gapIndices), corner)
    guard line.count > 1 else { return line.lowerBound }
    let behind = line.partitioningIndex { corner($0).x > point.x }
    let (before, after) = (max(behind - 1, line.lowerBound), min(behind, line.upperBound - 1))
    let x = point.x.nearest(corner(before).x, corner(after).x)
    return x == corner(before).x ? before : after
  }

  /// Returns the gaps of the line whose top is nearest to a height.
  ///
  /// ```
  ///   first ┆   ┆   ┆       the line above, which ends before `next`
  /// ───────────────────── y
  ///    next ┆   ┆   ┆ end   the line below, which begins at `next`
  /// ```
  private func line(
    nearestTo y: Length, in gapIndices: Range<Int>, _ corner: (Int) -> Point
  ) -> Range<Int> {
    let next = firstGap(below: y, in: gapIndices, corner)
    let above = next > gapIndices.lowerBound ? corner(next - 1).y : nil
    let below = next < gapIndices.upperBound ? corner(next).y : nil
    let top = y.nearest(above, below)
    func isInLine(_ gapIndex: Int) -> Bool {
      gapIndices.contains(gapIndex) && corner(gapIndex).y == top
    }
    // In a list, where each line has one gap, neither condition below holds: nothing is searched.
    var first = top == above ? next - 1 : next
    if first < next, isInLine(first - 1) {
      first = gapIndices[..<first].partitioningIndex { corner($0).y >= top }
    }
    var end = top == below ? next + 1 : next
    if end > next, isInLine(end) {
      end = gapIndices[end...].partitioningIndex { corner($0).y > top }
    }
    return first..<end
  }

  /// Returns the first gap whose corner is below `y`; the end of `gapIndices` if there is none.
  private func firstGap(below y: Length, in gapIndices: Range<Int>, _ corner: (Int) -> Point) -> Int
  {
    // A guess that is usually right: the gap after the last row of the line at `y`.
    let end = blocks.endOfLine(atHeight: y).clamped(
      to: gapIndices.lowerBound...gapIndices.upperBound)
    let isFirst =
      (end == gapIndices.lowerBound || corner(end - 1).y <= y)
      && (end == gapIndices.upperBound || corner(end).y > y)
    return isFirst ? end : gapIndices.partitioningIndex { corner($0).y > y }
  }

  func gapIndex(beside gapIndex: Int, _ direction: Direction, size: Size) -> Int? {
    guard direction.axis == .vertical else {
      return hasOneColumn(withGapOf: size) ? nil : adjacentGap(to: gapIndex, direction.isForward)
    }
    let here = corner(ofGap: gapIndex, size: size)
    let isBelow = direction.isForward
    let next = Range(rows.gapIndices).partitioningIndex { other in
      let y = corner(ofGap: other, size: size).y
      return isBelow ? y > here.y : y >= here.y
    }
    let line = isBelow ? next : next - 1
    guard rows.gapIndices.contains(line) else { return nil }
    let top = corner(ofGap: line, size: size).y
    return self.gapIndex(nearestTo: Point(x: here.x, y: top), size: size, among: rows.gapIndices)
  }

  func adjacentGap(to gapIndex: Int, _ isForward: Bool) -> Int? {
    let next = isForward ? gapIndex + 1 : gapIndex - 1
    return rows.gapIndices.contains(next) ? next : nil
  }

  func row(beside row: Int, _ direction: Direction) -> Int? {
    guard direction.axis == .horizontal else { return rowInNextLine(from: row, direction) }
    if hasOneColumn(withGapOf: nil) { return nil }
    let step = direction.isForward ? 1 : -1
    var next = row + step
    while rows.isHeader(next) { next += step }
    return (0..<rows.count).contains(next) ? next : nil
  }

  /// Returns the horizontally nearest row in the next line of rows above or below; skips headers.
  func rowInNextLine(from row: Int, _ direction: Direction) -> Int? {
    var here = frame(ofRow: row)
    let middle = here.center.x
    func distance(_ row: Int) -> Length { (frame(ofRow: row).center.x - middle).magnitude }
    while true {
      let y = y(inLineBeside: here, direction)
      guard y >= 0, y < height else { return nil }
      let line = blocks.rows(atHeight: y).filter { row in
        let top = frame(ofRow: row).minY
        return direction == .down ? top > here.minY : top < here.minY
      }
      guard let next = line.min(by: { distance($0) < distance($1) }) else { return nil }
      guard rows.isHeader(next) else { return next }
      here = frame(ofRow: next)
    }
  }

  private func y(inLineBeside frame: Rect, _ direction: Direction) -> Length {
    guard direction == .down else { return frame.minY - spacing - Length(subpixels: 1) }
    let bottoms = blocks.rows(atHeight: frame.minY).map { self.frame(ofRow: $0).maxY }
    return max(bottoms.max() ?? frame.maxY, frame.maxY) + spacing
  }
}

extension Length {
  fileprivate func nearest(_ first: Length?, _ second: Length?) -> Length {
    guard let first else { return second ?? self }
    guard let second else { return first }
    return (self - first).magnitude <= (second - self).magnitude ? first : second
  }
}
