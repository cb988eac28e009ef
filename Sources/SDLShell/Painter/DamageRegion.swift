/// A few disjoint rectangles that contain all pixels to repaint.
struct DamageRegion {
  private(set) var rects: [DeviceRect] = []

  /// The most rectangles; more cost more in calls than they save in pixels.
  static let mostRects = 8

  mutating func add(_ rect: DeviceRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    var grown = rect
    while let index = rects.firstIndex(where: { Self.isWorthMerging($0, grown) }) {
      grown = grown.union(rects.remove(at: index))
    }
    // The rest may still overlap others, as a row crosses a column: it is cut along their edges.
    rects += rects.reduce([grown]) { pieces, other in pieces.flatMap { $0.subtracting(other) } }
    while rects.count > Self.mostRects { mergeCheapestPair() }
  }

  /// Whether the union of two rectangles is at most a quarter larger than they are.
  private static func isWorthMerging(_ one: DeviceRect, _ two: DeviceRect) -> Bool {
    let covered = one.area + two.area - one.intersection(two).area
    return one.union(two).area * 4 <= covered * 5
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
    absorb(rects.remove(at: best.first).union(second))
  }

  /// Adds a rectangle, merged with all that it intersects.
  private mutating func absorb(_ rect: DeviceRect) {
    var grown = rect
    while let index = rects.firstIndex(where: { $0.intersects(grown) }) {
      grown = grown.union(rects.remove(at: index))
    }
    rects.append(grown)
  }
}
