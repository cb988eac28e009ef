/// The place in a collection view at which a drag aims, and the item under the pointer, if any.
///
/// The delegate's ``DropIntent`` decides whether a drop inserts at ``place`` or into ``item``.
public struct DropDestination: Hashable, Sendable {
  /// The place at which a drop inserts with the intent ``DropIntent/insertAtDestination``.
  public internal(set) var place: InsertionPlace
  /// The item that would be under the pointer if the gap had not moved the items.
  ///
  /// In a drag by keyboard, it is the item in which a drop would insert. Over the lifted item's
  /// former place, it is the lifted item. It is `nil` if there is no such item.
  public internal(set) var item: ItemID?
  /// The part of the row of ``item`` that the pointer is over; by keyboard, ``DropBand/into``.
  ///
  /// It is `nil` if ``item`` is `nil`, or if the pointer is over no row.
  public internal(set) var band: DropBand?
  /// The place that ``CollectionHandlers/targetPlaceForMoveOfItem`` replaced by ``place``, if any.
  var replacedPlace: InsertionPlace?

  /// The place that the drag chose, even if a handler has replaced it by ``place``.
  var chosenPlace: InsertionPlace { replacedPlace ?? place }
}

/// The part of a row that a pointer is over.
///
/// A row has three parts along the scroll axis of its view. The ends, each ``Tuning/dropBandEdge``
/// of the row, are for insertion beside it; the middle is for insertion into it (R16:
/// react-beautiful-dnd, pragmatic-drag-and-drop). A tile has such an edge on all four sides. In its
/// leading half, the edge is for insertion before the tile; in the trailing half, after it.
public enum DropBand: String, Hashable, Sendable, CaseIterable {
  /// For insertion before the row or tile.
  case before
  /// For insertion into the row or tile.
  case into
  /// For insertion after the row or tile.
  case after

  /// Creates the part at a point of a row, or of a tile if `isRow` is `false`.
  ///
  /// If `isProposed`, a drop into the row or tile is the current proposal. Its ends are then
  /// narrower, so that a tremor changes nothing.
  init(at point: Point, in frame: Rect, isRow: Bool, isProposed: Bool = false, _ tuning: Tuning) {
    let edges = frame.size * (tuning.dropBandEdge - (isProposed ? tuning.insertionMargin : .zero))
    let isInside =
      isRow || point.x > frame.minX + edges.width && point.x < frame.maxX - edges.width
    if isInside, point.y > frame.minY + edges.height, point.y < frame.maxY - edges.height {
      self = .into
    } else if isRow {
      self = point.y <= frame.minY + edges.height ? .before : .after
    } else {
      self = point.x <= frame.center.x ? .before : .after
    }
  }
}

extension DropBand: CanonicalCodable {}
