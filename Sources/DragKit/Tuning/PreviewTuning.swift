public import DragGeometry

/// The numbers that decide where the previews of the dragged items are, and how large.
public struct PreviewTuning: Hashable, Sendable {
  /// The number of items that are visible below the lifted one (own choice: three are a pile).
  public var pileHeight = 2
  /// The distance between an item of the pile and the one above it (own choice: an edge can be seen).
  public var pileStep: Length = 6
  /// The distance between the mouse and a compact preview (own choice: beside the arrow).
  public var mouseOffset: Length = 12
  /// The distance between the middle of a touch and a compact preview (own choice: half a finger's width).
  public var fingertip: Length = 24
  /// The distance of a compact preview from what it must not hide (own choice: a gap can be seen).
  public var margin: Length = 8
  /// The greatest width and height of a compact preview (own choice: smaller than a row or tile).
  public var compactSide: Length = 40
  /// The greatest width of the compact preview of a row (own choice: its first words can be read).
  public var compactRowWidth: Length = 160

  init() {}
}

extension PreviewTuning {
  /// The size of a preview that hides little; a row is more than twice as wide as high.
  func compact(_ size: Size) -> Size {
    let isRow = size.width > size.height * 2
    return Size(
      width: min(size.width, isRow ? compactRowWidth : compactSide),
      height: min(size.height, compactSide))
  }
}
