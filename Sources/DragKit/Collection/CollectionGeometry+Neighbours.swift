internal import DragGeometry

// What is beside what, as arrow keys go.
extension CollectionGeometry {
  /// The row beside another; nothing where there is none in that direction.
  ///
  /// Tiles follow each other from line to line; across lines it is the tile whose middle is nearest. Headers
  /// are passed over.
  func row(beside row: Int, _ direction: ScrollDirection) -> Int? {
    guard direction.axis == .horizontal else { return rowInNextLine(from: row, direction) }
    if case .list = layout { return nil }
    let step = direction.isForward != isRightToLeft ? 1 : -1
    var next = row + step
    while case .header = rows[next] { next += step }
    return (0..<rows.count).contains(next) ? next : nil
  }

  private func rowInNextLine(from row: Int, _ direction: ScrollDirection) -> Int? {
    guard let start = frame(ofRow: row) else { return nil }
    var here = start
    while true {
      let y = edge(ofLineWith: here, direction)
      guard y >= 0, y < contentSize.height else { return nil }
      let line = rows(atHeight: y).filter { isBeyond($0, here, direction) }
      guard let next = nearest(to: start.center.x, of: line), let frame = frame(ofRow: next) else {
        return nil
      }
      guard case .header = rows[next] else { return next }
      here = frame
    }
  }

  /// The height just beyond the line that something stands in.
  private func edge(ofLineWith frame: Rect, _ direction: ScrollDirection) -> Length {
    guard direction == .down else { return frame.minY - layout.spacing - Length(subpixels: 1) }
    let bottoms = rows(atHeight: frame.minY).compactMap { self.frame(ofRow: $0)?.maxY }
    return max(bottoms.max() ?? frame.maxY, frame.maxY) + layout.spacing
  }

  private func isBeyond(_ row: Int, _ other: Rect, _ direction: ScrollDirection) -> Bool {
    guard let frame = frame(ofRow: row) else { return false }
    return direction == .down ? frame.minY > other.minY : frame.minY < other.minY
  }

  private func rows(atHeight y: Length) -> Range<Int> {
    rows(in: Rect(x: 0, y: y, width: max(contentSize.width, 1), height: Length(subpixels: 1)))
  }

  private func nearest(to middle: Length, of line: [Int]) -> Int? {
    line.min { left, right in
      (distance(of: left, to: middle), left) < (distance(of: right, to: middle), right)
    }
  }

  private func distance(of row: Int, to middle: Length) -> Length {
    ((frame(ofRow: row)?.center.x ?? .zero) - middle).magnitude
  }
}

// What is beside a slot, as arrow keys go.
extension CollectionGeometry {
  /// Returns the slot beside another in a direction, for a gap of a size; `nil` if there is none.
  func slot(beside slot: Int, _ direction: ScrollDirection, size: Size) -> Int? {
    guard case .list = layout else {
      return direction.axis == .vertical
        ? self.slot(direction, of: slot, size: size)
        : gap(after: slot, direction.isForward != isRightToLeft)
    }
    return direction.axis == .vertical ? gap(after: slot, direction.isForward) : nil
  }

  private func gap(after slot: Int, _ isForward: Bool) -> Int? {
    let next = isForward ? slot + 1 : slot - 1
    return slots.contains(next) ? next : nil
  }
}

// Far away.
extension CollectionGeometry {
  /// The first row that is no header.
  var firstItem: Int? { (0..<rows.count).first { !rows.isHeader($0) } }

  /// The last row that is no header.
  var lastItem: Int? { (0..<rows.count).last { !rows.isHeader($0) } }

  /// Returns the row, other than a header, that is a page before or behind another.
  func row(aPageFrom row: Int, _ isForward: Bool, _ length: Length) -> Int? {
    guard let frame = frame(ofRow: row) else { return nil }
    let way = max(length - frame.height, frame.height)
    let y = min(max(frame.center.y + (isForward ? way : -way), 0), contentSize.height - 1)
    let line = rows(in: Rect(x: frame.center.x, y: y, width: 1, height: 1))
    let row = line.first { self.frame(ofRow: $0).map { $0.maxX > frame.center.x } ?? false }
    return (row ?? line.last).flatMap { rows.isHeader($0) ? self.row(beside: $0, .down) : $0 }
  }
}
