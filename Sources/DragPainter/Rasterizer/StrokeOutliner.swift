/// Computes the outline of a stroked line, with round ends and joints.
///
/// A closed line has two outlines, one on each side. Outlines of the whole line keep its edge
/// smooth. With a separate outline per segment, a pixel in two segments would be covered twice.
struct StrokeOutliner {
  private let radius: Float
  private var edge: [FloatPoint] = []

  static func outlines(around line: PathFlattener.Outline, width: Float) -> [[FloatPoint]] {
    let points = line.points
    guard points.count > 1 else { return points.map { disc(around: $0, radius: width / 2) } }
    let isClosed = line.isClosed && points.count > 2
    let sides = [points, points.reversed()].map { points in
      var outliner = StrokeOutliner(radius: width / 2)
      outliner.follow(points, isClosed: isClosed)
      return outliner.edge
    }
    return isClosed ? sides : [sides[0] + sides[1]]
  }

  private mutating func follow(_ points: [FloatPoint], isClosed: Bool) {
    let count = points.count
    for index in 0..<(isClosed ? count : count - 1) {
      let (here, there) = (points[index], points[(index + 1) % count])
      let normal = self.normal(from: here, to: there)
      edge.append(here + normal)
      edge.append(there + normal)
      let isEnd = !isClosed && index + 2 == count
      let next = isEnd ? normal * -1 : self.normal(from: there, to: points[(index + 2) % count])
      join(at: there, from: normal, to: next, isEnd: isEnd)
    }
  }

  private mutating func join(
    at pivot: FloatPoint, from first: FloatPoint, to second: FloatPoint, isEnd: Bool
  ) {
    // NB: The sides are on the left, so a turn to the right, clockwise, opens a gap.
    let opens = first.cross(second) > 0
    if isEnd || opens {
      addArc(around: pivot, from: first, to: second, isHalf: isEnd)
    } else if first.dot(second) < radius * radius * 0.9 {
      // On the inner side of a sharp turn the sides cross; through the pivot they cross inside the line.
      edge.append(pivot)
    }
  }

  private static let maximumHalvings = 8

  private mutating func addArc(
    around pivot: FloatPoint, from first: FloatPoint, to second: FloatPoint, isHalf: Bool,
    halvings: Int = 0
  ) {
    let sum = first + second
    let isOpposite = isHalf || sum.length < radius / 1024
    let middle = isOpposite ? first.turned : sum * (radius / sum.length)
    let sagitta = radius - middle.dot(first) / radius
    guard sagitta > PathFlattener.tolerance / 2, halvings < Self.maximumHalvings else { return }
    let next = halvings + 1
    addArc(around: pivot, from: first, to: middle, isHalf: false, halvings: next)
    edge.append(pivot + middle)
    addArc(around: pivot, from: middle, to: second, isHalf: false, halvings: next)
  }

  private func normal(from start: FloatPoint, to end: FloatPoint) -> FloatPoint {
    let direction = end - start
    let length = direction.length
    guard length > 0 else { return FloatPoint(0, -radius) }
    return direction.turned * (-radius / length)
  }

  private static func disc(around center: FloatPoint, radius: Float) -> [FloatPoint] {
    var outliner = StrokeOutliner(radius: radius)
    let up = FloatPoint(0, -radius)
    outliner.edge.append(center + up)
    outliner.addArc(around: center, from: up, to: up * -1, isHalf: true)
    outliner.edge.append(center - up)
    outliner.addArc(around: center, from: up * -1, to: up, isHalf: true)
    return outliner.edge
  }
}
