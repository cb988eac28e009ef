internal import DragGeometry
internal import DragModel

// Lists.
extension CollectionGeometry {
  /// Stacks the rows of a list.
  mutating func stack(_ list: ListConfiguration, _ sizes: (ContainerID) -> OrderedSizes?) {
    for piece in rows.pieces {
      switch piece.kind {
      case .header: append(piece.rows, height: list.headerHeight, .uniform(list.headerHeight))
      case .gap(let gap):
        append(piece.rows, height: max(gap.size.height, 0), .uniform(max(gap.size.height, 0)))
      case .items(let container, let first, _):
        stack(piece.rows, sizes(container), from: first, list)
      }
    }
  }

  private mutating func stack(
    _ rows: Range<Int>, _ sizes: OrderedSizes?, from first: Int, _ list: ListConfiguration
  ) {
    let spacing = layout.spacing * (rows.count - 1)
    guard let sizes else {
      return append(
        rows, height: list.rowHeight * rows.count + spacing, .uniform(list.rowHeight))
    }
    append(
      rows, height: sizes.height(of: first..<first + rows.count) + spacing,
      .sized(sizes, from: first))
  }
}

// Grids.
extension CollectionGeometry {
  /// Fills the sections of a grid, line by line.
  mutating func fill(_ grid: TileConfiguration) {
    let columns = max(
      1,
      (innerWidth + grid.spacing).subpixels / max(1, (grid.itemSize.width + grid.spacing).subpixels)
    )
    let width = (grid.itemSize.width + grid.spacing) * columns - grid.spacing
    // What is left over stands at both sides.
    let left = layout.insets.left + max((innerWidth - width) / 2, 0).roundedToPixel
    for (header, body) in sectionBodies() {
      if let header { append(header, height: grid.headerHeight, .uniform(grid.headerHeight)) }
      guard let body else { continue }
      let band = GridBand(
        count: body.count, columns: columns, left: left, itemSize: grid.itemSize,
        spacing: grid.spacing)
      append(body, height: band.height, .grid(band))
    }
  }

  /// Fills the sections with tiles of different sizes, line by line.
  mutating func fill(_ flow: TileConfiguration, _ sizes: (ContainerID) -> OrderedSizes?) {
    for (header, body) in sectionBodies() {
      if let header { append(header, height: flow.headerHeight, .uniform(flow.headerHeight)) }
      guard let body else { continue }
      let band = FlowBand(
        tileSizes(in: body, flow, sizes), width: innerWidth, left: layout.insets.left,
        spacing: flow.spacing)
      append(body, height: band.height, .flow(band))
    }
  }

  private func tileSizes(
    in body: Range<Int>, _ flow: TileConfiguration, _ sizes: (ContainerID) -> OrderedSizes?
  ) -> [Size] {
    var tiles: [Size] = []
    tiles.reserveCapacity(body.count)
    for piece in rows.pieces where piece.rows.overlaps(body) {
      switch piece.kind {
      case .header: break
      case .gap(let gap): tiles.append(gap.size)
      case .items(let container, let first, _):
        let own = sizes(container)
        for offset in first..<first + piece.rows.count {
          tiles.append(own?[offset] ?? flow.itemSize)
        }
      }
    }
    return tiles
  }
}

/// Tiles of one size, line by line.
struct GridBand: Hashable, Sendable {
  let count: Int
  let columns: Int
  let left: Length
  let itemSize: Size
  let spacing: Length

  /// How high all lines are together.
  var height: Length { pitch * ((count + columns - 1) / columns) - spacing }

  func frame(of index: Int, below top: Length) -> Rect {
    Rect(
      x: left + (itemSize.width + spacing) * (index % columns), y: top + pitch * (index / columns),
      width: itemSize.width, height: itemSize.height)
  }

  /// The first tile of the line at a depth, or, upwards, the last.
  func index(at depth: Length, upwards: Bool) -> Int {
    let line = depth.subpixels / max(pitch.subpixels, 1)
    return min(line * columns + (upwards ? columns - 1 : 0), count - 1)
  }

  private var pitch: Length { itemSize.height + spacing }
}

/// Tiles of different sizes, as many in a line as fit.
struct FlowBand: Hashable, Sendable {
  /// The tiles, counted from the upper left corner of the band.
  private(set) var frames: [Rect] = []
  /// The first tile of each line, and how far down the line begins.
  private var lines: [Line] = []
  /// How high all lines are together.
  private(set) var height = Length.zero

  private struct Line: Hashable, Sendable {
    let first: Int
    let top: Length
  }

  init(_ sizes: [Size], width: Length, left: Length, spacing: Length) {
    var (x, top) = (Length.zero, Length.zero)
    frames.reserveCapacity(sizes.count)
    for (index, size) in sizes.enumerated() {
      if index == 0 || x + size.width > width {
        if index > 0 { top = height + spacing }
        lines.append(Line(first: index, top: top))
        x = .zero
      }
      frames.append(Rect(x: left + x, y: top, width: size.width, height: size.height))
      height = max(height, top + size.height)
      x += size.width + spacing
    }
  }

  func frame(of index: Int, below top: Length) -> Rect {
    frames[index].moved(by: Vector(dx: .zero, dy: top))
  }

  /// The first tile of the line at a depth, or, upwards, the last.
  func index(at depth: Length, upwards: Bool) -> Int {
    let line = lines.count.lastIndex { lines[$0].top <= depth }
    guard upwards else { return lines[line].first }
    return line + 1 < lines.count ? lines[line + 1].first - 1 : frames.count - 1
  }
}
