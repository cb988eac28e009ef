public import DragGeometry
internal import DragModel

/// Rows below each other, or beside each other if horizontal (``ListConfiguration/layout``).
struct ListLayout: CollectionLayout {
  let configuration: ListConfiguration

  var axis: Axis { configuration.axis }
  var isReversed: Bool { configuration.isReversed }
  var isSingleColumn: Bool { true }
  var indentation: Length? { axis == .vertical ? configuration.indentation : nil }
  var spacing: Length { configuration.spacing }

  func itemSize(_ own: Size?, inWidth width: Length) -> Size {
    let insets = configuration.insets
    return Size(
      width: max(width - insets.left - insets.right, 0),
      height: own?.height ?? configuration.rowHeight)
  }

  func geometry(of contents: LayoutContents) -> some LayoutGeometry {
    ListGeometry(contents, configuration)
  }
}

/// The parameters of a list, like `UICollectionLayoutListConfiguration`.
public struct ListConfiguration: Hashable, Sendable {
  /// The margins and the usual spacing of the rows.
  public let appearance: Appearance
  /// The height of rows that have no height of their own; in a horizontal list, their width.
  public let rowHeight: Length
  /// The distance between adjacent rows, headers included; never negative.
  ///
  /// A press between two rows hits the view itself.
  public let spacing: Length
  /// The height of a section's header; in a horizontal list, its width.
  public let headerHeight: Length
  let indentation: Length
  var axis: Axis
  var isReversed: Bool

  /// The margins and the usual spacing of rows.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge, without spacing.
    case plain
    /// Margins of 8 px, and 2 px between rows, as in a sidebar.
    case sidebar
    /// Margins of 16 px, without spacing.
    case inset
  }

  /// Creates a configuration from its properties.
  ///
  /// The default row height is enough for a finger (Apple's Human Interface Guidelines). A
  /// `spacing` of `nil` is that of `appearance`; a negative one counts as zero.
  ///
  /// The rows are placed along `axis`. Only a vertical list has an
  /// ``CollectionLayout/indentation``. For `isReversed`, see ``CollectionLayout/isReversed``.
  public init(
    appearance: Appearance = .plain, rowHeight: Length = 44, spacing: Length? = nil,
    headerHeight: Length = 32, indentation: Length = 24, axis: Axis = .vertical,
    isReversed: Bool = false
  ) {
    (self.axis, self.isReversed) = (axis, isReversed)
    self.appearance = appearance
    self.rowHeight = rowHeight
    self.spacing = max(spacing ?? (appearance == .sidebar ? 2 : 0), 0)
    self.headerHeight = headerHeight
    self.indentation = indentation
  }

  /// The layout of the list: rows along the axis.
  ///
  /// In a view without ``ItemSizes``, the time to lay out the rows does not depend on their number.
  public var layout: some CollectionLayout { ListLayout(configuration: self) }

  var insets: Insets {
    switch appearance {
    case .plain: Insets()
    case .sidebar: Insets(all: 8)
    case .inset: Insets(all: 16)
    }
  }
}

private struct ListGeometry: LineGeometry {
  var blocks: BlockStack<UniformBlock>

  init(_ contents: LayoutContents, _ list: ListConfiguration) {
    blocks = BlockStack(contents, list.insets, spacing: list.spacing)
    for piece in contents.rows.pieces {
      switch piece.first {
      case .header: blocks.append(line: piece.rows.lowerBound, height: list.headerHeight)
      case .gap(let gap):
        let height = max(contents.sizeInLayout(gap.size).height, 0)
        blocks.append(line: piece.rows.lowerBound, height: height)
      case .item(let first, _):
        let block = UniformBlock(
          left: blocks.left, itemSize: Size(width: blocks.innerWidth, height: list.rowHeight),
          spacing: list.spacing, sizes: contents.sizes(first.container), first: first.offset)
        blocks.append(piece.rows, height: block.height(of: piece.rows.count), block)
      }
    }
  }

  func corner(ofGap gapIndex: Int, size: Size) -> Point {
    gapIndex < rows.count ? frame(ofRow: gapIndex).origin : blocks.cornerBelow(row: gapIndex - 1)
  }

  func hasOneColumn(withGapOf size: Size?) -> Bool { true }

  func gapIndex(beside gapIndex: Int, _ direction: Direction, size: Size) -> Int? {
    direction.axis == .vertical ? adjacentGap(to: gapIndex, direction.isForward) : nil
  }
}
