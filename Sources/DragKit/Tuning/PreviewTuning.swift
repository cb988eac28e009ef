public import DragGeometry

/// The numbers that decide the positions and the sizes of the dragged items' previews.
public struct PreviewTuning: Hashable, Sendable {
  /// The number of items that are visible below the lifted one (own choice: a pile of three).
  public var pileHeight = 2
  /// The distance between an item of the pile and the one above it (own choice: its edge is visible).
  public var pileStep: Length = 6
  /// The distance between the mouse and a compact preview (own choice: beside the arrow).
  public var mouseOffset: Length = 12
  /// The distance between the middle of a touch and a compact preview (own choice: half a finger's width).
  public var fingertip: Length = 24
  /// The distance of a compact preview from the area that it must not hide (own choice: the gap is visible).
  public var margin: Length = 8
  /// The greatest width and height of a compact preview (own choice: smaller than a row or tile).
  public var compactSide: Length = 40
  /// The greatest width of the compact preview of a row (own choice: its first words are legible).
  public var compactRowWidth: Length = 160

  init() {}
}

extension PreviewTuning {
  /// Returns the compact size of a preview.
  func compact(_ size: Size) -> Size {
    let isRow = size.width > size.height * 2
    return Size(
      width: min(size.width, isRow ? compactRowWidth : compactSide),
      height: min(size.height, compactSide))
  }
}
