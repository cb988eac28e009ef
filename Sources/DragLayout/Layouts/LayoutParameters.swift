/// The kind of a layout, with its parameters.
public enum LayoutParameters: Hashable, Sendable {
  /// The layout of a list (``ListConfiguration/layout``).
  case list(ListConfiguration)
  /// The layout of a grid (``TileConfiguration/grid``).
  case grid(TileConfiguration)
  /// The layout of tiles of different sizes in lines (``TileConfiguration/flow``).
  case flow(TileConfiguration)
  /// The layout of tiles in columns of one width (``TileConfiguration/masonry``).
  case masonry(TileConfiguration)

  /// Creates the parameters of one of these layouts; `nil` for a layout that the app defines.
  package init?(of layout: any CollectionLayout) {
    switch layout {
    case let list as ListLayout: self = .list(list.configuration)
    case let grid as GridLayout: self = .grid(grid.configuration)
    case let flow as FlowLayout: self = .flow(flow.configuration)
    case let masonry as MasonryLayout: self = .masonry(masonry.configuration)
    default: return nil
    }
  }
}
