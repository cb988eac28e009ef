internal import CSDL2

/// An upright rectangle of whole device pixels; its right and bottom edges do not belong to it.
package struct DeviceRect: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The top edge.
  package var y: Int
  /// The extent to the right.
  package var width: Int
  /// The extent downwards.
  package var height: Int

  /// Creates a rectangle from its corner and its extent.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its edges.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Creates the rectangle of `size` in the corner.
  init(size: DeviceSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  static let empty = DeviceRect(x: 0, y: 0, width: 0, height: 0)

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var area: Int { isEmpty ? 0 : width * height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  var size: DeviceSize { DeviceSize(width: width, height: height) }

  package func intersects(_ other: DeviceRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty
      && !other.isEmpty
  }

  func contains(_ other: DeviceRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  package func intersection(_ other: DeviceRect) -> DeviceRect {
    guard intersects(other) else { return .empty }
    return DeviceRect(
      left: max(x, other.x), top: max(y, other.y),
      right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  func union(_ other: DeviceRect) -> DeviceRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return DeviceRect(
      left: min(x, other.x), top: min(y, other.y),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  func insetBy(_ distance: Int) -> DeviceRect { insetBy(x: distance, y: distance) }

  func insetBy(x dx: Int, y dy: Int) -> DeviceRect {
    DeviceRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  func moved(x dx: Int, y dy: Int) -> DeviceRect {
    DeviceRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// What is left of the rectangle outside of `hole`: up to four bands, which share no pixel.
  func subtracting(_ hole: DeviceRect) -> [DeviceRect] {
    let shared = intersection(hole)
    guard !shared.isEmpty else { return isEmpty ? [] : [self] }
    return [
      DeviceRect(left: x, top: y, right: maxX, bottom: shared.y),
      DeviceRect(left: x, top: shared.y, right: shared.x, bottom: shared.maxY),
      DeviceRect(left: shared.maxX, top: shared.y, right: maxX, bottom: shared.maxY),
      DeviceRect(left: x, top: shared.maxY, right: maxX, bottom: maxY),
    ].filter { !$0.isEmpty }
  }

  /// The rectangle as SDL takes it.
  var sdl: SDL_Rect {
    SDL_Rect(
      x: Int32(clamping: x), y: Int32(clamping: y),
      w: Int32(clamping: width), h: Int32(clamping: height))
  }
}
