public import DragGeometry

/// The layout of a collection view's items.
///
/// A layout is a small value: it is compared after every handler, and lays out the rows only when the rows, their order,
/// or the gap of a drag have changed. A ``ListConfiguration`` and a ``TileConfiguration`` make layouts, and an app can
/// define its own.
///
/// ```swift
/// struct Staircase: CollectionLayout {
///   var step = Size(width: 80, height: 40)
///
///   func itemSize(_ own: Size?, inWidth width: Length) -> Size { step }
///
///   func geometry(of contents: LayoutContents) -> StaircaseGeometry {
///     StaircaseGeometry(rows: contents.rows, step: step)
///   }
/// }
/// ```
///
/// A layout has its own coordinates: `x` is the distance from the beginning of a line, and `y` the distance from the
/// beginning of the content in the direction in which it scrolls; sizes are turned accordingly. The engine transforms
/// them for views that read from right to left, for an ``axis`` and for ``isReversed``, so that a layout lays out rows as
/// if its view read from left to right and scrolled down.
public protocol CollectionLayout: Hashable, Sendable {
  /// The frames of the rows.
  associatedtype Geometry: LayoutGeometry

  /// The axis along which the view scrolls; by default the vertical one.
  var axis: Axis { get }

  /// Whether the content begins at the far edge of the view, as a chat does at the bottom (Flutter's `reverse`); by
  /// default `false`.
  ///
  /// An unscrolled view shows the first row at that edge, and inserting rows at the other end moves nothing.
  var isReversed: Bool { get }

  /// Whether no row is ever beside another; by default `false`.
  ///
  /// In a single column, the arrow keys across the axis lead to the parts of a row, the gap passes headers like other
  /// rows, and it stops before a row that would accept the drop. In other layouts a header begins a section, and the gap
  /// opens in the section that contains the centre of the dragged item.
  var isSingleColumn: Bool { get }

  /// The indentation of rows by each group that encloses them; `nil`, the default, in a layout without groups.
  ///
  /// A drag enters or leaves a group when it has moved aside by this distance.
  var indentation: Length? { get }

  /// The distance between two lines, by default zero; an arrow key scrolls by it and the height of an item.
  var spacing: Length { get }

  /// Returns the size of an item, or of the gap for it.
  ///
  /// - Parameters:
  ///   - own: The size of its own that the content gives the item, if any (``ItemSizes``).
  ///   - width: The extent of the view across its axis.
  /// - Returns: The size, in the coordinates of the layout.
  func itemSize(_ own: Size?, inWidth width: Length) -> Size

  /// Returns how far the dragged item moves beyond the boundary of two slots before the gap follows (R4).
  ///
  /// - Parameters:
  ///   - size: The size of the gap.
  ///   - tuning: The tuning of the content.
  /// - Returns: The distance along each axis; by default ``Tuning/gapHysteresis``.
  func hysteresis(forGap size: Size, _ tuning: Tuning) -> Vector

  /// Lays out rows.
  ///
  /// It is called when the rows have changed, and when a gap opens, moves or closes; not at every motion.
  func geometry(of contents: LayoutContents) -> Geometry
}

extension CollectionLayout {
  public var axis: Axis { .vertical }
  public var isReversed: Bool { false }
  public var isSingleColumn: Bool { false }
  public var indentation: Length? { nil }
  public var spacing: Length { .zero }

  public func hysteresis(forGap size: Size, _ tuning: Tuning) -> Vector {
    Vector(dx: tuning.gapHysteresis, dy: tuning.gapHysteresis)
  }

  fileprivate func isEqual(to other: any CollectionLayout) -> Bool { other as? Self == self }
}

/// A layout of any type, which can be compared.
///
/// It is a class, since a value with an existential is slower to copy, and the stage is read at every motion.
final class AnyCollectionLayout: Hashable, Sendable {
  let base: any CollectionLayout

  init(_ base: any CollectionLayout) { self.base = base }

  static func == (left: AnyCollectionLayout, right: AnyCollectionLayout) -> Bool {
    left === right || left.base.isEqual(to: right.base)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
