public import DragGeometry
internal import DragModel

/// Rows below each other, as wide as the view; or beside each other, as high as the view.
///
/// A million rows cost as much as ten, also where each has a height of its own.
public struct ListLayout: CollectionLayout {
  /// How the list looks.
  public var configuration: ListConfiguration

  /// Creates a list.
  public init(_ configuration: ListConfiguration = ListConfiguration()) {
    self.configuration = configuration
  }

  public var axis: Axis { configuration.axis }
  public var isReversed: Bool { configuration.isReversed }
  public var isSingleColumn: Bool { true }
  public var indentation: Length? { axis == .vertical ? configuration.indentation : nil }
  public var spacing: Length { configuration.spacing }

  public func itemSize(_ own: Size?, inWidth width: Length) -> Size {
    let insets = configuration.insets
    return Size(
      width: max(width - insets.left - insets.right, 0),
      height: own?.height ?? configuration.rowHeight)
  }

  public func geometry(of contents: LayoutContents) -> some LayoutGeometry {
    ListGeometry(contents, configuration)
  }
}

extension CollectionLayout where Self == ListLayout {
  /// Rows below each other, as wide as the view.
  public static func list(_ configuration: ListConfiguration) -> Self { Self(configuration) }
}

/// How a list looks, as `UICollectionLayoutListConfiguration` says it.
public struct ListConfiguration: Hashable, Sendable {
  /// What the rows look like.
  public var appearance: Appearance
  /// The height of rows that have no height of their own.
  public var rowHeight: Length
  /// The height of a header.
  public var headerHeight: Length
  /// How much farther in what is in a group stands; a horizontal list shows no groups.
  public var indentation: Length
  /// The axis along which the rows follow each other; in a horizontal list their heights are their widths.
  public var axis = Axis.vertical
  /// Whether the first row is at the bottom, or, in a horizontal list, at the end of the line.
  public var isReversed = false

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
    case .sidebar: Insets(all: 8)
    case .inset: Insets(all: 16)
    }
  }

  /// The distance between two rows.
  var spacing: Length { appearance == .sidebar ? 2 : 0 }
}

/// The rows of a list.
private struct ListGeometry: LineGeometry {
  var bands: BandStack<ListBand>

  init(_ contents: LayoutContents, _ list: ListConfiguration) {
    bands = BandStack(contents, list.insets, spacing: list.spacing)
    for piece in contents.rows.pieces {
      switch piece.kind {
      case .header: bands.append(line: piece.rows.lowerBound, height: list.headerHeight)
      case .gap(let gap):
        let height = max(contents.sizeInLayout(gap.size).height, 0)
        bands.append(line: piece.rows.lowerBound, height: height)
      case .items(let container, let first, _):
        let band = ListBand(
          sizes: contents.sizes(container), first: first, height: list.rowHeight,
          left: bands.left, width: bands.innerWidth, spacing: list.spacing)
        bands.append(piece.rows, height: band.top(of: piece.rows.count) - list.spacing, band)
      }
    }
  }

  func corner(ofSlot slot: Int, size: Size) -> Point {
    slot < rows.count ? frame(ofRow: slot).origin : bands.cornerBelow(row: slot - 1)
  }

  func row(beside row: Int, _ direction: ScrollDirection) -> Int? {
    direction.axis == .vertical ? rowInNextLine(from: row, direction) : nil
  }

  func slot(beside slot: Int, _ direction: ScrollDirection, size: Size) -> Int? {
    direction.axis == .vertical ? self.slot(after: slot, direction.isForward) : nil
  }
}

/// Items of a list that follow each other.
private struct ListBand: Band {
  /// The items' own sizes, if any, and the first of them.
  let sizes: OrderedSizes?
  let first: Int
  /// The height of items that have none of their own.
  let height: Length
  let left: Length
  let width: Length
  let spacing: Length

  /// Returns how far down an item begins.
  func top(of index: Int) -> Length {
    spacing * index + (sizes?.height(of: first..<first + index) ?? height * index)
  }

  func frame(of index: Int) -> Rect {
    let own = sizes.map { $0[first + index]?.height ?? 0 }
    return Rect(x: left, y: top(of: index), width: width, height: own ?? height)
  }

  func index(at depth: Length, of count: Int, upwards: Bool) -> Int {
    guard sizes == nil else {
      return max((0..<count).partitioningIndex { top(of: $0) > depth } - 1, 0)
    }
    return min(depth.subpixels / max((height + spacing).subpixels, 1), count - 1)
  }
}
