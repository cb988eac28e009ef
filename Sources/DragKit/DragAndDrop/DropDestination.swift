public import DragCoding
internal import DragGeometry
public import DragModel

/// The place in a collection view at which a drag aims, and the item under the pointer, if any.
///
/// The delegate's ``DropIntent`` decides whether a gap opens at ``place`` or the drop is for ``item``.
public struct DropDestination: Hashable, Sendable {
  /// The place at which a drop inserts the items if the intent is ``DropIntent/insertAtDestination``.
  public let place: InsertionPlace
  /// The item under the pointer; in a drag by keyboard, the item into which a drop would insert.
  ///
  /// It is `nil` if there is no such item. Over the gap of a drag within one view, the item is the
  /// lifted one.
  public internal(set) var item: ItemID?
  /// The part of the row of ``item`` that the pointer is over; in a drag by keyboard,
  /// ``DropBand/into``.
  ///
  /// It is `nil` if ``item`` is `nil`, or if the pointer is over no row.
  public internal(set) var band: DropBand?
}

/// The part of a row that a pointer is over.
///
/// A row has three parts along the scroll axis of its view. The two at its ends are for insertion
/// beside the row, each with the share ``Tuning/dropBandEdge`` of the row. The middle is for insertion
/// into the row (R16: react-beautiful-dnd, pragmatic-drag-and-drop).
public enum DropBand: String, Hashable, Sendable, CaseIterable {
  /// For insertion before the row.
  case before
  /// For insertion into the row.
  case into
  /// For insertion after the row.
  case after

  init(at y: Length, in row: Rect, _ tuning: Tuning) {
    let edge = row.height * tuning.dropBandEdge
    if y <= row.minY + edge {
      self = .before
    } else if y >= row.maxY - edge {
      self = .after
    } else {
      self = .into
    }
  }
}

extension DropBand: CanonicalCodable {}
