internal import DragGeometry

/// Tiles of one size, line by line (``TileConfiguration/grid``).
struct GridLayout: CollectionLayout {
  let configuration: TileConfiguration

  var spacing: Length { configuration.spacing }

  func itemSize(_ own: Size?, inWidth width: Length) -> Size { configuration.itemSize }

  func geometry(of contents: LayoutContents) -> some LayoutGeometry {
    GridGeometry(contents, configuration)
  }
}

private struct GridGeometry: LineGeometry {
  var blocks: BlockStack<UniformBlock>
  private let columns: Int

  init(_ contents: LayoutContents, _ grid: TileConfiguration) {
    blocks = BlockStack(contents, grid.insets, spacing: grid.spacing)
    let pitch = max(1, (grid.itemSize.width + grid.spacing).subpixels)
    let columns = max(1, (blocks.innerWidth + grid.spacing).subpixels / pitch)
    let width = (grid.itemSize.width + grid.spacing) * columns - grid.spacing
    // Both sides get half of the remaining width.
    let left = blocks.left + max((blocks.innerWidth - width) / 2, 0).roundedToPixel
    blocks.append(contents, headerHeight: grid.headerHeight) { body in
      let block = UniformBlock(
        left: left, itemSize: grid.itemSize, spacing: grid.spacing, columns: columns)
      return (block, block.height(of: body.count))
    }
    self.columns = columns
  }

  func hasOneColumn(withGapOf size: Size?) -> Bool { columns == 1 }

  func corner(ofGap gapIndex: Int, size: Size) -> Point {
    if blocks.isInEmptySection(gapIndex) { return blocks.cornerBelow(row: gapIndex - 1) }
    guard blocks.isEndOfSection(gapIndex) else { return frame(ofRow: gapIndex).origin }
    return blocks.frame(behindRow: gapIndex - 1).origin
  }
}
