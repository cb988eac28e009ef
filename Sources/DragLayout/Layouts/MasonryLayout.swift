internal import Algorithms
internal import DragGeometry

/// Tiles in columns of one width (``TileConfiguration/masonry``).
struct MasonryLayout: CollectionLayout {
  let configuration: TileConfiguration

  var spacing: Length { configuration.spacing }

  func itemSize(_ own: Size?, inWidth width: Length) -> Size {
    let height = own?.height ?? configuration.itemSize.height
    return Size(width: MasonryColumns(configuration, width: width).width, height: height)
  }

  func geometry(of contents: LayoutContents) -> some LayoutGeometry {
    MasonryGeometry(contents, configuration)
  }
}

/// The number, width and position of the columns that fit in a view.
private struct MasonryColumns {
  let count: Int
  let spacing: Length
  let width: Length
  let left: Length
  let innerWidth: Length

  init(_ tiles: TileConfiguration, width: Length) {
    spacing = tiles.spacing
    innerWidth = max(width - tiles.insets.left - tiles.insets.right, 0)
    let pitch = max((tiles.itemSize.width + tiles.spacing).subpixels, 1)
    count = max((innerWidth + tiles.spacing).subpixels / pitch, 1)
    let room = innerWidth - tiles.spacing * (count - 1)
    self.width = Length(pixels: max(room.subpixels / count / 256, 0))
    let rest = room - self.width * count
    left = tiles.insets.left + max(rest / 2, 0).roundedToPixel
  }
}

/// The frames of the rows, and the corner and column of each gap.
private struct MasonryGeometry: LayoutGeometry {
  let rows: CollectionRows
  private(set) var height: Length
  private var frames: [Rect] = []
  private var gaps: [(corner: Point, column: Int)] = []
  /// The indices of each column's gaps; a row has the same index as the gap before it.
  private var columns: [[Int]]

  init(_ contents: LayoutContents, _ tiles: TileConfiguration) {
    let line = MasonryColumns(tiles, width: contents.width)
    rows = contents.rows
    height = tiles.insets.top
    columns = Array(repeating: [], count: line.count)
    var ends = MasonryEnds(line, top: height)
    for section in contents.sections {
      if section.header != nil {
        addGap(at: ends)
        let frame = Rect(
          x: tiles.insets.left, y: ends.nextLine, width: line.innerWidth, height: tiles.headerHeight
        )
        frames.append(frame)
        ends = MasonryEnds(line, top: frame.maxY + tiles.spacing)
      } else if !frames.isEmpty {
        ends = MasonryEnds(line, top: ends.nextLine)
      }
      for own in contents.sizes(ofRows: section.body) {
        addGap(at: ends)
        frames.append(ends.place(own?.height ?? tiles.itemSize.height))
      }
    }
    addGap(at: ends)
    height = (frames.map(\.maxY).max() ?? height) + tiles.insets.bottom
  }

  private mutating func addGap(at ends: MasonryEnds) {
    columns[ends.column].append(gaps.count)
    gaps.append((corner: ends.corner, column: ends.column))
  }

  func frame(ofRow row: Int) -> Rect { frames[row] }

  func rows(in rect: Rect) -> [Int] {
    columns.flatMap { column -> [Int] in
      let rows = column.last == frames.count ? column.dropLast() : column[...]
      let first = rows.partitioningIndex { frames[$0].maxY > rect.minY }
      let end = rows.partitioningIndex { frames[$0].minY >= rect.maxY }
      return rows[first..<max(first, end)].filter {
        frames[$0].minX < rect.maxX && frames[$0].maxX > rect.minX
      }
    }.sorted()
  }

  func corner(ofGap gapIndex: Int, size: Size) -> Point { gaps[gapIndex].corner }

  func gapIndex(nearestTo point: Point, size: Size, among range: ClosedRange<Int>) -> Int {
    let candidates = columns.compactMap { nearest(to: point.y, in: $0, among: range) }
    func distance(_ gapIndex: Int) -> Length { (gaps[gapIndex].corner.x - point.x).magnitude }
    return candidates.min { distance($0) < distance($1) } ?? range.lowerBound
  }

  func gapIndex(beside gapIndex: Int, _ direction: Direction, size: Size) -> Int? {
    if direction.axis == .vertical {
      return next(after: gapIndex, direction.isForward) { _ in true }
    }
    let (corner, column) = gaps[gapIndex]
    return next(from: column, direction) {
      nearest(to: corner.y, in: $0, among: rows.gapIndices)
    }
  }

  func row(beside row: Int, _ direction: Direction) -> Int? {
    func isTile(_ row: Int) -> Bool { row < frames.count && !rows.isHeader(row) }
    if direction.axis == .vertical { return next(after: row, direction.isForward, where: isTile) }
    let middle = frames[row].center.y
    func distance(_ row: Int) -> Length { (frames[row].center.y - middle).magnitude }
    return next(from: gaps[row].column, direction) {
      $0.filter(isTile).min { distance($0) < distance($1) }
    }
  }

  /// Returns the next row or gap in the same column, or in the next section's nearest column.
  private func next(
    after number: Int, _ isForward: Bool, where isIncluded: (Int) -> Bool
  ) -> Int? {
    let headers = rows.headers
    let home = gaps[number].column
    let byDistance = columns.indices.sorted { ($0 - home).magnitude < ($1 - home).magnitude }
    let own = headers.count { $0 < number }
    let last = isForward ? headers.count : rows.gapIndices.lowerBound
    for section in stride(from: own, through: last, by: isForward ? 1 : -1) {
      let inSection = rows.gapIndices(belowHeaders: section)
      for column in section == own ? [home] : byDistance {
        let candidates = columns[column].filter { inSection.contains($0) && isIncluded($0) }
        let next = isForward ? candidates.first { $0 > number } : candidates.last { $0 < number }
        if let next { return next }
      }
    }
    return nil
  }

  /// Returns `answer` for the nearest column in a direction that has one; `nil` if none has.
  private func next(
    from column: Int, _ direction: Direction, _ answer: ([Int]) -> Int?
  ) -> Int? {
    let others =
      direction.isForward ? Array(columns[(column + 1)...]) : columns[..<column].reversed()
    return others.lazy.compactMap(answer).first
  }

  /// Returns the gap in both `column` and `range` whose corner is vertically nearest to `y`.
  private func nearest(to y: Length, in column: [Int], among range: ClosedRange<Int>) -> Int? {
    let first = column.partitioningIndex { $0 >= range.lowerBound }
    let end = column.partitioningIndex { $0 > range.upperBound }
    let near = column[first..<end]
    let below = near.partitioningIndex { gaps[$0].corner.y > y }
    guard below > first else { return near.first }
    guard below < end else { return near.last }
    let (above, next) = (column[below - 1], column[below])
    return y - gaps[above].corner.y <= gaps[next].corner.y - y ? above : next
  }
}

/// The columns while tiles are placed: the `y` at which the next tile of each begins.
private struct MasonryEnds {
  private let line: MasonryColumns
  private var tops: [Length]

  init(_ line: MasonryColumns, top: Length) {
    self.line = line
    tops = Array(repeating: top, count: line.count)
  }

  var column: Int { tops.indices.min { tops[$0] < tops[$1] } ?? 0 }

  var corner: Point {
    let column = column
    return Point(x: line.left + (line.width + line.spacing) * column, y: tops[column])
  }

  var nextLine: Length { tops.max() ?? .zero }

  mutating func place(_ height: Length) -> Rect {
    let frame = Rect(origin: corner, size: Size(width: line.width, height: max(height, 0)))
    tops[column] = frame.maxY + line.spacing
    return frame
  }
}
