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
  var bands: BandStack<UniformBand>
  private let columns: Int

  init(_ contents: LayoutContents, _ grid: TileConfiguration) {
    bands = BandStack(contents, grid.insets, spacing: grid.spacing)
    let pitch = max(1, (grid.itemSize.width + grid.spacing).subpixels)
    let columns = max(1, (bands.innerWidth + grid.spacing).subpixels / pitch)
    let width = (grid.itemSize.width + grid.spacing) * columns - grid.spacing
    // Both sides get half of the remaining width.
    let left = bands.left + max((bands.innerWidth - width) / 2, 0).roundedToPixel
    bands.append(contents, headerHeight: grid.headerHeight) { body in
      let band = UniformBand(
        left: left, itemSize: grid.itemSize, spacing: grid.spacing, columns: columns)
      return (band, band.height(of: body.count))
    }
    self.columns = columns
  }

  func hasOneColumn(withGapOf size: Size?) -> Bool { columns == 1 }

  func corner(ofGap gapIndex: Int, size: Size) -> Point {
    if bands.isInEmptySection(gapIndex) { return bands.cornerBelow(row: gapIndex - 1) }
    guard bands.isEndOfSection(gapIndex) else { return frame(ofRow: gapIndex).origin }
    return bands.frame(behindRow: gapIndex - 1).origin
  }
}
