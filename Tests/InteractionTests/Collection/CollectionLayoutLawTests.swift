import Support
import Testing

@testable import DragKit
@testable import DragLayout

struct CollectionLayoutLawTests {
  @Test(
    "Each row follows the rows before it, with headers, gaps and sizes of all kinds",
    arguments: 0..<400 as Range<UInt64>)
  func frames(seed: UInt64) {
    let table = SomeLayout(seed: seed)
    let (geometry, slow) = (table.geometry, table.slowFrames)
    #expect(geometry.rows.count == slow.count, "seed \(seed)")
    for row in slow.indices {
      #expect(geometry.frame(ofRow: row) == slow[row], "seed \(seed), row \(row)")
    }
    let bottom = (slow.map(\.maxY).max() ?? table.insets.top) + table.insets.bottom
    #expect(geometry.contentSize.height == bottom, "seed \(seed)")
  }

  @Test(
    "Visible rows are returned for their rectangle, and hit rows are at the point",
    arguments: 0..<200 as Range<UInt64>)
  func lookups(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1 << 32)
    let table = SomeLayout(seed: seed)
    let (geometry, slow) = (table.geometry, table.slowFrames)
    for _ in 0..<20 {
      let y = Length(pixels: .random(in: -50..<900, using: &random))
      let height = Length(pixels: .random(in: 1..<300, using: &random))
      let sight = Rect(x: 0, y: y, width: table.width, height: height)
      let seen = slow.indices.filter { !slow[$0].isEmpty && slow[$0].intersects(sight) }
      let said = geometry.rows(in: sight)
      #expect(seen.allSatisfy { said.contains($0) }, "seed \(seed), \(sight)")
      let point = Point(x: Length(pixels: .random(in: 0..<400, using: &random)), y: y)
      #expect(geometry.row(at: point) == slow.firstIndex { $0.contains(point) }, "seed \(seed)")
    }
  }

  @Test("A layout made from an older one equals one made without it")
  func layoutAfterAnother() {
    let gaps: [Int?] = [nil, 0, 2, 5]
    let arrangements = [nil, 1, 4].flatMap { hidden in
      gaps.map { gap in
        CollectionArrangement(
          lifted: hidden.map { Position("list", $0) },
          gap: gap.map {
            CollectionGap(
              place: InsertionPlace("list", Gap($0)), size: Size(width: 200, height: 60))
          })
      }
    }
    func area(_ width: Length) -> CollectionArea {
      CollectionArea(
        view: .control(1), bounds: Rect(x: 0, y: 0, width: width, height: 300),
        layout: ListConfiguration().layout, sections: [CollectionSection("list", count: 5)])
    }
    for old in arrangements {
      let before = CollectionLayoutSnapshot("list", area(200), old)
      for (number, new) in (arrangements + arrangements).enumerated() {
        let width: Length = number < arrangements.count ? 200 : 150
        let after = CollectionLayoutSnapshot("list", area(width), new, after: before)
        let anew = CollectionLayoutSnapshot("list", area(width), new)
        #expect(after == anew)
      }
    }
  }
}

extension LayoutParameters {
  fileprivate var layout: any CollectionLayout {
    switch self {
    case .list(let list): list.layout
    case .grid(let tiles): tiles.grid
    case .flow(let tiles): tiles.flow
    case .masonry(let tiles): tiles.masonry
    }
  }
}

/// A layout of a few rows, made from a seed.
private struct SomeLayout {
  let layout: LayoutParameters
  let rows: CollectionRows
  let width: Length
  let isRightToLeft: Bool
  private let sizes: [ContainerID: OrderedSizes]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let side = Length(pixels: .random(in: 20..<90, using: &random))
    let tiles = TileConfiguration(
      itemSize: Size(width: side, height: side / 2), spacing: Length(pixels: 7), headerHeight: 25,
      insets: Insets(left: 5, top: 9, right: 11, bottom: 3))
    let appearance = ListConfiguration.Appearance.allCases.randomElement(using: &random) ?? .plain
    let spacings: [Length?] = [nil, 0, 3, 40]
    let spacing = spacings.randomElement(using: &random) ?? nil
    let list = ListConfiguration(appearance: appearance, rowHeight: side, spacing: spacing)
    let layouts: [LayoutParameters] = [.list(list), .grid(tiles), .flow(tiles), .masonry(tiles)]
    layout = layouts.randomElement(using: &random) ?? .grid(tiles)
    width = Length(pixels: .random(in: 1..<400, using: &random))
    isRightToLeft = .random(using: &random)
    let counts = (0..<Int.random(in: 1..<4, using: &random)).map { _ in
      Int.random(in: 0..<9, using: &random)
    }
    sizes = Self.someSizes(counts, &random)
    rows = Self.someRows(counts, &random)
  }

  private static func name(_ section: Int) -> ContainerID { ContainerID("section-\(section)") }

  private static func someSize(_ random: inout SeededGenerator) -> Size {
    Size(
      width: Length(pixels: .random(in: 1..<120, using: &random)),
      height: Length(pixels: .random(in: 1..<90, using: &random)))
  }

  private static func someSizes(
    _ counts: [Int], _ random: inout SeededGenerator
  ) -> [ContainerID: OrderedSizes] {
    var sizes: [ContainerID: OrderedSizes] = [:]
    for (section, count) in counts.enumerated() where Bool.random(using: &random) {
      sizes[name(section)] = OrderedSizes((0..<count).map { _ in someSize(&random) })
    }
    return sizes
  }

  private static func someRows(_ counts: [Int], _ random: inout SeededGenerator) -> CollectionRows {
    let sections = counts.enumerated().map { section, count in
      let header = Bool.random(using: &random) ? ItemID.control(section) : nil
      return CollectionSection(header: header, name(section), count: count)
    }
    let section = Int.random(in: counts.indices, using: &random)
    let offset = Int.random(in: 0...counts[section], using: &random)
    let hidden = counts[section] > offset && Bool.random(using: &random)
    let gap = CollectionGap(
      place: InsertionPlace(
        name(section), Gap(Int.random(in: 0...counts[section], using: &random))),
      size: someSize(&random))
    return CollectionRows(
      sections, without: hidden ? [Position(name(section), offset)] : [],
      gap: Bool.random(using: &random) ? gap : nil)
  }

  var geometry: CollectionGeometry {
    CollectionGeometry(rows, layout.layout, width: width, isRightToLeft: isRightToLeft) {
      sizes[$0]
    }
  }
}

// The same, row by row.
extension SomeLayout {
  var insets: Insets {
    switch layout {
    case .list(let list):
      switch list.appearance {
      case .plain: Insets()
      case .sidebar: Insets(all: 8)
      case .inset: Insets(all: 16)
      }
    case .grid(let tiles), .flow(let tiles), .masonry(let tiles): tiles.insets
    }
  }

  private var room: Length { max(width - insets.left - insets.right, 0) }

  private var spacing: Length {
    switch layout {
    case .list(let list): list.spacing
    case .grid(let tiles), .flow(let tiles), .masonry(let tiles): tiles.spacing
    }
  }

  var slowFrames: [Rect] {
    var pen = Pen(left: insets.left + indent, top: insets.top)
    var frames: [Rect] = []
    for row in 0..<rows.count {
      let size = size(ofRow: row)
      if row > 0, section(ofRow: row) != section(ofRow: row - 1) { pen.endLine() }
      if isLine(row) {
        let line = Rect(x: insets.left, y: 0, width: size.width, height: size.height)
        frames.append(pen.line(line, spacing))
      } else if case .masonry(let tiles) = layout {
        frames.append(pen.tile(size.height, atLeast: tiles.itemSize.width, room: tileRoom, spacing))
      } else {
        frames.append(pen.tile(size, room: tileRoom, spacing))
      }
    }
    guard isRightToLeft else { return frames }
    return frames.map { frame in
      Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  private func section(ofRow row: Int) -> ContainerID? {
    switch rows[row] {
    case .item(let position, _): position.container
    case .gap(let gap): gap.place.container
    case .header, nil: nil
    }
  }

  /// `true` where a row has the whole width for itself.
  private func isLine(_ row: Int) -> Bool {
    if case .list = layout { return true }
    if case .header = rows[row] { return true }
    return false
  }

  /// The space at the left of a grid's tiles.
  private var indent: Length {
    guard case .grid = layout else { return 0 }
    return max((room - tileRoom) / 2, 0).roundedToPixel
  }

  /// How wide a line of tiles can be.
  private var tileRoom: Length {
    guard case .grid(let grid) = layout else { return room }
    var line = grid.itemSize.width
    while line + spacing + grid.itemSize.width <= room { line += spacing + grid.itemSize.width }
    return line
  }

  private func size(ofRow row: Int) -> Size {
    switch (layout, rows[row]) {
    case (.list(let list), .header): Size(width: room, height: list.headerHeight)
    case (.grid(let tiles), .header), (.flow(let tiles), .header), (.masonry(let tiles), .header):
      Size(width: room, height: tiles.headerHeight)
    case (.list, .gap(let gap)): Size(width: room, height: gap.size.height)
    case (.flow, .gap(let gap)), (.masonry, .gap(let gap)): gap.size
    case (.grid(let grid), _): grid.itemSize
    case (.list(let list), let row): Size(width: room, height: own(row)?.height ?? list.rowHeight)
    case (.flow(let tiles), let row), (.masonry(let tiles), let row): own(row) ?? tiles.itemSize
    }
  }

  private func own(_ row: CollectionRows.Row?) -> Size? {
    guard case .item(let position, _) = row else { return nil }
    return sizes[position.container]?.sizes[position.offset]
  }
}

/// Writes rows below and tiles beside each other.
private struct Pen {
  let left: Length
  var top: Length
  private var x: Length?
  private var bottom: Length
  /// The start of the next tile in each column of a masonry.
  private var columns: [Length]?

  init(left: Length, top: Length) {
    (self.left, self.top, bottom) = (left, top, top)
  }

  private var isFirst = true

  /// The next item is below all others.
  mutating func endLine() { (x, columns) = (nil, nil) }

  /// A row below everything.
  mutating func line(_ rect: Rect, _ spacing: Length) -> Rect {
    begin(spacing)
    endLine()
    bottom = top + rect.height
    return Rect(x: rect.minX, y: top, width: rect.width, height: rect.height)
  }

  /// A tile behind the last one, or in a new line.
  mutating func tile(_ size: Size, room: Length, _ spacing: Length) -> Rect {
    let isNew = x.map { $0 - left + size.width > room } ?? true
    if isNew { begin(spacing) }
    let start = isNew ? left : x ?? left
    x = start + size.width + spacing
    bottom = max(isNew ? top : bottom, top + size.height)
    return Rect(x: start, y: top, width: size.width, height: size.height)
  }

  /// A tile of a masonry below the first of the shortest columns.
  mutating func tile(
    _ height: Length, atLeast width: Length, room: Length, _ spacing: Length
  ) -> Rect {
    var count = 1
    while width * (count + 1) + spacing * count <= room { count += 1 }
    if columns == nil { begin(spacing) }
    var tops = columns ?? Array(repeating: top, count: count)
    let own = Length(pixels: max((room - spacing * (count - 1)).subpixels / count / 256, 0))
    let used = own * count + spacing * (count - 1)
    let column = tops.indices.reduce(0) { tops[$1] < tops[$0] ? $1 : $0 }
    let frame = Rect(
      x: left + max((room - used) / 2, 0).roundedToPixel + (own + spacing) * column,
      y: tops[column],
      width: own, height: height)
    bottom = columns == nil ? frame.maxY : max(bottom, frame.maxY)
    tops[column] = frame.maxY + spacing
    columns = tops
    return frame
  }

  private mutating func begin(_ spacing: Length) {
    if !isFirst { top = bottom + spacing }
    isFirst = false
  }
}
