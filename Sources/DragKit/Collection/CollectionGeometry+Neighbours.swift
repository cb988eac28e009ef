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
    guard let start = anchor(ofGap: row) else { return nil }
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

// Where gaps would be.
extension CollectionGeometry {
  /// Where a gap before a row would begin, or behind all of them: the place of that row.
  ///
  /// In a section without tiles it is the beginning of the header.
  func anchor(ofGap row: Int) -> Rect? {
    if case .list = layout { return anchorInList(row) }
    if isInEmptySection(row) { return frame(ofRow: row - 1).map(beginning) }
    if case .flow = layout, isEndOfSection(row), let last = frame(ofRow: row - 1) {
      return last.moved(by: Vector(dx: isRightToLeft ? -last.width : last.width, dy: .zero))
    }
    return frame(ofPlace: row) ?? (row == rows.count ? start : nil)
  }

  private func beginning(of header: Rect) -> Rect {
    let width = min(layout.itemWidth ?? header.width, header.width)
    let x = isRightToLeft ? header.maxX - width : header.minX
    return Rect(x: x, y: header.minY, width: width, height: header.height)
  }

  private func anchorInList(_ row: Int) -> Rect? {
    if let frame = frame(ofRow: row) { return frame }
    guard row == rows.count else { return nil }
    guard let last = frame(ofRow: row - 1) else { return start }
    return last.moved(by: Vector(dx: .zero, dy: last.height + layout.spacing))
  }

  /// Where the first row would begin.
  private var start: Rect {
    let origin = Point(x: layout.insets.left, y: layout.insets.top)
    return Rect(origin: origin, size: Size(width: max(innerWidth, 1), height: 1))
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
    if direction.axis == .horizontal {
      if case .list = layout { return nil }
      return gap(after: row, direction.isForward != isRightToLeft)
    }
    if case .list = layout { return gap(after: row, direction.isForward) }
    return gapInNextLine(from: row, direction)
  }

  /// The gap before the next row, or before the row before; there is none before the first header.
  private func gap(after row: Int, _ isForward: Bool) -> Int? {
    let next = isForward ? row + 1 : row - 1
    if next == 0, case .header = rows[0] { return nil }
    return (0...rows.count).contains(next) ? next : nil
  }

  /// The gap before the tile below or above, where no section without tiles is on the way.
  private func gapInNextLine(from row: Int, _ direction: ScrollDirection) -> Int? {
    let next = self.row(beside: row, direction)
    guard direction == .down else {
      let first = (next ?? 0) + 1
      return (first..<max(row, first)).last(where: isInEmptySection) ?? next
    }
    let rest = (row + 1)..<max(next ?? rows.count, row) + 1
    return rest.first(where: isInEmptySection)
      ?? next ?? (row == rows.count - 1 ? rows.count : nil)
  }

  /// `true` where a gap before a row would be all that there is in its section.
  private func isInEmptySection(_ row: Int) -> Bool {
    guard row > 0, case .header = rows[row - 1] else { return false }
    return isEndOfSection(row)
  }
}
