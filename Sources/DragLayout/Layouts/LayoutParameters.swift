/// The kind of a layout, with its parameters.
public enum LayoutParameters: Hashable, Sendable {
  /// ``ListConfiguration/layout``.
  case list(ListConfiguration)
  /// ``TileConfiguration/grid``.
  case grid(TileConfiguration)
  /// ``TileConfiguration/flow``.
  case flow(TileConfiguration)
  /// ``TileConfiguration/masonry``.
  case masonry(TileConfiguration)

  /// Creates the parameters of a layout; `nil` for a layout of the app's own.
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
