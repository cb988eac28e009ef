internal import DragFrameIO

/// What fills a rectangle of whole device pixels, apart from its place and size.
///
/// Colours are `0xAARRGGBB`; radii and strokes are in 1/256 of a device pixel, the rest in whole ones.
enum Paint: Hashable {
  case roundedRect(radius: Int, color: UInt32)
  case outline(radius: Int, width: Int, color: UInt32)
  /// The rectangle holds the blur; what casts the shadow is smaller by it at each edge.
  case shadow(radius: Int, blur: Int, color: UInt32)
  case path(DevicePath, color: UInt32)
  case image(String, radius: Int)
  case icon(String, color: UInt32)
  case text(Words, TextLine.Alignment)
  /// Marks relative to the rectangle, put together and then seen through as one.
  case group(alpha: Int, [Mark])
}

extension Color {
  /// The colour as `0xAARRGGBB`.
  var argb: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
