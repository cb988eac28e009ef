internal import DragFrameIO
internal import DragGeometry

extension Quantizer {
  mutating func addShape(_ operation: DrawOperation, in space: DeviceSpace, clip: DeviceRect) {
    let id = operation.id
    switch operation.content {
    case .roundedRect(let rect, let radius, let fill):
      guard fill.alpha > 0 else { return }
      let (frame, round) = space.device(rect, radius: radius)
      append(id, .roundedRect(radius: round, color: fill.argb), frame: frame, clip: clip)
    case .roundedRectOutline(let rect, let radius, let width, let color):
      let (frame, round) = space.device(rect, radius: radius)
      let line = max(1, space.device(width))
      let paint = Paint.outline(radius: round, width: line, color: color.argb)
      append(id, paint, frame: frame, clip: clip)
    case .shadow(let rect, let radius, let blur, let color):
      let (frame, round) = space.device(rect, radius: radius)
      guard !frame.isEmpty, color.alpha > 0 else { return }
      let reach = min(max(space.device(blur), 0), Self.longestBlur)
      let paint = Paint.shadow(radius: round, blur: reach, color: color.argb)
      append(id, paint, frame: frame.insetBy(-reach), clip: clip)
    case .fill(let path, let color):
      addPath(id, path, width: nil, color, in: space, clip: clip)
    case .stroke(let path, let width, let color):
      addPath(id, path, width: width, color, in: space, clip: clip)
    case .image(let name, let rect, let radius):
      let (frame, round) = space.device(rect, radius: radius)
      append(id, .image(name, radius: round), frame: frame, clip: clip)
    case .icon(let name, let rect, let color):
      append(id, .icon(name, color: color.argb), frame: space.device(rect), clip: clip)
    case .text(let line):
      let size = min(space.device(line.font.size), Self.largestFont)
      guard !line.text.isEmpty, size > 0, line.color.alpha > 0 else { return }
      let text = StyledText(
        text: line.text, face: line.font.face, size: size, color: line.color.argb)
      append(id, .text(text, line.alignment), frame: space.device(line.box), clip: clip)
    case .group, .clip:
      break
    }
  }

  private static let longestBlur = 256

  private mutating func addPath(
    _ id: DrawID, _ path: Path, width: Length?, _ color: Color, in space: DeviceSpace,
    clip: DeviceRect
  ) {
    guard space.scale > 0, color.alpha > 0,
      var (shape, frame) = DevicePath.make(path, strokeWidth: width, in: space)
    else { return }
    if frame.area > Self.largestPath {
      let visible = frame.intersection(clip)
      shape = shape.moved(x: frame.x - visible.x, y: frame.y - visible.y)
      frame = visible
    }
    append(id, .path(shape, color: color.argb), frame: frame, clip: clip)
  }

  private static let largestFont = 512
}

extension DeviceSpace {
  fileprivate func device(_ rect: Rect, radius: Length) -> (frame: DeviceRect, radius: Int) {
    let frame = device(rect)
    return (frame, min(max(fine(radius), 0), min(frame.width, frame.height) * 128))
  }
}
