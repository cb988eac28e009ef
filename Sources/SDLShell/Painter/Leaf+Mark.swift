internal import DragFrameIO
internal import DragGeometry

extension Leaf {
  private static let longestBlur = 256
  private static let largestFont = 512
  /// The maximum area of a path's frame, in device pixels, up to which its sprite contains the whole path.
  ///
  /// If the frame is larger, the sprite contains only the part in the clip.
  private static let largestPath = 1 << 21
  private static let groupReach = 512

  /// The drawing in whole device pixels; `nil` if it would change none.
  var mark: Mark? {
    switch operation.content {
    case .roundedRect(let rect, let radius, let fill):
      guard fill.alpha > 0 else { return nil }
      let (frame, round) = space.device(rect, radius: radius)
      return mark(.roundedRect(radius: round, color: fill.argb), frame)
    case .roundedRectOutline(let rect, let radius, let width, let color):
      let (frame, round) = space.device(rect, radius: radius)
      let line = max(1, space.device(width))
      return mark(.outline(radius: round, width: line, color: color.argb), frame)
    case .shadow(let rect, let radius, let blur, let color):
      let (frame, round) = space.device(rect, radius: radius)
      guard !frame.isEmpty, color.alpha > 0 else { return nil }
      let reach = min(max(space.device(blur), 0), Self.longestBlur)
      return mark(
        .shadow(radius: round, blur: reach, color: color.argb), frame.insetBy(-reach))
    case .fill(let path, let color):
      return mark(of: path, width: nil, color)
    case .stroke(let path, let width, let color):
      return mark(of: path, width: width, color)
    case .image(let name, let rect, let radius):
      let (frame, round) = space.device(rect, radius: radius)
      return mark(.image(name, radius: round), frame)
    case .icon(let name, let rect, let color):
      return mark(.icon(name, color: color.argb), space.device(rect))
    case .text(let line):
      // In quarters of a pixel.
      let size = min((space.fine(line.font.size) + 32) >> 6, Self.largestFont * 4)
      guard !line.text.isEmpty, size > 0, line.color.alpha > 0 else { return nil }
      let text = StyledText(
        text: line.text, face: line.font.face, size: size, color: line.color.argb)
      return mark(.text(text, line.alignment), space.device(line.box))
    case .group(let alpha, let transform, let children):
      return mark(ofGroup: children, alpha.opacity, transform)
    case .clip: return nil
    }
  }

  private func mark(_ paint: Paint, _ frame: DeviceRect) -> Mark? {
    let visible = frame.intersection(clip)
    guard !visible.isEmpty else { return nil }
    return Mark(id: operation.id, frame: frame, visible: visible, paint: paint)
  }

  private func mark(of path: Path, width: Length?, _ color: Color) -> Mark? {
    guard space.scale > 0, color.alpha > 0,
      var (shape, frame) = DevicePath.make(path, strokeWidth: width, in: space)
    else { return nil }
    if frame.area > Self.largestPath {
      let visible = frame.intersection(clip)
      shape = shape.moved(x: frame.x - visible.x, y: frame.y - visible.y)
      frame = visible
    }
    return mark(.path(shape, color: color.argb), frame)
  }

  /// Returns a translucent group as one mark.
  ///
  /// The marks in a group are relative to the group's frame, so that a group that only moves keeps
  /// its sprite. Therefore they are not clipped to `clip`, but to a rectangle that is larger by
  /// `groupReach` on each side.
  private func mark(
    ofGroup children: [DrawOperation], _ opacity: Int, _ transform: Transform
  ) -> Mark? {
    guard opacity > 0 else { return nil }
    let (inner, reach) = (space.applying(transform), clip.insetBy(-Self.groupReach))
    var marks: [Mark] = []
    Self.forEach(of: children, inner, clip: reach, depth: depth + 1) { leaf in
      if let mark = leaf.mark { marks.append(mark) }
    }
    let frame = marks.reduce(DeviceRect.empty) { $0.union($1.visible) }
    let relative = marks.map { $0.moved(x: -frame.x, y: -frame.y) }
    return mark(.group(alpha: opacity, relative), frame)
  }
}

extension DeviceSpace {
  fileprivate func device(_ rect: Rect, radius: Length) -> (frame: DeviceRect, radius: Int) {
    let frame = device(rect)
    return (frame, min(max(fine(radius), 0), min(frame.width, frame.height) * 128))
  }
}
