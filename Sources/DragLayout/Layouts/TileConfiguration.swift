public import DragGeometry

/// The parameters of the layouts ``grid``, ``flow`` and ``masonry``.
public struct TileConfiguration: Hashable, Sendable {
  /// The size of tiles that have no size of their own.
  ///
  /// A grid uses it for all tiles. For the width of a masonry's tiles, see ``masonry``.
  public let itemSize: Size
  /// The distance between adjacent tiles, both horizontally and vertically.
  public let spacing: Length
  /// The height of a section's header.
  public let headerHeight: Length
  /// The margins around all sections.
  public let insets: Insets

  /// Creates a configuration from its properties.
  public init(
    itemSize: Size, spacing: Length, headerHeight: Length = 32, insets: Insets = Insets(all: 12)
  ) {
    self.itemSize = itemSize
    self.spacing = spacing
    self.headerHeight = headerHeight
    self.insets = insets
  }

  /// A layout of tiles of one size, line by line.
  ///
  /// The time to lay out tiles does not depend on their number.
  public var grid: some CollectionLayout { GridLayout(configuration: self) }

  /// A layout of tiles of different sizes, with as many tiles in each line as fit.
  ///
  /// The time to lay out tiles is linear in their number.
  public var flow: some CollectionLayout { FlowLayout(configuration: self) }

  /// A layout of tiles in columns of one width.
  ///
  /// There are as many columns as fit at the width of `itemSize`, widened to fill the view. Each
  /// tile is placed in the shortest column, or in the first of several that are equally short.
  ///
  /// The time to lay out tiles is linear in their number.
  public var masonry: some CollectionLayout { MasonryLayout(configuration: self) }
}
