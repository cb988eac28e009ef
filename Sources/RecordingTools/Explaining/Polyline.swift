import DragGeometry
import DragRecording

/// The way of a pointer with as few corners as tell it.
enum Polyline {
  /// Where a pointer is, and when.
  struct Vertex: Hashable {
    var time: Microseconds
    var point: Point

    init(_ time: Microseconds, _ point: Point) {
      (self.time, self.point) = (time, point)
    }
  }

  /// The corners between which a pointer that moves evenly is never farther than `tolerance` from
  /// where it was at that time (Douglas and Peucker 1973).
  static func simplified(_ vertices: [Vertex], within tolerance: Length) -> [Vertex] {
    guard vertices.count > 2 else { return vertices }
    var kept: Set = [0, vertices.count - 1]
    var open = [0...vertices.count - 1]
    while let range = open.popLast() {
      guard let worst = worst(of: vertices[range]), worst.distance > tolerance else { continue }
      kept.insert(worst.index)
      open += [range.lowerBound...worst.index, worst.index...range.upperBound]
    }
    return kept.sorted().map { vertices[$0] }
  }

  private static func worst(of vertices: ArraySlice<Vertex>) -> (index: Int, distance: Length)? {
    guard vertices.count > 2, let first = vertices.first, let last = vertices.last else {
      return nil
    }
    var worst = (index: vertices.startIndex, distance: Length.zero)
    for index in vertices.indices.dropFirst().dropLast() {
      let distance = distance(of: vertices[index], between: first, last)
      if distance > worst.distance { worst = (index, distance) }
    }
    return worst
  }

  /// How far it is from where it would be, the farther of both directions.
  private static func distance(
    of vertex: Vertex, between first: Vertex, _ last: Vertex
  ) -> Length {
    let whole = max(Int((last.time - first.time).count), 1)
    let share = Fraction(Int((vertex.time - first.time).count), whole)
    let way = last.point - first.point
    let there = first.point + Vector(dx: way.dx * share, dy: way.dy * share)
    return max((vertex.point - there).dx.magnitude, (vertex.point - there).dy.magnitude)
  }
}
