package import DragDrawing
internal import DragKit

/// The drawings that are kept from the last frames; whole frames are the same without it.
package final class FrameCache {
  let chrome = ChromeCache()
  let drawings = DrawingCache()
  var layers: FrameLayers?
  /// The measured times of frames, which the inspector shows; `nil` without a window, which measures them.
  package var figures: FrameFigures?
  /// Whether something in front of the playground has the focus, which the frame then does not show.
  package var hidesFocus = false
  /// The drawings of the program on the page, behind tips, lists, menus and sheets.
  package var page: [DrawOperation] = []

  package init() {}
}

/// Everything that a frame draws except the items in hand, and how these are drawn.
struct FrameLayers {
  let behindHand: [DrawOperation]
  /// The drawing of each overlay.
  let previews: [PreviewDrawing]
  let inFront: [DrawOperation]
  /// The environment of the items in hand, which has no interaction: a frame that draws only these copies none.
  let environment: Canvas.Environment
}
