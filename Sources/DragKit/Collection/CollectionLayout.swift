public import DragGeometry

/// How the items of a collection view are laid out.
///
/// ```swift
/// CollectionLayout.list(ListConfiguration(appearance: .sidebar))
/// CollectionLayout.grid(TileConfiguration(itemSize: Size(width: 100, height: 100), spacing: 12))
/// ```
public enum CollectionLayout: Hashable, Sendable {
  /// Rows below each other, as wide as the view.
  case list(ListConfiguration)
  /// Tiles of one size, line by line.
  case grid(TileConfiguration)
  /// Tiles of different sizes, as many in a line as fit.
  case flow(TileConfiguration)
}

/// How a list looks, as `UICollectionLayoutListConfiguration` says it.
public struct ListConfiguration: Hashable, Sendable {
  /// What the rows look like.
  public var appearance: Appearance
  /// The height of rows that have no height of their own.
  public var rowHeight: Length
  /// The height of a header.
  public var headerHeight: Length
  /// How much farther in what is in a group stands.
  public var indentation: Length

  /// What rows can look like.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case plain
    /// With round corners and some air at the sides, as beside a document.
    case sidebar
    /// On a sheet with margins.
    case inset
  }

  /// Creates a configuration; rows are 44 px high, what a finger needs (Apple's Human Interface
  /// Guidelines).
  public init(
    appearance: Appearance = .plain, rowHeight: Length = 44, headerHeight: Length = 32,
    indentation: Length = 24
  ) {
    self.appearance = appearance
    self.rowHeight = rowHeight
    self.headerHeight = headerHeight
    self.indentation = indentation
  }

  /// The margins around all rows.
  var insets: Insets {
    switch appearance {
    case .plain: Insets()
    case .sidebar: Insets(left: 8, top: 8, right: 8, bottom: 8)
    case .inset: Insets(left: 16, top: 16, right: 16, bottom: 16)
    }
  }

  /// The distance between two rows.
  var spacing: Length { appearance == .sidebar ? 2 : 0 }
}

/// How tiles stand, line by line.
public struct TileConfiguration: Hashable, Sendable {
  /// The size of a tile; in a flow, of those that have no size of their own.
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

extension CollectionLayout {
  /// Whether no row is ever beside another.
  var isSingleColumn: Bool {
    if case .list = self { true } else { false }
  }

  /// How far each group around a row moves its contents towards the end of the line; `nil` in a layout that shows no
  /// groups.
  var indentation: Length? {
    if case .list(let list) = self { list.indentation } else { nil }
  }

  /// The margins around everything.
  var insets: Insets {
    switch self {
    case .list(let list): list.insets
    case .grid(let tiles), .flow(let tiles): tiles.insets
    }
  }

  /// The distance between two lines.
  var spacing: Length {
    switch self {
    case .list(let list): list.spacing
    case .grid(let tiles), .flow(let tiles): tiles.spacing
    }
  }

  /// The height of a header.
  var headerHeight: Length {
    switch self {
    case .list(let list): list.headerHeight
    case .grid(let tiles), .flow(let tiles): tiles.headerHeight
    }
  }
}
