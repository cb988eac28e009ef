public import DragGeometry

/// How the items of a collection view are laid out.
///
/// A layout is a small value: it is compared whenever a handler has run, and lays the rows out again only when
/// these, their order, or the gap of a drag have changed. ``ListLayout``, ``GridLayout``, ``FlowLayout`` and
/// ``MasonryLayout`` are layouts, and an app can define its own.
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
/// A layout has its own coordinates: `x` counts from the beginning of a line towards its end, and `y` from the
/// beginning of the content in the direction in which it scrolls; sizes are turned with them. The engine mirrors and
/// turns all this for views that read from right to left, for an ``axis`` and for ``isReversed``, so that a layout lays
/// rows out as if its view read from left to right and scrolled down.
public protocol CollectionLayout: Hashable, Sendable {
  /// The places of the rows.
  associatedtype Geometry: LayoutGeometry

  /// The axis along which the view scrolls. By default the vertical one.
  var axis: Axis { get }

  /// Whether the content begins at the far edge of the view, as a chat does at the bottom (Flutter's `reverse`). By
  /// default `false`.
  ///
  /// A view that has not been scrolled shows the first row at that edge, and rows that come at the other end move
  /// nothing.
  var isReversed: Bool { get }

  /// Whether no row is ever beside another.
  ///
  /// The arrow keys across the axis then lead to the parts of a row, a header is passed like any other row, and the gap stops
  /// before a row that would take the drop. Elsewhere a header begins a section, and the gap opens in the section
  /// that the centre of the dragged item is in. By default `false`.
  var isSingleColumn: Bool { get }

  /// How far each group around a row moves its contents towards the end of the line; `nil`, the default, in a
  /// layout that shows no groups.
  ///
  /// A drag goes into a group, or out of one, when it has gone aside by so much.
  var indentation: Length? { get }

  /// The distance between two lines; an arrow key scrolls by the height of an item and this. By default zero.
  var spacing: Length { get }

  /// Returns the size that an item, or the gap for it, takes.
  ///
  /// - Parameters:
  ///   - own: The size that the content gives the item (``CollectionArea/itemSizes``), if any.
  ///   - width: The extent of the view across its axis.
  /// - Returns: The size.
  func itemSize(_ own: Size?, inWidth width: Length) -> Size

  /// Returns how far past the boundary between two slots the dragged item has to be for the gap to move (R4).
  ///
  /// - Parameters:
  ///   - size: The size of the gap.
  ///   - tuning: The tuning of the content.
  /// - Returns: The distance along each axis; by default ``Tuning/gapHysteresis``.
  func hysteresis(forGap size: Size, _ tuning: Tuning) -> Vector

  /// Lays rows out.
  ///
  /// It is called when the rows have changed, and when a gap opens, moves or closes; not for every motion.
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

  /// Returns whether another layout is of the same type and equal.
  fileprivate func isEqual(to other: any CollectionLayout) -> Bool { other as? Self == self }
}

/// A layout of any type, which can be compared.
struct AnyCollectionLayout: Hashable, Sendable {
  let base: any CollectionLayout

  static func == (left: Self, right: Self) -> Bool { left.base.isEqual(to: right.base) }

  func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
