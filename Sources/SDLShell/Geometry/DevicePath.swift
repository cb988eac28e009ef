internal import DragFrameIO
internal import DragGeometry

/// A path in 1/256 of a device pixel, counted from the corner of the rectangle that holds it.
struct DevicePath: Hashable {
  struct Vertex: Hashable {
    var x: Int
    var y: Int
  }

  enum Element: Hashable {
    case move(Vertex)
    case line(Vertex)
    case curve(Vertex, Vertex, Vertex)
    case close
  }

  private(set) var elements: [Element]
  /// How thick the line along the path is; nothing where the path's inside is meant.
  let strokeWidth: Int?

  /// The widest line, in 1/256 of a device pixel: beyond a window's size it makes no difference.
  private static let widestStroke = 4096 * 256

  /// Creates a path and says where its corner comes to lie, or nothing where the path has no points.
  static func make(
    _ path: Path, strokeWidth: Length?, in space: DeviceSpace
  ) -> (path: DevicePath, frame: DeviceRect)? {
    guard path.elements.contains(where: { $0 != .close }) else { return nil }
    let width = strokeWidth.map { min(max(1, space.fine($0)), widestStroke) }
    let bounds = path.fineBounds(in: space, margin: width.map { $0 / 2 + 1 } ?? 0)
    let (dx, dy) = (bounds.x * 256, bounds.y * 256)
    let elements = path.elements.map { element in
      element.mapped { Vertex(x: space.fine($0.x) - dx, y: space.fine($0.y) - dy) }
    }
    return (
      DevicePath(elements: elements, strokeWidth: width), bounds.moved(x: space.dx, y: space.dy)
    )
  }

  /// The path seen from another corner.
  func moved(x: Int, y: Int) -> DevicePath {
    var moved = self
    let shift = { (v: Vertex) in Vertex(x: v.x + x * 256, y: v.y + y * 256) }
    moved.elements = elements.map { element in
      switch element {
      case .move(let end): .move(shift(end))
      case .line(let end): .line(shift(end))
      case .curve(let one, let two, let end): .curve(shift(one), shift(two), shift(end))
      case .close: .close
      }
    }
    return moved
  }
}

extension Path {
  /// The whole device pixels that hold the path, without the space's offset.
  fileprivate func fineBounds(in space: DeviceSpace, margin: Int) -> DeviceRect {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    let include = { (point: Point) in
      let (x, y) = (space.fine(point.x), space.fine(point.y))
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x), max(bottom, y))
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): include(end)
      case .curve(let end, let one, let two):
        include(end)
        include(one)
        include(two)
      case .close: break
      }
    }
    return DeviceRect(
      left: (left - margin) >> 8, top: (top - margin) >> 8,
      right: (right + margin + 255) >> 8, bottom: (bottom + margin + 255) >> 8)
  }
}

extension Path.Element {
  fileprivate func mapped(_ map: (Point) -> DevicePath.Vertex) -> DevicePath.Element {
    switch self {
    case .move(let end): .move(map(end))
    case .line(let end): .line(map(end))
    case .curve(let end, let one, let two): .curve(map(one), map(two), map(end))
    case .close: .close
    }
  }
}
