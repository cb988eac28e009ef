/// Turns a path into straight outlines.
struct PathFlattener {
  /// A run of points; a closed one goes back from its last point to its first.
  struct Outline {
    var points: [FloatPoint] = []
    var isClosed = false
  }

  private(set) var outlines: [Outline] = []
  private var current = Outline()

  /// How far a chord may stray from its curve, in device pixels.
  static let tolerance: Float = 1 / 16

  /// The outlines of `path`.
  static func outlines(of path: DevicePath) -> [Outline] {
    var flattener = PathFlattener()
    for element in path.elements { flattener.add(element) }
    flattener.finish(closed: false)
    return flattener.outlines
  }

  private mutating func add(_ element: DevicePath.Element) {
    switch element {
    case .move(let end):
      finish(closed: false)
      current.points = [FloatPoint(end)]
    case .line(let end):
      append(FloatPoint(end))
    case .curve(let one, let two, let end):
      addCurve(FloatPoint(one), FloatPoint(two), FloatPoint(end))
    case .close:
      let start = current.points.first
      finish(closed: true)
      if let start { current.points = [start] }
    }
  }

  /// Points that coincide are left out: they would have no direction.
  private mutating func append(_ point: FloatPoint) {
    if current.points.last != point { current.points.append(point) }
  }

  private mutating func addCurve(_ one: FloatPoint, _ two: FloatPoint, _ end: FloatPoint) {
    guard let start = current.points.last else { return append(end) }
    let bends = [start - one * 2 + two, one - two * 2 + end].map(\.length)
    let bend = max(bends[0], bends[1])
    let count = min(max(1, Int((bend * 0.75 / Self.tolerance).squareRoot().rounded(.up))), 256)
    for step in 1..<max(count, 1) {
      let t = Float(step) / Float(count)
      let s = 1 - t
      append(
        start * (s * s * s) + one * (3 * s * s * t) + two * (3 * s * t * t) + end * (t * t * t))
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

extension FloatPoint {
  init(_ vertex: DevicePath.Vertex) {
    self.init(x: Float(vertex.x) / 256, y: Float(vertex.y) / 256)
  }
}
