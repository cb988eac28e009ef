/// A few rectangles without common pixels that hold all that has to be painted anew.
struct DamageRegion {
  private(set) var rects: [DeviceRect] = []

  /// More rectangles than this cost more in calls than they save in pixels.
  static let mostRects = 8

  /// Adds what has to be painted.
  mutating func add(_ rect: DeviceRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    var grown = rect
    while let index = rects.firstIndex(where: { Self.isWorthMerging($0, grown) }) {
      grown = grown.union(rects.remove(at: index))
    }
    // What still overlaps another one, as a row crosses a column, is cut along its edges.
    rects += rects.reduce([grown]) { pieces, other in pieces.flatMap { $0.subtracting(other) } }
    while rects.count > Self.mostRects { mergeCheapestPair() }
  }

  /// `true` where one rectangle is at most a quarter larger than the two that it replaces.
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

  /// Adds a rectangle and takes in those that it touches until none share a pixel.
  private mutating func absorb(_ rect: DeviceRect) {
    var grown = rect
    while let index = rects.firstIndex(where: { $0.intersects(grown) }) {
      grown = grown.union(rects.remove(at: index))
    }
    rects.append(grown)
  }
}
