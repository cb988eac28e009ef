internal import DragDrawing
internal import DragGeometry

/// A path in 1/256 of a device pixel, from the upper left corner of its frame.
struct DevicePath: Hashable {
  let outline: Path
  /// The width of the stroke, in 1/256 of a device pixel; `nil` if the path is filled.
  let strokeWidth: Int?

  private static let widestStroke = 4096 * 256

  static func make(
    _ path: Path, strokeWidth: Length?, in space: DeviceSpace
  ) -> (path: DevicePath, frame: DeviceRect)? {
    guard path.elements.contains(where: { $0 != .close }) else { return nil }
    let width = strokeWidth.map { min(max(1, space.fine($0)), widestStroke) }
    let fine = path.map { point in
      Point(
        x: Length(subpixels: space.fine(point.x)), y: Length(subpixels: space.fine(point.y)))
    }
    let (bounds, margin) = (fine.bounds, width.map { $0 / 2 + 1 } ?? 0)
    let whole = DeviceRect(
      left: (bounds.minX.subpixels - margin) >> 8, top: (bounds.minY.subpixels - margin) >> 8,
      right: (bounds.maxX.subpixels + margin + 254) >> 8,
      bottom: (bounds.maxY.subpixels + margin + 254) >> 8)
    return (
      DevicePath(outline: fine, strokeWidth: width).moved(x: -whole.x, y: -whole.y),
      whole.moved(x: space.dx, y: space.dy)
    )
  }

  func moved(x: Int, y: Int) -> DevicePath {
    let offset = Vector(dx: Length(pixels: x), dy: Length(pixels: y))
    return DevicePath(outline: outline.map { $0 + offset }, strokeWidth: strokeWidth)
  }
}
