public import DragGeometry

/// The layout of a collection view's items.
///
/// A layout is a small value, which the engine compares often. A ``ListConfiguration`` and a
/// ``TileConfiguration`` make layouts, and an app can define its own.
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
/// A layout has its own coordinates: `x` is the distance from the edge of the view at which lines
/// begin, and `y` that from the beginning of the content along the ``axis``; widths are along `x`,
/// heights along `y`. The engine converts them to the coordinates of the view. So a layout lays out
/// rows as if its view read from left to right and scrolled down.
public protocol CollectionLayout: Hashable, Sendable {
  /// The result of ``geometry(of:)``: the frames of the rows, and the slots in which gaps can open.
  associatedtype Geometry: LayoutGeometry

  /// The axis along which the view scrolls; by default the vertical one.
  var axis: Axis { get }

  /// Whether the content begins at the opposite edge (Flutter's `reverse`); by default `false`.
  ///
  /// A vertical view then begins at the bottom, like a chat, and a horizontal view at the right, or at
  /// the left if the view reads from right to left. The unscrolled view shows that beginning.
  var isReversed: Bool { get }

  /// Whether each line consists of one row, as in a list; by default `false`.
  ///
  /// If so, the arrow keys across the axis lead to the parts of a row, if any. The gap can open in any
  /// section, and passes a row that would accept the drop only once the pointer is in the row's far
  /// quarter (R16). If not, the gap opens in the section at the centre of the dragged item.
  var isSingleColumn: Bool { get }

  /// The indentation of a row for each group that encloses it; `nil`, the default, for none.
  ///
  /// Frames are not indented. If a gap can belong to several groups, the sideways motion of an item
  /// lifted in this view chooses the group, by one level for each indentation, rounded.
  var indentation: Length? { get }

  /// The distance between two lines, by default zero.
  var spacing: Length { get }

  /// Returns the size of an item, or of the gap for it.
  ///
  /// - Parameters:
  ///   - own: The item's own size in layout coordinates (``ItemSizes``); `nil` if it has none.
  ///   - width: The extent of the view across its axis.
  /// - Returns: The size, in the coordinates of the layout.
  func itemSize(_ own: Size?, inWidth width: Length) -> Size

  /// Returns how far the dragged item must pass the middle between two slots for the gap to move (R4).
  ///
  /// - Parameters:
  ///   - size: The size of the gap, in the coordinates of the layout.
  ///   - tuning: The tuning of the content.
  /// - Returns: The distances along `x` and `y`; by default ``Tuning/gapHysteresis`` for both.
  func hysteresis(forGap size: Size, _ tuning: Tuning) -> Vector

  /// Lays out the rows of a view.
  ///
  /// It is called when the stage, an order, the lifted item or the gap of a drag has changed; while
  /// a gap is open, for the rows with the gap and for the rows without it.
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

/// A type-erased layout; a class, since a value with an existential is slower to copy.
final class AnyCollectionLayout: Hashable, Sendable {
  let base: any CollectionLayout

  init(_ base: any CollectionLayout) { self.base = base }

  static func == (left: AnyCollectionLayout, right: AnyCollectionLayout) -> Bool {
    left === right || left.base.isEqual(to: right.base)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
