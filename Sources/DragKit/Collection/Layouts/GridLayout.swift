public import DragGeometry

/// Tiles of one size, line by line.
///
/// A million tiles cost as much as ten.
public struct GridLayout: CollectionLayout {
  /// How the tiles are laid out.
  public var configuration: TileConfiguration

  /// Creates a grid.
  public init(_ configuration: TileConfiguration) {
    self.configuration = configuration
  }

  public var spacing: Length { configuration.spacing }

  public func itemSize(_ own: Size?, inWidth width: Length) -> Size { configuration.itemSize }

  /// A tile makes room when the centre of the dragged item is ``Tuning/tileHysteresis`` past its edge (R4).
  public func hysteresis(forGap size: Size, _ tuning: Tuning) -> Vector {
    func entry(_ length: Length) -> Length {
      configuration.spacing / 2
        + min(length * tuning.tileHysteresis, tuning.largestTileHysteresis)
    }
    return Vector(dx: entry(size.width), dy: entry(size.height))
  }

  public func geometry(of contents: LayoutContents) -> some LayoutGeometry {
    GridGeometry(contents, configuration)
  }
}

extension CollectionLayout where Self == GridLayout {
  /// Tiles of one size, line by line.
  public static func grid(_ configuration: TileConfiguration) -> Self { Self(configuration) }
}

/// How tiles are laid out.
public struct TileConfiguration: Hashable, Sendable {
  /// The size of a tile; in layouts of tiles of different sizes, of those that have no size of their own.
  public var itemSize: Size
  /// The distance between two tiles, and between two lines.
  public var spacing: Length
  /// The height of a header.
  public var headerHeight: Length
  /// The margins around everything.
  public var insets: Insets

  /// Creates a configuration.
  public init(
    itemSize: Size, spacing: Length, headerHeight: Length = 32, insets: Insets = Insets(all: 12)
  ) {
    self.itemSize = itemSize
    self.spacing = spacing
    self.headerHeight = headerHeight
    self.insets = insets
  }
}

/// The tiles of a grid.
private struct GridGeometry: LineGeometry {
  var bands: BandStack<GridBand>

  init(_ contents: LayoutContents, _ grid: TileConfiguration) {
    bands = BandStack(contents, grid.insets, spacing: grid.spacing)
    let pitch = max(1, (grid.itemSize.width + grid.spacing).subpixels)
    let columns = max(1, (bands.innerWidth + grid.spacing).subpixels / pitch)
    let width = (grid.itemSize.width + grid.spacing) * columns - grid.spacing
    // The rest is shared by both sides.
    let left = bands.left + max((bands.innerWidth - width) / 2, 0).roundedToPixel
    bands.append(contents.sections, headerHeight: grid.headerHeight) { body in
      let band = GridBand(
        columns: columns, left: left, itemSize: grid.itemSize, spacing: grid.spacing)
      return (band, band.height(of: body.count))
    }
  }

  func corner(ofSlot slot: Int, size: Size) -> Point {
    if bands.isInEmptySection(slot) { return bands.cornerBelow(row: slot - 1) }
    guard bands.isEndOfSection(slot) else { return frame(ofRow: slot).origin }
    return bands.frame(behindRow: slot - 1).origin
  }
}

/// Tiles of one size, line by line.
private struct GridBand: Band {
  let columns: Int
  let left: Length
  let itemSize: Size
  let spacing: Length

  /// Returns the height of all lines together.
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
