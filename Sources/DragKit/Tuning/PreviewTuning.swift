/// The numbers that decide the positions and sizes of the dragged items' previews.
///
/// A preview that would hide the drag's target is *compact*: small, and beside the pointer.
public struct PreviewTuning: Hashable, Sendable {
  /// The greatest number of items shown beneath the lifted item (ours: three in all).
  public var pileHeight = 2
  /// The distance, both right and down, from a preview's centre to that of the preview beneath it
  /// (ours: the edges beneath are visible).
  public var pileStep: Length = 6
  /// The distance from the mouse, right and down, to a compact preview, if there is room (ours).
  public var mouseOffset: Length = 12
  /// The distance from a finger up to a compact preview, if there is room (ours: half a fingertip).
  public var fingertip: Length = 24
  /// The distance of a compact preview from what it must not hide: the row into which a drop would
  /// insert, or the strip of the `Stage` in which a release cancels the drag (ours).
  public var margin: Length = 8
  /// The greatest height and width of a compact preview.
  ///
  /// For a row, ``compactRowWidth`` limits the width instead (ours: smaller than a row or a tile).
  public var compactSide: Length = 40
  /// The greatest width of the compact preview of a row (ours: its first words are legible).
  public var compactRowWidth: Length = 160
  /// The ratio of width to height above which an item counts as a row (ours; ``compactRowWidth``).
  public var compactRowRatio = 2

  func compact(_ size: Size) -> Size {
    let isRow = size.width > size.height * compactRowRatio
    return Size(
      width: min(size.width, isRow ? compactRowWidth : compactSide),
      height: min(size.height, compactSide))
  }
}
