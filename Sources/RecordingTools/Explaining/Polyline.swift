import DragRecording

struct Motion: Hashable {
  var pointer: PointerID
  var time: Microseconds
  var point: Point
}

extension [Motion] {
  /// Returns the motions at the ends and at the corners that remain (Douglas and Peucker 1973).
  ///
  /// The simplified motion has constant speed between them. At the time of each given motion, its
  /// distance from the given point is at most `tolerance` along each axis.
  func simplified(within tolerance: Length) -> [Motion] {
    guard count > 2 else { return self }
    var kept: Set = [0, count - 1]
    var open = [0...count - 1]
    while let range = open.popLast() {
      guard let farthest = self[range].farthest, farthest.distance > tolerance else { continue }
      kept.insert(farthest.index)
      open += [range.lowerBound...farthest.index, farthest.index...range.upperBound]
    }
    return kept.sorted().map { self[$0] }
  }
}

extension ArraySlice<Motion> {
  fileprivate var farthest: (index: Int, distance: Length)? {
    guard count > 2, let first, let last else { return nil }
    return indices.dropFirst().dropLast()
      .map { (index: $0, distance: self[$0].distance(fromMotionBetween: first, last)) }
      .max { $0.distance < $1.distance }
  }
}

extension Motion {
  fileprivate func distance(fromMotionBetween first: Motion, _ last: Motion) -> Length {
    let whole = max(Int((last.time - first.time).count), 1)
    let share = Fraction(Int((time - first.time).count), whole)
    let translation = last.point - first.point
    let expected = first.point + Vector(dx: translation.dx * share, dy: translation.dy * share)
    return max((point - expected).dx.magnitude, (point - expected).dy.magnitude)
  }
}
