internal import Algorithms
internal import DragGeometry

/// Rows of one size, line by line; in a single column, each can have a height of its own.
struct UniformBlock: RowBlock {
  let left: Length
  let itemSize: Size
  let spacing: Length
  var columns = 1
  /// The sizes of the container's items; `nil` if all items of the block have `itemSize`.
  var sizes: OrderedSizes?
  /// The offset of the block's first item in ``sizes``.
  var first = 0

  func height(of count: Int) -> Length { top(ofLine: (count + columns - 1) / columns) - spacing }

  @inline(__always)
  private func top(ofLine line: Int) -> Length {
    spacing * line + (sizes?.height(of: first..<first + line) ?? itemSize.height * line)
  }

  func frame(of index: Int) -> Rect {
    // The branch avoids a division, which takes as long as the rest of the function.
    let (line, column) =
      columns == 1 ? (index, 0) : index.quotientAndRemainder(dividingBy: columns)
    let own = sizes.map { $0[first + index]?.height ?? 0 }
    return Rect(
      x: left + (itemSize.width + spacing) * column, y: top(ofLine: line),
      width: itemSize.width, height: own ?? itemSize.height)
  }

  func index(at depth: Length, of count: Int, upwards: Bool) -> Int {
    guard sizes == nil else {
      return max((0..<count).partitioningIndex { top(ofLine: $0) > depth } - 1, 0)
    }
    let line = depth.subpixels / max((itemSize.height + spacing).subpixels, 1)
    return min(line * columns + (upwards ? columns - 1 : 0), count - 1)
  }
}
