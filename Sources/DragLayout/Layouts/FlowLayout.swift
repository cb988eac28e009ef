internal import Algorithms
internal import DragGeometry

/// Tiles of different sizes, line by line (``TileConfiguration/flow``).
struct FlowLayout: CollectionLayout {
  let configuration: TileConfiguration

  var spacing: Length { configuration.spacing }

  func itemSize(_ own: Size?, inWidth width: Length) -> Size {
    own ?? configuration.itemSize
  }

  func geometry(of contents: LayoutContents) -> some LayoutGeometry {
    FlowGeometry(contents, configuration)
  }
}

private struct FlowGeometry: LineGeometry {
  var blocks: BlockStack<FlowBlock>

  init(_ contents: LayoutContents, _ flow: TileConfiguration) {
    blocks = BlockStack(contents, flow.insets, spacing: flow.spacing)
    let (left, width) = (blocks.left, blocks.innerWidth)
    blocks.append(contents, headerHeight: flow.headerHeight) { body in
      let sizes = contents.sizes(ofRows: body).map { $0 ?? flow.itemSize }
      let block = FlowBlock(sizes, width: width, left: left, spacing: flow.spacing)
      return (block, block.height)
    }
  }

  func hasOneColumn(withGapOf size: Size?) -> Bool {
    guard let size else {
      return (0..<rows.count).allSatisfy { frame(ofRow: $0).minX == blocks.left }
    }
    return rows.gapIndices.allSatisfy { corner(ofGap: $0, size: size).x == blocks.left }
  }

  /// Returns the corner of the tile after the gap or, if the gap is at the end of a line and fits
  /// there, the place behind the line's last tile.
  func corner(ofGap gapIndex: Int, size: Size) -> Point {
    if blocks.isInEmptySection(gapIndex) { return blocks.cornerBelow(row: gapIndex - 1) }
    let next = blocks.isEndOfSection(gapIndex) ? nil : frame(ofRow: gapIndex).origin
    guard gapIndex > 0 else { return next ?? blocks.cornerBelow(row: -1) }
    let previous = frame(ofRow: gapIndex - 1)
    if let next, next.y == previous.minY || rows.isHeader(gapIndex - 1) { return next }
    let behind = Point(x: previous.maxX + spacing, y: previous.minY)
    if behind.x + size.width <= blocks.left + blocks.innerWidth { return behind }
    return next ?? blocks.cornerBelowBlock(withRow: gapIndex - 1)
  }
}

/// The frames of a section's tiles, line by line, relative to the top of the section.
private struct FlowBlock: RowBlock {
  private var frames: [Rect] = []
  private(set) var height = Length.zero

  /// Places tiles from left to right; a tile that does not fit into a line begins the next one.
  init(_ sizes: [Size], width: Length, left: Length, spacing: Length) {
    var (x, top) = (Length.zero, Length.zero)
    frames.reserveCapacity(sizes.count)
    for (index, size) in sizes.enumerated() {
      if index > 0, x + size.width > width { (x, top) = (.zero, height + spacing) }
      frames.append(Rect(x: left + x, y: top, width: size.width, height: size.height))
      height = max(height, top + size.height)
      x += size.width + spacing
    }
  }

  func frame(of index: Int) -> Rect { frames[index] }

  func index(at depth: Length, of count: Int, upwards: Bool) -> Int {
    let last = max(frames.partitioningIndex { $0.minY > depth } - 1, 0)
    return upwards ? last : frames.partitioningIndex { $0.minY >= frames[last].minY }
  }
}
