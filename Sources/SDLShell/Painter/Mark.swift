internal import DragFrameIO

/// One thing to draw in whole device pixels, with groups and clips resolved.
///
/// Two frames are compared mark by mark, so what makes no difference to a pixel must not stand here.
struct Mark: Hashable {
  let id: DrawID
  /// Where the thing lies.
  var frame: DeviceRect
  /// The part of the frame that can be seen through all clips; never empty.
  var visible: DeviceRect
  let paint: Paint

  /// A rectangle that the mark covers without letting anything through.
  var opaqueArea: DeviceRect {
    guard case .roundedRect(let radius, let color) = paint, color >> 24 == 255 else {
      return .empty
    }
    let corner = radius.wholePixels
    // Between the corners it reaches from edge to edge.
    let core =
      frame.width < frame.height ? frame.insetBy(x: 0, y: corner) : frame.insetBy(x: corner, y: 0)
    return core.intersection(visible)
  }
}
