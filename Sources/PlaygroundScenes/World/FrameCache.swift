package import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The drawings of the last frames; without it, frames are the same, but slower.
package final class FrameCache {
  let chrome = ChromeCache()
  let drawings = DrawingCache()
  var layers: FrameLayers?
  /// The measured times of frames, for the inspector; `nil` without a window.
  package var figures: FrameFigures?
  /// Whether the frame hides the focus, because something in front of the playground has it.
  package var hidesFocus = false
  /// The drawings of the program on the page, behind tips, lists, menus and sheets.
  package var page: [DrawOperation] = []

  package init() {}
}

/// All layers of a frame except the items in hand, and how these are drawn.
struct FrameLayers {
  let behindHand: [DrawOperation]
  /// The drawing of each overlay.
  let previews: [PreviewDrawing]
  let inFront: [DrawOperation]
  /// The environment of the items in hand, without an interaction: a frame that draws only these
  /// copies nothing.
  let environment: Canvas.Environment
}
