package import DragGeometry

package struct DamageRegion {
  package private(set) var rects: [DeviceRect] = []

  package init() {}

  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// The maximum number of rectangles.
  ///
  /// A larger number would cost more time for calls than it saves by painting fewer pixels.
  static let maximumRects = 16

  /// The number of pixels that take as long as one more rectangle.
  private static let smallestWaste = 2048

  package mutating func add(_ rect: DeviceRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    let grown = merge(rect, where: Self.isWorthMerging)
    // The rest may still overlap others, as a row crosses a column: it is cut along their edges.
    append(grown, outside: rects[...])
    while rects.count > Self.maximumRects { mergeCheapestPair() }
  }

  private mutating func append(_ rect: DeviceRect, outside others: ArraySlice<DeviceRect>) {
    guard let next = others.firstIndex(where: { $0.intersects(rect) }) else {
      rects.append(rect)
      return
    }
    rect.forEachPiece(outside: others[next]) { append($0, outside: others[(next + 1)...]) }
  }

  private static func isWorthMerging(_ one: DeviceRect, _ two: DeviceRect) -> Bool {
    let covered = one.area + two.area - one.intersection(two).area
    return one.union(two).area <= covered + max(covered / 4, smallestWaste)
  }

  private mutating func mergeCheapestPair() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let (one, two) = (rects[first], rects[second])
        let waste = one.union(two).area - one.area - two.area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    rects.append(merge(first.union(second)) { $0.intersects($1) })
  }

  private mutating func merge(
    _ rect: DeviceRect, where matches: (DeviceRect, DeviceRect) -> Bool
  ) -> DeviceRect {
    var grown = rect
    while let index = rects.firstIndex(where: { matches($0, grown) }) {
      grown = grown.union(rects.remove(at: index))
    }
    return grown
  }
}
