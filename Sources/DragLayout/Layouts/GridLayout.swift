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
  var bands: BandStack<GridBand>
  private let columns: Int

  init(_ contents: LayoutContents, _ grid: TileConfiguration) {
    bands = BandStack(contents, grid.insets, spacing: grid.spacing)
    let pitch = max(1, (grid.itemSize.width + grid.spacing).subpixels)
    let columns = max(1, (bands.innerWidth + grid.spacing).subpixels / pitch)
    let width = (grid.itemSize.width + grid.spacing) * columns - grid.spacing
    // Both sides get half of the remaining width.
    let left = bands.left + max((bands.innerWidth - width) / 2, 0).roundedToPixel
    bands.append(contents, headerHeight: grid.headerHeight) { body in
      let band = GridBand(
        columns: columns, left: left, itemSize: grid.itemSize, spacing: grid.spacing)
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

/// The tiles of a section, whose frames follow from their indices.
private struct GridBand: Band {
  let columns: Int
  let left: Length
  let itemSize: Size
  let spacing: Length

  func height(of count: Int) -> Length { pitch * ((count + columns - 1) / columns) - spacing }

  func frame(of index: Int) -> Rect {
    Rect(
      x: left + (itemSize.width + spacing) * (index % columns), y: pitch * (index / columns),
      width: itemSize.width, height: itemSize.height)
  }

  func index(at depth: Length, of count: Int, upwards: Bool) -> Int {
    let line = depth.subpixels / max(pitch.subpixels, 1)
    return min(line * columns + (upwards ? columns - 1 : 0), count - 1)
  }

  private var pitch: Length { itemSize.height + spacing }
}
