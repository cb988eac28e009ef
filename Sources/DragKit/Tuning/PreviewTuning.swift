public import DragGeometry

/// The numbers that decide the positions and the sizes of the dragged items' previews.
public struct PreviewTuning: Hashable, Sendable {
  /// The most items that are visible below the lifted one (own choice: a pile of three).
  public var pileHeight = 2
  /// The offset, right and down, between the centres of piled previews (own choice: edges show).
  public var pileStep: Length = 6
  /// The preferred offset, right and down, from the mouse to a compact preview's upper left (own choice).
  public var mouseOffset: Length = 12
  /// The preferred distance from a finger up to a compact preview's bottom (own choice: half a fingertip).
  public var fingertip: Length = 24
  /// The distance of a compact preview from the row or cancel strip that it must not hide (own choice).
  public var margin: Length = 8
  /// The greatest height of a compact preview, and its greatest width unless it is a row (own
  /// choice: smaller than a row or tile).
  public var compactSide: Length = 40
  /// The greatest width of the compact preview of a row (own choice: its first words are legible).
  public var compactRowWidth: Length = 160
  /// The ratio of an item's width to its height above which its compact preview is a row's (own choice).
  public var compactRowRatio = 2

  init() {}
}

extension PreviewTuning {
  func compact(_ size: Size) -> Size {
    let isRow = size.width > size.height * compactRowRatio
    return Size(
      width: min(size.width, isRow ? compactRowWidth : compactSide),
      height: min(size.height, compactSide))
  }
}
