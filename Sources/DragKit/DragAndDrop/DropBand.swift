internal import DragGeometry

/// Which part of a row a pointer is over: its beginning, its middle, or its end.
///
/// A quarter at either end is for what goes beside the row, the half between for what goes into it;
/// the lines between them belong to beside (R16: react-beautiful-dnd, pragmatic-drag-and-drop).
public enum DropBand: String, Hashable, Sendable, CaseIterable {
  /// What is dropped goes before the row.
  case before
  /// What is dropped goes into it.
  case into
  /// What is dropped goes behind it.
  case after

  /// The band of a row that a height is in.
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
