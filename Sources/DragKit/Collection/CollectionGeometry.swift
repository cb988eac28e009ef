internal import Algorithms
public import DragGeometry
public import DragModel

/// Where the rows of a collection view stand, counted from the upper left corner of its content.
///
/// It is made of a few bands, however many rows there are; where a row stands is then worked out from
/// its number.
///
/// ```swift
/// let rows = CollectionRows([CollectionSection("board", count: 1_000_000)])
/// let geometry = CollectionGeometry(rows, .list(ListConfiguration()), width: 400)
/// geometry.frame(ofRow: 999_999)           // 0, 43999956, 400, 44
/// geometry.rows(in: visible)               // 12..<28
/// ```
public struct CollectionGeometry: Hashable, Sendable {
  /// What stands in the collection view.
  public let rows: CollectionRows
  /// How it is laid out.
  public let layout: CollectionLayout
  /// How large all of it is together.
  public private(set) var contentSize: Size
  /// Whether the first item of a line is the rightmost.
  public let isRightToLeft: Bool
  /// What it is made of, from top to bottom.
  private(set) var bands: [Band] = []

  /// Rows that are laid out in one way.
  struct Band: Hashable, Sendable {
    let rows: Range<Int>
    let top: Length
    let height: Length
    let body: Body

    enum Body: Hashable, Sendable {
      /// Rows of one height.
      case uniform(Length)
      /// Rows with heights of their own, the first of which is the item at an offset.
      case sized(OrderedSizes, from: Int)
      case grid(GridBand)
      case flow(FlowBand)
    }
  }

  /// Lays out rows.
  ///
  /// - Parameters:
  ///   - rows: What stands in the collection view.
  ///   - layout: How it is laid out.
  ///   - width: The width of the view.
  ///   - isRightToLeft: Whether the first item of a line is the rightmost.
  ///   - sizes: The sizes of the items of a container, where they have sizes of their own.
  public init(
    _ rows: CollectionRows, _ layout: CollectionLayout, width: Length, isRightToLeft: Bool = false,
    sizes: (ContainerID) -> OrderedSizes? = { _ in nil }
  ) {
    (self.rows, self.layout, self.isRightToLeft) = (rows, layout, isRightToLeft)
    contentSize = Size(width: max(width, 0), height: 0)
    switch layout {
    case .list(let list): stack(list, sizes)
    case .grid(let grid): fill(grid)
    case .flow(let flow): fill(flow, sizes)
    }
    let bottom = bands.last.map { $0.top + $0.height } ?? layout.insets.top
    contentSize.height = bottom + layout.insets.bottom
  }

  /// The width between the margins.
  var innerWidth: Length { max(contentSize.width - layout.insets.left - layout.insets.right, 0) }

  /// Adds a band below the others.
  mutating func append(_ rows: Range<Int>, height: Length, _ body: Band.Body) {
    let top = bands.last.map { $0.top + $0.height + layout.spacing } ?? layout.insets.top
    bands.append(Band(rows: rows, top: top, height: height, body: body))
  }

  /// The rows of each section without its header, and whether that comes before them.
  func sectionBodies() -> [(header: Range<Int>?, body: Range<Int>?)] {
    var bodies: [(header: Range<Int>?, body: Range<Int>?)] = []
    var section: Int?
    for piece in rows.pieces {
      if piece.section != section { bodies.append((nil, nil)) }
      section = piece.section
      if case .header = piece.kind {
        bodies[bodies.count - 1].header = piece.rows
      } else {
        let start = bodies[bodies.count - 1].body?.lowerBound ?? piece.rows.lowerBound
        bodies[bodies.count - 1].body = start..<piece.rows.upperBound
      }
    }
    return bodies
  }
}

// Where rows stand.
extension CollectionGeometry {
  /// Where a row stands; nothing where there is no such row.
  public func frame(ofRow row: Int) -> Rect? { leadingFrame(ofRow: row).map(leading) }

  /// The frame of a row, as if the view read from left to right.
  func leadingFrame(ofRow row: Int) -> Rect? {
    band(withRow: row).map { frame(of: row - $0.rows.lowerBound, in: $0) }
  }

  /// The frame that one more tile of a grid would have behind the last of its section, as if the view
  /// read from left to right.
  func leadingFrame(behindRow row: Int) -> Rect? {
    band(withRow: row).map { frame(of: $0.rows.count, in: $0) }
  }

  /// The lower edge of the rows that are laid out together with a row.
  func bottomOfBand(withRow row: Int) -> Length {
    band(withRow: row).map { $0.top + $0.height } ?? .zero
  }

  /// `true` where the row before is the last of its section.
  func isEndOfSection(_ row: Int) -> Bool {
    if case .header = rows[row] { true } else { row == rows.count }
  }

  /// The rows of which something is seen between two heights; a few at the ends of a line may not
  /// be.
  public func rows(in rect: Rect) -> Range<Int> {
    guard let first = bands.first, !rect.isEmpty else { return 0..<0 }
    let start = rowAtLine(rect.minY, upwards: false) ?? first.rows.lowerBound
    let end = rowAtLine(rect.maxY, upwards: true) ?? first.rows.lowerBound
    return start..<max(end + 1, start)
  }

  /// The row that holds a point.
  public func row(at point: Point) -> Int? {
    let line = Rect(x: 0, y: point.y, width: contentSize.width, height: Length(subpixels: 1))
    return rows(in: line).first { frame(ofRow: $0)?.contains(point) == true }
  }

  private func frame(of index: Int, in band: Band) -> Rect {
    let left = layout.insets.left
    switch band.body {
    case .uniform(let height):
      return Rect(
        x: left, y: band.top + (height + layout.spacing) * index, width: innerWidth, height: height)
    case .sized(let sizes, let first):
      let above = sizes.height(of: first..<first + index) + layout.spacing * index
      return Rect(
        x: left, y: band.top + above, width: innerWidth, height: sizes[first + index]?.height ?? 0)
    case .grid(let grid): return grid.frame(of: index, below: band.top)
    case .flow(let flow): return flow.frame(of: index, below: band.top)
    }
  }
}

// Finding bands and lines.
extension CollectionGeometry {
  private func band(withRow row: Int) -> Band? {
    guard (0..<rows.count).contains(row) else { return nil }
    return bands.last { $0.rows.lowerBound <= row }
  }

  /// The first row of the line at a height, or, upwards, the last; of the nearest line before where
  /// there is none.
  private func rowAtLine(_ y: Length, upwards: Bool) -> Int? {
    guard let band = bands.last(where: { $0.top <= y }) else { return bands.first?.rows.lowerBound }
    let depth = y - band.top
    switch band.body {
    case .uniform(let height):
      let pitch = max(height + layout.spacing, Length(subpixels: 1))
      return min(band.rows.lowerBound + depth.subpixels / pitch.subpixels, band.rows.upperBound - 1)
    case .sized(let sizes, let first):
      let index = band.rows.count.lastIndex { index in
        sizes.height(of: first..<first + index) + layout.spacing * index <= depth
      }
      return band.rows.lowerBound + index
    case .grid(let grid): return band.rows.lowerBound + grid.index(at: depth, upwards: upwards)
    case .flow(let flow): return band.rows.lowerBound + flow.index(at: depth, upwards: upwards)
    }
  }
}

extension Int {
  /// The last of so many indices for which a condition holds that holds for the first few; zero where
  /// it holds for none.
  func lastIndex(where holds: (Int) -> Bool) -> Int {
    (1..<Swift.max(self, 1)).partitioningIndex { !holds($0) } - 1
  }
}
