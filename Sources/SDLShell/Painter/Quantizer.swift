internal import DragFrameIO
internal import DragGeometry

struct Quantizer {
  private(set) var marks: [Mark] = []

  /// The maximum area of a path's frame, in device pixels, up to which its sprite contains the whole path.
  ///
  /// If the frame is larger, the sprite contains only the part in the clip.
  static let largestPath = 1 << 21
  /// The maximum depth of nested operations, to limit the use of the stack.
  ///
  /// Operations that are nested deeper are not drawn.
  static let maximumDepth = 64

  mutating func add(
    _ operation: DrawOperation, in space: DeviceSpace, clip: DeviceRect, depth: Int = 0
  ) {
    guard depth < Self.maximumDepth else { return }
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

  /// Adds a translucent group as one mark, if a part of the group is inside `clip`.
  ///
  /// The marks in a group are relative to the group's frame, so that a group that only moves keeps
  /// its sprite. Therefore they are not clipped to `clip`, but to a rectangle that is larger by
  /// `groupReach` on each side.
  private mutating func addGroup(
    _ id: DrawID, _ opacity: Int, _ children: [DrawOperation], in space: DeviceSpace,
    clip: DeviceRect, depth: Int
  ) {
    var inner = Quantizer()
    let reach = clip.insetBy(-Self.groupReach)
    for child in children { inner.add(child, in: space, clip: reach, depth: depth) }
    let frame = inner.marks.reduce(DeviceRect.empty) { $0.union($1.visible) }
    guard frame.intersects(clip) else { return }
    let marks = inner.marks.map { $0.moved(x: -frame.x, y: -frame.y) }
    append(id, .group(alpha: opacity, marks), frame: frame, clip: clip)
  }

  private static let groupReach = 512

  mutating func append(_ id: DrawID, _ paint: Paint, frame: DeviceRect, clip: DeviceRect) {
    let visible = frame.intersection(clip)
    guard !visible.isEmpty else { return }
    marks.append(Mark(id: id, frame: frame, visible: visible, paint: paint))
  }
}
