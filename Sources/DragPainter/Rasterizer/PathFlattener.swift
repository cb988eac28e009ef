internal import DragDrawing

struct PathFlattener {
  struct Outline {
    var points: [FloatPoint] = []
    var isClosed = false
  }

  private(set) var outlines: [Outline] = []
  private var current = Outline()

  static let tolerance: Float = 1 / 16

  static func outlines(of path: DevicePath) -> [Outline] {
    var flattener = PathFlattener()
    for element in path.outline.elements { flattener.add(element) }
    flattener.finish(closed: false)
    return flattener.outlines
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let end):
      finish(closed: false)
      current.points = [FloatPoint(end)]
    case .line(let end):
      append(FloatPoint(end))
    case .curve(let end, let one, let two):
      addCurve(FloatPoint(one), FloatPoint(two), FloatPoint(end))
    case .close:
      let start = current.points.first
      finish(closed: true)
      if let start { current.points = [start] }
    }
  }

  /// Appends a point unless it equals the last one, since an edge without length has no direction.
  private mutating func append(_ point: FloatPoint) {
    if current.points.last != point { current.points.append(point) }
  }

  private mutating func addCurve(_ one: FloatPoint, _ two: FloatPoint, _ end: FloatPoint) {
    guard let start = current.points.last else { return append(end) }
    let bend = max((start - one * 2 + two).length, (one - two * 2 + end).length)
    let count = min(max(1, Int((bend * 0.75 / Self.tolerance).squareRoot().rounded(.up))), 256)
    for step in 1..<count {
      let t = Float(step) / Float(count)
      let s = 1 - t
      let first = start * (s * s * s) + one * (3 * s * s * t)
      append(first + two * (3 * s * t * t) + end * (t * t * t))
    }
    append(end)
  }

  private mutating func finish(closed: Bool) {
    if closed, current.points.count > 1, current.points.first == current.points.last {
      current.points.removeLast()
    }
    current.isClosed = closed
    let isLoneMove = current.points.count == 1 && !closed
    if !current.points.isEmpty, !isLoneMove { outlines.append(current) }
    current = Outline()
  }
}
