extension CoverageMask {
  /// A rectangle with round corners that fills the mask up to `margin` pixels from its edges, or as
  /// much of it as is `kept` from the upper left corner.
  static func roundedRect(
    size: DeviceSize, radius: Int, margin: Int = 0, kept: DeviceSize? = nil
  ) -> CoverageMask {
    var accumulator = CoverageAccumulator(size: kept ?? size)
    accumulator.add(
      roundedOutline(DeviceRect(size: size).insetBy(margin), radius: Float(radius) / 256))
    return accumulator.mask()
  }

  /// The outline of a rectangle with round corners that fills the mask, drawn inwards.
  static func outline(size: DeviceSize, radius: Int, width: Int) -> CoverageMask {
    var accumulator = CoverageAccumulator(size: size)
    let rect = DeviceRect(size: size)
    accumulator.add(roundedOutline(rect, radius: Float(radius) / 256))
    let inner = rect.insetBy(width)
    if !inner.isEmpty {
      // The other way round: there the areas cancel each other.
      let innerRadius = max(0, Float(radius) / 256 - Float(width))
      accumulator.add(roundedOutline(inner, radius: innerRadius).reversed())
    }
    return accumulator.mask()
  }

  /// The inside of a path or the line along it.
  static func path(_ path: DevicePath, size: DeviceSize) -> CoverageMask {
    var accumulator = CoverageAccumulator(size: size)
    for outline in PathFlattener.outlines(of: path) {
      guard let width = path.strokeWidth else {
        accumulator.add(outline.points)
        continue
      }
      for edge in StrokeOutliner.outlines(around: outline, width: Float(width) / 256) {
        accumulator.add(edge)
      }
    }
    return accumulator.mask()
  }

  /// The points around a rectangle with round corners, clockwise.
  private static func roundedOutline(_ rect: DeviceRect, radius: Float) -> [FloatPoint] {
    let (left, top) = (Float(rect.x), Float(rect.y))
    let (right, bottom) = (Float(rect.maxX), Float(rect.maxY))
    let r = max(0, min(radius, min(right - left, bottom - top) / 2))
    let corners = [
      (FloatPoint(x: right - r, y: top + r), FloatPoint(x: 0, y: -r)),
      (FloatPoint(x: right - r, y: bottom - r), FloatPoint(x: r, y: 0)),
      (FloatPoint(x: left + r, y: bottom - r), FloatPoint(x: 0, y: r)),
      (FloatPoint(x: left + r, y: top + r), FloatPoint(x: -r, y: 0)),
    ]
    guard r > 0 else { return corners.map { $0.0 } }
    return corners.flatMap { center, start in quarter(around: center, from: start, radius: r) }
  }

  /// The points of a quarter circle, by halving its angle again and again.
  private static func quarter(
    around center: FloatPoint, from start: FloatPoint, radius: Float
  ) -> [FloatPoint] {
    var spokes = [start, start.turned]
    while true {
      let middle = (spokes[0] + spokes[1]) * 0.5
      guard radius - middle.length > PathFlattener.tolerance / 4 else { break }
      var finer = [spokes[0]]
      for (one, two) in zip(spokes, spokes.dropFirst()) {
        let sum = one + two
        finer += [sum * (radius / sum.length), two]
      }
      spokes = finer
    }
    return spokes.map { center + $0 }
  }
}
