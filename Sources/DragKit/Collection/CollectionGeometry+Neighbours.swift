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
    guard let middle = anchor(ofGap: row)?.center.x else { return nil }
    var current = row
    while let y = edge(ofLineWith: current, direction), y >= 0, y < contentSize.height {
      let line = rows(atHeight: y).filter { isBeyond($0, current, direction) }
      guard let next = nearest(to: middle, of: line) else { return nil }
      guard case .header = rows[next] else { return next }
      current = next
    }
    return nil
  }

  /// The height just beyond the line that a row stands in.
  private func edge(ofLineWith row: Int, _ direction: ScrollDirection) -> Length? {
    guard let frame = anchor(ofGap: row) else { return nil }
    guard direction == .down else { return frame.minY - layout.spacing - Length(subpixels: 1) }
    let bottoms = rows(atHeight: frame.minY).compactMap { self.frame(ofRow: $0)?.maxY }
    return max(bottoms.max() ?? frame.maxY, frame.maxY) + layout.spacing
  }

  private func rows(atHeight y: Length) -> Range<Int> {
    rows(in: Rect(x: 0, y: y, width: max(contentSize.width, 1), height: Length(subpixels: 1)))
  }

  private func isBeyond(_ row: Int, _ other: Int, _ direction: ScrollDirection) -> Bool {
    guard let frame = frame(ofRow: row), let from = anchor(ofGap: other) else { return false }
    return direction == .down ? frame.minY > from.minY : frame.minY < from.minY
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

// Where gaps would be.
extension CollectionGeometry {
  /// Where a gap before a row would begin, or behind all of them: the place of that row.
  func anchor(ofGap row: Int) -> Rect? {
    if let frame = frame(ofPlace: row) { return frame }
    guard row == rows.count else { return nil }
    let start = Point(x: layout.insets.left, y: layout.insets.top)
    guard let last = frame(ofRow: row - 1) else {
      return Rect(origin: start, size: Size(width: max(innerWidth, 1), height: 1))
    }
    if case .flow = layout {
      return last.moved(by: Vector(dx: isRightToLeft ? -last.width : last.width, dy: .zero))
    }
    return last.moved(by: Vector(dx: .zero, dy: last.height + layout.spacing))
  }

  /// Where the middle of what is carried has to be for the gap before a row to open, with a gap of a
  /// size; a list leaves open how far aside.
  func middle(ofGap row: Int, size: Size, aside x: Length) -> Point? {
    guard let anchor = anchor(ofGap: row) else { return nil }
    switch layout {
    case .list: return Point(x: x, y: anchor.minY + size.height / 2)
    case .grid: return anchor.center
    case .flow:
      let edge = isRightToLeft ? anchor.maxX - 1 : anchor.minX
      return Point(x: edge, y: anchor.center.y)
    }
  }

  /// The gap beside another; nothing where there is none in that direction.
  func gap(beside row: Int, _ direction: ScrollDirection) -> Int? {
    if case .list = layout {
      guard direction.axis == .vertical else { return nil }
      let next = direction.isForward ? row + 1 : row - 1
      if next == 0, case .header = rows[0] { return nil }
      return (0...rows.count).contains(next) ? next : nil
    }
    if let next = self.row(beside: row, direction) { return next }
    let isForward =
      direction.axis == .vertical ? direction.isForward : direction.isForward != isRightToLeft
    return isForward && row == rows.count - 1 ? rows.count : nil
  }
}
