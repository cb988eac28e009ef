internal import DragDrawing
internal import DragGeometry

extension DrawContext {
  private static let longestBlur = 256
  private static let largestFont = 512
  /// The maximum area of a path's frame, in device pixels, up to which its sprite contains the whole path.
  ///
  /// If the frame is larger, the sprite contains only the part in the clip.
  private static let largestPath = 1 << 21
  private static let groupReach = 512

  /// Returns a drawing in whole device pixels; `nil` if it would change none.
  func mark(of operation: DrawOperation) -> Mark? {
    guard let (paint, frame) = paint(of: operation.content) else { return nil }
    let visible = frame.intersection(clip)
    guard !visible.isEmpty else { return nil }
    return Mark(id: operation.id, frame: frame, visible: visible, paint: paint)
  }

  private func paint(of content: DrawContent) -> (Paint, DeviceRect)? {
    switch content {
    case .roundedRect(let rect, let radius, let fill):
      guard fill.alpha > 0 else { return nil }
      let (frame, round) = space.device(rect, radius: radius)
      return (.roundedRect(radius: round, color: fill.argb), frame)
    case .roundedRectOutline(let rect, let radius, let width, let color):
      let (frame, round) = space.device(rect, radius: radius)
      let line = max(1, space.device(width))
      return (.outline(radius: round, width: line, color: color.argb), frame)
    case .shadow(let rect, let radius, let blur, let color):
      let (frame, round) = space.device(rect, radius: radius)
      guard !frame.isEmpty, color.alpha > 0 else { return nil }
      let reach = min(max(space.device(blur), 0), Self.longestBlur)
      // In whole pixels, which a blur hides: in a lift, each frame has another radius.
      let corner = reach > 0 ? (round + 128) & ~255 : round
      return (.shadow(radius: corner, blur: reach, color: color.argb), frame.insetBy(-reach))
    case .fill(let path, let color):
      return paint(of: path, width: nil, color)
    case .stroke(let path, let width, let color):
      return paint(of: path, width: width, color)
    case .image(let name, let rect, let radius):
      let (frame, round) = space.device(rect, radius: radius)
      return (.image(name, radius: round), frame)
    case .icon(let name, let rect, let color):
      return (.icon(name, color: color.argb), space.device(rect))
    case .text(let line):
      // In quarters of a pixel.
      let size = min((space.fine(line.font.size) + 32) >> 6, Self.largestFont * 4)
      guard !line.text.isEmpty, size > 0, line.color.alpha > 0 else { return nil }
      let text = StyledText(
        text: line.text, face: line.font.face, size: size, color: line.color.argb)
      return (.text(text, line.alignment), space.device(line.box))
    case .group(let alpha, let transform, let children):
      return paint(ofGroup: children, alpha.opacity, transform)
    case .clip: return nil
    }
  }

  private func paint(of path: Path, width: Length?, _ color: Color) -> (Paint, DeviceRect)? {
    guard space.scale > 0, color.alpha > 0,
      var (shape, frame) = DevicePath.make(path, strokeWidth: width, in: space)
    else { return nil }
    if frame.area > Self.largestPath {
      let visible = frame.intersection(clip)
      shape = shape.moved(x: frame.x - visible.x, y: frame.y - visible.y)
      frame = visible
    }
    return (.path(shape, color: color.argb), frame)
  }

  /// Returns a translucent group as one mark.
  ///
  /// The marks in a group are relative to the group's frame, so that a group that only moves keeps
  /// its sprite. Therefore they are not clipped to `clip`, but to a rectangle that is larger by
  /// `groupReach` on each side.
  private func paint(
    ofGroup operations: [DrawOperation], _ opacity: Int, _ transform: Transform
  ) -> (Paint, DeviceRect)? {
    guard opacity > 0, depth + 1 < Self.maximumDepth else { return nil }
    let inner = DrawContext(
      space: space.applying(transform), clip: clip.insetBy(-Self.groupReach), depth: depth + 1)
    let marks = inner.marks(of: operations)
    let frame = marks.reduce(DeviceRect.empty) { $0.union($1.visible) }
    return (.group(alpha: opacity, marks.map { $0.moved(x: -frame.x, y: -frame.y) }), frame)
  }
}

extension DeviceSpace {
  fileprivate func device(_ rect: Rect, radius: Length) -> (frame: DeviceRect, radius: Int) {
    let frame = device(rect)
    return (frame, min(max(fine(radius), 0), min(frame.width, frame.height) * 128))
  }
}
