public import DragGeometry

/// The parameters of the layouts ``grid``, ``flow`` and ``masonry``.
public struct TileConfiguration: Hashable, Sendable {
  package let itemSize: Size
  package let spacing: Length
  package let headerHeight: Length
  package let insets: Insets

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - itemSize: The size of tiles that have none of their own; in a grid, of all tiles. For the
  ///     width in a masonry, see ``masonry``.
  ///   - spacing: The distance between two tiles, and between two lines.
  ///   - headerHeight: The height of a section's header.
  ///   - insets: The margins around all sections.
  public init(
    itemSize: Size, spacing: Length, headerHeight: Length = 32, insets: Insets = Insets(all: 12)
  ) {
    self.itemSize = itemSize
    self.spacing = spacing
    self.headerHeight = headerHeight
    self.insets = insets
  }

  /// A layout of tiles of one size, line by line, which takes the same time for a million tiles as for ten.
  public var grid: some CollectionLayout { GridLayout(self) }

  /// A layout of tiles of different sizes, as many in a line as fit, in time linear in the number of tiles.
  public var flow: some CollectionLayout { FlowLayout(self) }

  /// A layout of tiles in columns of one width, in time linear in the number of tiles.
  ///
  /// As many columns as fit at the width of `itemSize` are widened to fill the line. Each tile is
  /// placed below the shortest column; of columns of the same height, below the first.
  public var masonry: some CollectionLayout { MasonryLayout(self) }
}
