/// How much of each pixel a shape covers, from 0 to 255, row by row.
struct CoverageMask {
  let size: DeviceSize
  var values: [UInt8]

  subscript(x: Int, y: Int) -> UInt8 { values[y * size.width + x] }
}

extension CoverageMask {
  /// Returns the mask of a rounded rectangle, `margin` pixels inside `size`, or only its upper left part of the
  /// size `kept`.
  static func roundedRect(
    size: DeviceSize, radius: Int, margin: Int = 0, kept: DeviceSize? = nil
  ) -> CoverageMask {
    var accumulator = CoverageAccumulator(size: kept ?? size)
    accumulator.add(
      roundedOutline(DeviceRect(size: size).insetBy(margin), radius: Float(radius) / 256))
    return accumulator.mask()
  }

  /// Returns the mask of the outline of a rounded rectangle, `width` pixels inside its edges.
  static func outline(size: DeviceSize, radius: Int, width: Int) -> CoverageMask {
    var accumulator = CoverageAccumulator(size: size)
    let rect = DeviceRect(size: size)
    accumulator.add(roundedOutline(rect, radius: Float(radius) / 256))
    let inner = rect.insetBy(width)
    if !inner.isEmpty {
      // In the opposite direction, so that the areas cancel.
      let innerRadius = max(0, Float(radius) / 256 - Float(width))
      accumulator.add(roundedOutline(inner, radius: innerRadius).reversed())
    }
    return accumulator.mask()
  }

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

  /// The points around a rounded rectangle, clockwise.
  private static func roundedOutline(_ rect: DeviceRect, radius: Float) -> [FloatPoint] {
    let (left, top) = (Float(rect.x), Float(rect.y))
    let (right, bottom) = (Float(rect.maxX), Float(rect.maxY))
    let r = max(0, min(radius, min(right - left, bottom - top) / 2))
    let corners = [
      (FloatPoint(right - r, top + r), FloatPoint(0, -r)),
      (FloatPoint(right - r, bottom - r), FloatPoint(r, 0)),
      (FloatPoint(left + r, bottom - r), FloatPoint(0, r)),
      (FloatPoint(left + r, top + r), FloatPoint(-r, 0)),
    ]
    guard r > 0 else { return corners.map { $0.0 } }
    return corners.flatMap { center, start in quarter(around: center, from: start, radius: r) }
  }

  /// The points of a quarter circle, by halving its angle until the chords are close enough.
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
