internal import DragGeometry

struct CoverageMask {
  let size: DeviceSize
  var values: [UInt8]

  subscript(x: Int, y: Int) -> UInt8 { values[y * size.width + x] }
}

extension CoverageMask {
  private init(_ size: DeviceSize, _ outlines: [[FloatPoint]]) {
    var accumulator = CoverageAccumulator(size: size)
    for outline in outlines { accumulator.add(outline) }
    self = accumulator.mask()
  }

  /// Returns the mask of a rounded rectangle that is inset by `margin` in a mask of `size`.
  ///
  /// `margin` is in device pixels, `radius` in 1/256 of a device pixel. If `kept` is given, only
  /// the upper left part of the mask is returned, with the size `kept`.
  static func roundedRect(
    size: DeviceSize, radius: Int, margin: Int = 0, kept: DeviceSize? = nil
  ) -> CoverageMask {
    let rect = DeviceRect(size: size).insetBy(margin)
    return CoverageMask(kept ?? size, [roundedOutline(rect, radius: Float(radius) / 256)])
  }

  /// Returns the mask of a border inside the edge of a rounded rectangle.
  ///
  /// `width` is in device pixels, `radius` in 1/256 of a device pixel.
  static func outline(size: DeviceSize, radius: Int, width: Int) -> CoverageMask {
    let (rect, radius) = (DeviceRect(size: size), Float(radius) / 256)
    var outlines = [roundedOutline(rect, radius: radius)]
    let inner = rect.insetBy(width)
    if !inner.isEmpty {
      // In the opposite direction, so that the areas cancel.
      outlines.append(roundedOutline(inner, radius: max(0, radius - Float(width))).reversed())
    }
    return CoverageMask(size, outlines)
  }

  static func path(_ path: DevicePath, size: DeviceSize) -> CoverageMask {
    let outlines = PathFlattener.outlines(of: path)
    guard let width = path.strokeWidth else { return CoverageMask(size, outlines.map(\.points)) }
    return CoverageMask(
      size,
      outlines.flatMap { StrokeOutliner.outlines(around: $0, width: Float(width) / 256) })
  }

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
