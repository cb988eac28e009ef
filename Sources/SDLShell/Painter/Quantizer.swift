internal import DragFrameIO
internal import DragGeometry

/// Turns a list into marks of whole device pixels, with groups and clips resolved.
struct Quantizer {
  private(set) var marks: [Mark] = []
  private let window: DeviceSpace

  /// Paths larger than this many pixels are rasterised only where they can be seen.
  static let largestPath = 1 << 21
  /// Deeper groups are left out rather than let the stack overflow.
  static let deepest = 64

  /// Creates a quantiser for a window.
  init(scale: Fraction) {
    window = DeviceSpace(scale: scale)
  }

  /// Adds what can be seen of an operation within `clip`.
  mutating func add(_ operation: DrawOperation, clip: DeviceRect) {
    add(operation, in: window, clip: clip, depth: 0)
  }

  private mutating func add(
    _ operation: DrawOperation, in space: DeviceSpace, clip: DeviceRect, depth: Int
  ) {
    guard depth < Self.deepest else { return }
    switch operation.content {
    case .group(let alpha, let transform, let children):
      let inner = space.applying(transform)
      let opacity = min(max((alpha.raw * 255 + 32768) >> 16, 0), 255)
      if opacity == 255 {
        for child in children { add(child, in: inner, clip: clip, depth: depth + 1) }
      } else if opacity > 0 {
        addGroup(operation.id, opacity, children, in: inner, clip: clip, depth: depth + 1)
      }
    case .clip(let rect, let children):
      let inner = space.device(rect).intersection(clip)
      guard !inner.isEmpty else { return }
      for child in children { add(child, in: space, clip: inner, depth: depth + 1) }
    default:
      addShape(operation, in: space, clip: clip)
    }
  }

  /// Adds a group that is seen through as one.
  ///
  /// Its marks are counted from the corner of what they cover, so that a group which only moves stays
  /// the same sprite. For that, the window's edge must not clip them: only far outside they are cut.
  private mutating func addGroup(
    _ id: DrawID, _ opacity: Int, _ children: [DrawOperation], in space: DeviceSpace,
    clip: DeviceRect, depth: Int
  ) {
    var inner = Quantizer(window)
    let reach = clip.insetBy(-Self.groupReach)
    for child in children { inner.add(child, in: space, clip: reach, depth: depth) }
    let frame = inner.marks.reduce(DeviceRect.empty) { $0.union($1.visible) }
    guard frame.intersects(clip) else { return }
    let marks = inner.marks.map { $0.moved(x: -frame.x, y: -frame.y) }
    append(id, .group(alpha: opacity, marks), frame: frame, clip: clip)
  }

  /// How far beyond the visible a group is still drawn whole.
  private static let groupReach = 512

  private init(_ window: DeviceSpace) {
    self.window = window
  }

  mutating func append(_ id: DrawID, _ paint: Paint, frame: DeviceRect, clip: DeviceRect) {
    let visible = frame.intersection(clip)
    guard !visible.isEmpty else { return }
    marks.append(Mark(id: id, frame: frame, visible: visible, paint: paint))
  }
}

extension Mark {
  func moved(x: Int, y: Int) -> Mark {
    var moved = self
    moved.frame = frame.moved(x: x, y: y)
    moved.visible = visible.moved(x: x, y: y)
    return moved
  }
}
