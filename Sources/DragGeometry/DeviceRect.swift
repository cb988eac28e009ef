/// A rectangle of whole device pixels; `maxX` and `maxY` are exclusive.
package struct DeviceRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package static let empty = DeviceRect(x: 0, y: 0, width: 0, height: 0)

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var size: DeviceSize { DeviceSize(width: width, height: height) }
  package var area: Int { isEmpty ? 0 : width * height }
}

extension DeviceRect {
  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  package init(size: DeviceSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  package func intersects(_ other: DeviceRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty
      && !other.isEmpty
  }

  package func contains(_ other: DeviceRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  package func intersection(_ other: DeviceRect) -> DeviceRect {
    guard intersects(other) else { return .empty }
    return DeviceRect(
      left: max(x, other.x), top: max(y, other.y),
      right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  package func union(_ other: DeviceRect) -> DeviceRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return DeviceRect(
      left: min(x, other.x), top: min(y, other.y),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  package func insetBy(x dx: Int, y dy: Int) -> DeviceRect {
    DeviceRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  package func insetBy(_ distance: Int) -> DeviceRect { insetBy(x: distance, y: distance) }

  package func moved(x dx: Int, y dy: Int) -> DeviceRect {
    DeviceRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Calls `body` with each of the at most four rectangles that remain without `hole`.
  package func forEachPiece(outside hole: DeviceRect, _ body: (DeviceRect) -> Void) {
    func visit(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
      if left < right, top < bottom {
        body(DeviceRect(left: left, top: top, right: right, bottom: bottom))
      }
    }
    let shared = intersection(hole)
    guard !shared.isEmpty else { return visit(x, y, maxX, maxY) }
    visit(x, y, maxX, shared.y)
    visit(x, shared.y, shared.x, shared.maxY)
    visit(shared.maxX, shared.y, maxX, shared.maxY)
    visit(x, shared.maxY, maxX, maxY)
  }
}
