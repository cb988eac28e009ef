internal import Algorithms
internal import DragGeometry

/// Consecutive rows that are laid out together, such as the tiles of a section.
///
/// Indices and `y` coordinates begin at zero in each block.
protocol RowBlock: Sendable {
  /// Returns the frame of the row at an index.
  ///
  /// In a grid, the index after the last is also valid, and has the place of the next tile.
  func frame(of index: Int) -> Rect

  /// Returns the first index of the line that is `depth` below the top of a block of `count` rows;
  /// if `upwards`, the last index of that line.
  func index(at depth: Length, of count: Int, upwards: Bool) -> Int
}

/// Blocks of rows below each other, with single rows between them.
///
/// The single rows are headers and, in a list, the gap.
struct BlockStack<Body: RowBlock>: Sendable {
  let rows: CollectionRows
  let spacing: Length
  let left: Length
  let innerWidth: Length
  private let insets: Insets
  private var parts: [Part] = []
  // The first rows and the tops of all parts. A search in `parts` would copy its elements.
  private var firstRows: [Int] = []
  private var tops: [Length] = []

  /// A block, or a single row if `body` is `nil`.
  ///
  /// It is a class because each lookup of a frame would copy a structure, and the body is large.
  private final class Part: Sendable {
    let rows: Range<Int>
    let top: Length
    let height: Length
    let body: Body?

    init(rows: Range<Int>, top: Length, height: Length, body: Body?) {
      (self.rows, self.top, self.height, self.body) = (rows, top, height, body)
    }
  }

  init(_ contents: LayoutContents, _ insets: Insets, spacing: Length) {
    (rows, self.insets, self.spacing, left) = (contents.rows, insets, spacing, insets.left)
    innerWidth = max(contents.width - insets.left - insets.right, 0)
  }

  mutating func append(_ rows: Range<Int>, height: Length, _ body: Body?) {
    let top = parts.last.map { $0.top + $0.height + spacing } ?? insets.top
    parts.append(Part(rows: rows, top: top, height: height, body: body))
    firstRows.append(rows.lowerBound)
    tops.append(top)
  }

  mutating func append(line row: Int, height: Length) { append(row..<row + 1, height: height, nil) }

  /// Appends the header of each section, and the block that `tiles` makes of its other rows.
  mutating func append(
    _ contents: LayoutContents, headerHeight: Length,
    tiles: (Range<Int>) -> (body: Body, height: Length)
  ) {
    for section in contents.sections {
      if let header = section.header { append(line: header, height: headerHeight) }
      guard !section.body.isEmpty else { continue }
      let tiles = tiles(section.body)
      append(section.body, height: tiles.height, tiles.body)
    }
  }

  var height: Length { (parts.last.map { $0.top + $0.height } ?? insets.top) + insets.bottom }
}

// MARK: - Rows and lines

extension BlockStack {
  func frame(ofRow row: Int) -> Rect { frame(of: row, in: part(withRow: row)) }

  func frame(behindRow row: Int) -> Rect { frame(of: row + 1, in: part(withRow: row)) }

  private func frame(of row: Int, in part: Part) -> Rect {
    guard let body = part.body else {
      return Rect(x: left, y: part.top, width: innerWidth, height: part.height)
    }
    return body.frame(of: row - part.rows.lowerBound).moved(by: Vector(dx: 0, dy: part.top))
  }

  private func part(withRow row: Int) -> Part {
    parts[max(firstRows.partitioningIndex { $0 > row } - 1, 0)]
  }

  /// Returns the rows of the lines that intersect a rectangle, and possibly of adjacent lines.
  func rows(in rect: Rect) -> Range<Int> {
    guard !parts.isEmpty, !rect.isEmpty else { return 0..<0 }
    let start = rowAtLine(rect.minY, upwards: false)
    return start..<max(rowAtLine(rect.maxY, upwards: true) + 1, start)
  }

  func endOfLine(atHeight y: Length) -> Int {
    parts.isEmpty ? 0 : rowAtLine(y, upwards: true) + 1
  }

  func rows(atHeight y: Length) -> Range<Int> {
    rows(in: Rect(x: 0, y: y, width: 1, height: Length(subpixels: 1)))
  }

  private func rowAtLine(_ y: Length, upwards: Bool) -> Int {
    let part = parts[max(tops.partitioningIndex { $0 > y } - 1, 0)]
    guard let body = part.body, part.top <= y else { return part.rows.lowerBound }
    return part.rows.lowerBound
      + body.index(at: y - part.top, of: part.rows.count, upwards: upwards)
  }
}

// MARK: - Gaps

extension BlockStack {
  func isEndOfSection(_ gapIndex: Int) -> Bool { gapIndex == rows.count || rows.isHeader(gapIndex) }

  func isInEmptySection(_ gapIndex: Int) -> Bool {
    isEndOfSection(gapIndex) && (gapIndex == 0 || rows.isHeader(gapIndex - 1))
  }

  func cornerBelow(row: Int) -> Point {
    Point(x: left, y: row < 0 ? insets.top : frame(ofRow: row).maxY + spacing)
  }

  func cornerBelowBlock(withRow row: Int) -> Point {
    let part = part(withRow: row)
    return Point(x: left, y: part.top + part.height + spacing)
  }
}
