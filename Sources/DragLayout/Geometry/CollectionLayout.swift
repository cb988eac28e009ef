public import DragGeometry

/// The layout of a collection view's items.
///
/// A layout is a small value because the engine compares it often. A ``ListConfiguration`` and a
/// ``TileConfiguration`` make layouts. An app can also define its own.
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
/// A layout has its own coordinates. `x` is the distance from the edge of the view at which each
/// line of items begins. `y` is the distance from the beginning of the content along the ``axis``.
/// Widths are along `x`, and heights along `y`.
///
/// The engine converts these coordinates to those of the view, so a layout arranges rows as if its
/// view read from left to right and scrolled down.
public protocol CollectionLayout: Hashable, Sendable {
  /// The result of ``geometry(of:)``: the frames of the rows, and where gaps can open.
  associatedtype Geometry: LayoutGeometry

  /// The axis along which the view scrolls; by default the vertical one.
  var axis: Axis { get }

  /// Whether the content begins at the edge opposite to the usual one, like Flutter's `reverse`.
  ///
  /// The default is `false`. If `true`, a vertical view begins at its bottom, like a chat, and a
  /// horizontal view at its right edge (at its left edge if it reads from right to left). An
  /// unscrolled view shows the beginning of its content.
  var isReversed: Bool { get }

  /// Whether each line consists of one row, as in a list; by default `false`.
  ///
  /// If `true`, the arrow keys across the axis move the focus to the accessories and actions of a
  /// row. The gap of a drag can open in any section.
  ///
  /// If `false`, the gap opens in the section at the centre of the dragged item.
  var isSingleColumn: Bool { get }

  /// The indentation of a row for each group that encloses the row; `nil`, the default, for none.
  ///
  /// Frames do not include the indentation.
  ///
  /// A gap after the last row of a group can belong to several groups. If the item was lifted in
  /// this view, its sideways motion chooses the group: one level for each indentation that it
  /// moved, rounded to the nearest level.
  var indentation: Length? { get }

  /// The distance between two adjacent lines of items; by default zero.
  var spacing: Length { get }

  /// Returns the size of an item, which is also the size of the gap for the item.
  ///
  /// - Parameters:
  ///   - own: The item's own size in layout coordinates (``ItemSizes``); `nil` if it has none.
  ///   - width: The extent of the view perpendicular to the ``axis``.
  /// - Returns: The size, in the coordinates of the layout.
  func itemSize(_ own: Size?, inWidth width: Length) -> Size

  /// Lays out the rows of a view.
  ///
  /// Called when the ``Stage`` or the order of a container has changed, or during a drag the gap or
  /// the hidden items. With an open gap, it is called up to three times: also for the layout
  /// without a gap, and for the one with the gap at the place of the lifted item.
  func geometry(of contents: LayoutContents) -> Geometry
}

extension CollectionLayout {
  public var axis: Axis { .vertical }
  public var isReversed: Bool { false }
  public var isSingleColumn: Bool { false }
  public var indentation: Length? { nil }
  public var spacing: Length { .zero }

  fileprivate func isEqual(to other: any CollectionLayout) -> Bool { self == other as? Self }
}

/// A type-erased layout.
///
/// It is a class because a structure with an existential is slower to copy.
package final class AnyCollectionLayout: Hashable, Sendable {
  package let base: any CollectionLayout

  package init(_ base: any CollectionLayout) { self.base = base }

  package static func == (left: AnyCollectionLayout, right: AnyCollectionLayout) -> Bool {
    left === right || left.base.isEqual(to: right.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
