internal import DragDrawing
internal import DragGeometry

/// A shape, text, picture or translucent group, in whole device pixels.
///
/// Draw lists are compared mark by mark, so a mark holds only what affects pixels, and its identity.
struct Mark: Hashable {
  let id: DrawID
  var frame: DeviceRect
  /// The part of `frame` that is inside all clips, in the same coordinates as `frame`; never empty.
  var visible: DeviceRect
  let paint: Paint

  func moved(x: Int, y: Int) -> Mark {
    var moved = self
    moved.frame = frame.moved(x: x, y: y)
    moved.visible = visible.moved(x: x, y: y)
    return moved
  }
}

struct SpriteKey: Hashable {
  let size: DeviceSize
  let paint: Paint
}

/// The contents of a mark, without its position and size.
///
/// Colours are `0xAARRGGBB`. Radii and paths are in 1/256 of a device pixel, other lengths in device pixels.
enum Paint: Hashable {
  case roundedRect(radius: Int, color: UInt32)
  case outline(radius: Int, width: Int, color: UInt32)
  /// A shadow; the mark's frame includes the blur.
  ///
  /// The shape that casts the shadow is the frame, inset by `blur`.
  case shadow(radius: Int, blur: Int, color: UInt32)
  case path(DevicePath, color: UInt32)
  case image(String, radius: Int)
  case icon(String, color: UInt32)
  case text(StyledText, TextLine.Alignment)
  /// Marks that are drawn as one picture, with the opacity `alpha` / 255; `alpha` is 1 to 254.
  ///
  /// Their coordinates are relative to the upper left corner of the group's frame.
  case group(alpha: Int, [Mark])

  /// Whether this is one of some pictures, or a group with one of them in it.
  func shows(_ pictures: Set<String>) -> Bool {
    switch self {
    case .image(let name, _): pictures.contains(name)
    case .group(_, let marks): marks.contains { $0.paint.shows(pictures) }
    default: false
    }
  }

  var isGroup: Bool { if case .group = self { true } else { false } }

  /// Whether the clip can change more than the visible part.
  var dependsOnClip: Bool {
    switch self {
    case .path, .group: true
    default: false
    }
  }
}

extension Color {
  var argb: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
