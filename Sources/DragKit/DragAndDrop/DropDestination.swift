public import DragCoding
internal import DragGeometry
public import DragModel

/// The place in a collection view at which a drag aims, and the item under the pointer, if any.
///
/// The delegate's proposal decides whether a gap opens at ``place`` or ``item`` accepts the drop.
public struct DropDestination: Hashable, Sendable {
  /// The place at which a drop inserts the items if the intent is ``DropIntent/insertAtDestination``.
  public let place: InsertionPlace
  /// The item under the pointer, or at which a drag by keyboard aims; `nil` if there is none.
  ///
  /// Over the gap of a move within one view, this is the lifted item.
  public internal(set) var item: ItemID?
  /// The part of the item's row under the pointer, or `into` by keyboard; `nil` if there is no item or row.
  public internal(set) var band: DropBand?
}

/// The part of a row that a pointer is over.
///
/// The share ``Tuning/dropBandEdge`` at either end along the layout's axis is for insertion beside the row,
/// the rest for insertion into it (R16: react-beautiful-dnd, pragmatic-drag-and-drop).
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
