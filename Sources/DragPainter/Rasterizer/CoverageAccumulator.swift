internal import DragGeometry

/// Computes from closed outlines which share of each pixel is covered.
///
/// Each edge of an outline adds the area to its right. The area is positive if the edge leads
/// down, and negative if it leads up.
///
/// A cell, one per pixel, holds the *difference* of the area from the cell to its left. So an
/// edge changes only the cells that it crosses. The sum of a row's cells up to a pixel is the
/// coverage of this pixel.
///
/// If outlines overlap in the same direction, the sum exceeds one and is clamped. This is the
/// non-zero winding rule.
struct CoverageAccumulator {
  private let size: DeviceSize
  private let stride: Int
  private var cells: [Float]

  init(size: DeviceSize) {
    self.size = size
    stride = size.width + 2  // An edge at the far side touches the two cells after the last pixel.
    cells = Array(repeating: 0, count: stride * size.height)
  }

  mutating func add(_ points: [FloatPoint]) {
    guard var previous = points.last else { return }
    for point in points {
      addEdge(from: previous, to: point)
      previous = point
    }
  }

  func mask() -> CoverageMask {
    var values = [UInt8](repeating: 0, count: size.area)
    cells.withUnsafeBufferPointer { cells in
      values.withUnsafeMutableBufferPointer { values in
        for y in 0..<size.height {
          var sum: Float = 0
          for x in 0..<size.width {
            sum += cells[y * stride + x]
            values[y * size.width + x] = UInt8(min(sum.magnitude, 1) * 255 + 0.5)
          }
        }
      }
    }
    return CoverageMask(size: size, values: values)
  }

  private mutating func addEdge(from start: FloatPoint, to end: FloatPoint) {
    guard start.y != end.y else { return }
    if start.y < end.y {
      addFalling(from: start, to: end, direction: 1)
    } else {
      addFalling(from: end, to: start, direction: -1)
    }
  }

  private mutating func addFalling(from top: FloatPoint, to bottom: FloatPoint, direction: Float) {
    let width = Float(size.width)
    for limit in [0, width] where (top.x < limit) != (bottom.x < limit) {
      let share = (limit - top.x) / (bottom.x - top.x)
      let cut = FloatPoint(limit, top.y + (bottom.y - top.y) * share)
      guard cut != top, cut != bottom else { continue }
      addFalling(from: top, to: cut, direction: direction)
      addFalling(from: cut, to: bottom, direction: direction)
      return
    }
    let clamped = { (x: Float) in min(max(x, 0), width) }
    addInside(
      from: FloatPoint(clamped(top.x), top.y),
      to: FloatPoint(clamped(bottom.x), bottom.y), direction: direction)
  }

  private mutating func addInside(from top: FloatPoint, to bottom: FloatPoint, direction: Float) {
    let last = min(bottom.y, Float(size.height))
    var y = max(top.y, 0)
    guard y < last else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let (low, high) = (min(top.x, bottom.x), max(top.x, bottom.x))
    var x = min(max(top.x + (y - top.y) * slope, low), high)
    var row = Int(y)
    while y < last, row < size.height {
      let next = min(Float(row + 1), last)
      let nextX = min(max(x + slope * (next - y), low), high)
      addRow(row, from: min(x, nextX), to: max(x, nextX), height: (next - y) * direction)
      (x, y, row) = (nextX, next, row + 1)
    }
  }

  private mutating func addRow(_ row: Int, from left: Float, to right: Float, height: Float) {
    let first = Int(left)
    let end = Int(right.rounded(.up))
    let base = row * stride
    guard end > first + 1 else {
      let middle = (left + right) * 0.5 - Float(first)
      cells[base + first] += height * (1 - middle)
      cells[base + first + 1] += height * middle
      return
    }
    // The edge crosses several pixels: a triangle, then equal slices, then a triangle.
    let slice = height / (right - left)
    let (into, out) = (Float(first + 1) - left, right - Float(end - 1))
    var before = 0.5 * slice * into * into
    cells[base + first] += before
    for pixel in first + 1..<end - 1 {
      let covered = slice * (Float(pixel) + 0.5 - left)
      cells[base + pixel] += covered - before
      before = covered
    }
    let covered = height - 0.5 * slice * out * out
    cells[base + end - 1] += covered - before
    cells[base + end] += height - covered
  }
}
