public import DragGeometry

/// The layout of a collection view's items.
///
/// A layout is a small value: it is compared after every handler, and lays out the rows only when
/// the stage, an order or the gap of a drag has changed. A ``ListConfiguration`` and a
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
/// A layout has its own coordinates: `x` is the distance from the beginning of a line, and `y` the distance from the
/// beginning of the content in the direction in which it scrolls; sizes are turned accordingly. The engine transforms
/// them for views that read from right to left, for an ``axis`` and for ``isReversed``, so that a layout lays out rows as
/// if its view read from left to right and scrolled down.
public protocol CollectionLayout: Hashable, Sendable {
  /// The result of ``geometry(of:)``: the frames of the rows, and the slots.
  associatedtype Geometry: LayoutGeometry

  /// The axis along which the view scrolls; by default the vertical one.
  var axis: Axis { get }

  /// Whether the content begins at the far edge of the view, as a chat does at the bottom (Flutter's `reverse`); by
  /// default `false`.
  ///
  /// An unscrolled view shows the first row at that edge; rows appended at the end move no others.
  var isReversed: Bool { get }

  /// Whether no row is ever beside another; by default `false`.
  ///
  /// In a single column, the arrow keys across the axis lead to the parts of a row, and the gap
  /// passes headers like other rows, but stops before a row that would accept the drop (R16). In
  /// other layouts, the gap opens in the section that contains the centre of the dragged item.
  var isSingleColumn: Bool { get }

  /// The indentation of rows by each group around them; `nil`, the default, means no indentation.
  ///
  /// A drag enters or leaves a group for each indentation that it moves sideways, to the nearest.
  var indentation: Length? { get }

  /// The distance between two lines, by default zero; scrolling by an arrow key includes it.
  var spacing: Length { get }

  /// Returns the size of an item, or of the gap for it.
  ///
  /// - Parameters:
  ///   - own: The item's own size in layout coordinates (``ItemSizes``); `nil` if it has none.
  ///   - width: The extent of the view across its axis.
  /// - Returns: The size, in the coordinates of the layout.
  func itemSize(_ own: Size?, inWidth width: Length) -> Size

  /// Returns the distance past the boundary of two slots at which the gap follows a drag (R4).
  ///
  /// - Parameters:
  ///   - size: The size of the gap, in the coordinates of the layout.
  ///   - tuning: The tuning of the content.
  /// - Returns: The distances in those coordinates; by default ``Tuning/gapHysteresis`` for both.
  func hysteresis(forGap size: Size, _ tuning: Tuning) -> Vector

  /// Lays out the rows of a view.
  ///
  /// It is called when the stage or an order has changed, and for each layout with another gap.
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

/// A type-erased layout, which equals another of the same type and value.
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
