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
}

extension CollectionArea {
  /// The kind and the parameters of the layout; `nil` for a layout of the app's own.
  public var parameters: LayoutParameters? {
    switch layout {
    case let list as ListLayout: .list(list.configuration)
    case let grid as GridLayout: .grid(grid.configuration)
    case let flow as FlowLayout: .flow(flow.configuration)
    case let masonry as MasonryLayout: .masonry(masonry.configuration)
    default: nil
    }
  }
}
